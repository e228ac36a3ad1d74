import type { Faq as FaqContent } from '@vitrine/domain/content/parts';
import { FaqList } from '#ui/FaqList/FaqList.tsx';
import { Section, type SectionProps } from '#ui/Section/Section.tsx';

export type FaqProps = FaqContent & Pick<SectionProps, 'screenOnly'>;

/** The questions people ask about this page. Its structured data goes in the head: `faqPage`. */
export function Faq({ title, items, ...section }: FaqProps) {
  return (
    <Section id="faq" title={title} width="narrow" {...section}>
      <FaqList items={items} name="faq" tracking="faq" />
    </Section>
  );
}
