import type { BoxOffer, MobilePlanOffer } from '@vitrine/domain/box-offer';
import { FAMILY_MAX_PLANS, familyBill } from '@vitrine/domain/offers/family-bill';
import { formatPrice } from '@vitrine/domain/price';
import { Section } from '#ui/Section/Section.tsx';
import { Table } from '#ui/Table/Table.tsx';

export type FamilyExamplesProps = {
  title: string;
  box: BoxOffer;
  /** A plan that gets the discount. */
  plan: MobilePlanOffer;
};

/** The bill for one to four plans, without anything to fill in. */
export function FamilyExamples({ title, box, plan }: FamilyExamplesProps) {
  const counts = Array.from({ length: FAMILY_MAX_PLANS }, (_, index) => index + 1);
  return (
    <Section title={title}>
      <Table
        caption="Facture mensuelle selon le nombre de forfaits"
        hideCaption
        narrow="cards"
        columns={['Forfaits', 'La première année', 'Ensuite', 'Économie la première année']}
        rows={counts.map((count) => {
          const bill = familyBill(
            box,
            Array.from({ length: count }, () => plan),
          );
          const [first, then = first] = bill;
          return {
            header: count === 1 ? '1 forfait' : `${count} forfaits`,
            cells: [first?.total, then?.total, first?.saved].map((amount) =>
              formatPrice(amount ?? 0),
            ),
          };
        })}
      />
    </Section>
  );
}
