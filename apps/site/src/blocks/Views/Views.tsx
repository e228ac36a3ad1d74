import type { ContentViews } from '@vitrine/domain/content/parts';
import { Gallery } from '#ui/Gallery/Gallery.tsx';
import { Section, type SectionProps } from '#ui/Section/Section.tsx';

export type ViewsProps = ContentViews & Pick<SectionProps, 'theme'>;

/** An object that is shown from every side, under a title of its own. */
export function Views({ title, views, ...section }: ViewsProps) {
  return (
    <Section title={title} {...section}>
      <Gallery pictures={views} />
    </Section>
  );
}
