import type { BoxOffer, MobilePlanOffer } from '@vitrine/domain/box-offer';
import type { FamilyPage } from '@vitrine/domain/content/pages';
import { billInWords, FAMILY_MAX_PLANS, familyBill } from '@vitrine/domain/offers/family-bill';
import { sentenceWith } from '@vitrine/domain/sentence';
import { Section } from '#ui/Section/Section.tsx';
import { Table } from '#ui/Table/Table.tsx';

export type FamilyExamplesProps = {
  texts: FamilyPage['examples'];
  box: BoxOffer;
  /** A plan that gets the discount. */
  plan: MobilePlanOffer;
};

/** The bill for one to four plans, without anything to fill in. */
export function FamilyExamples({ texts, box, plan }: FamilyExamplesProps) {
  const counts = Array.from({ length: FAMILY_MAX_PLANS }, (_, index) => index + 1);
  return (
    <Section title={texts.title}>
      <Table
        caption={texts.caption}
        hideCaption
        columns={texts.columns}
        rows={counts.map((count) => {
          const bill = familyBill(
            box,
            Array.from({ length: count }, () => plan),
          );
          return {
            header: count === 1 ? texts.onePlan : sentenceWith(texts.manyPlans, { count }),
            cells: [billInWords(bill, 'total'), billInWords(bill, 'saved')],
          };
        })}
      />
    </Section>
  );
}
