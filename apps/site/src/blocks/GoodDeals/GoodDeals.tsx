import type { ContentOf } from '@vitrine/domain/content/calls';
import { AdvantageCards } from '#ui/AdvantageCards/AdvantageCards.tsx';
import { Section } from '#ui/Section/Section.tsx';

export type GoodDealsProps = ContentOf<'pages/nos-offres-{line}'>['deals'];

/** Special series and discounts: where the menu's 'Bons Plans' leads. */
export function GoodDeals({ title, cards }: GoodDealsProps) {
  return (
    <Section id="bons-plans" title={title}>
      <AdvantageCards cards={cards} tracking="bons-plans" />
    </Section>
  );
}
