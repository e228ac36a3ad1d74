import type { ContentOf } from '@vitrine/domain/content/calls';
import { AdvantageCards } from '#ui/AdvantageCards/AdvantageCards.tsx';
import { Section } from '#ui/Section/Section.tsx';

export type WhyCardsProps = ContentOf<'home/why-{product}'>;

/** The reasons to come, each with its proof. */
export function WhyCards({ title, cards }: WhyCardsProps) {
  return (
    <Section title={title}>
      <AdvantageCards cards={cards} tracking="pourquoi" />
    </Section>
  );
}
