import { RichText } from '#ui/RichText/RichText.tsx';
import { Section } from '#ui/Section/Section.tsx';

export type ReviewMethodProps = { title: string; text: string };

/** How reviews are collected and checked: what makes them worth reading. */
export function ReviewMethod({ title, text }: ReviewMethodProps) {
  return (
    <Section id="methode" theme="lighterMedium" title={title} width="narrow">
      <RichText source={text} />
    </Section>
  );
}
