import { formatDay } from '@vitrine/domain/french';
import type { Catalogue } from '@vitrine/domain/box-offer';
import type { ContentOf } from '@vitrine/domain/content/calls';
import { formatDuration } from '@vitrine/domain/duration';
import { namedBoxes } from '@vitrine/domain/offers/box-phrases';
import { formatAmount, formatPrice } from '@vitrine/domain/price';
import { PaymentMarks } from '#ui/PaymentMarks/PaymentMarks.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Section } from '#ui/Section/Section.tsx';
import { Table } from '#ui/Table/Table.tsx';
import { TabPanel } from '#ui/Tabs/TabPanel.tsx';
import { Tabs } from '#ui/Tabs/Tabs.tsx';
import styles from './Tariffs.module.css';

export type TariffsProps = ContentOf<'pages/tarifs-et-conditions'> & {
  catalogue: Catalogue;
  sheetHrefs: Readonly<Record<string, string>>;
};

/** On paper, and without script, all of them follow one another. */
const TABLES = [
  { id: 'freebox', label: 'Offres Freebox' },
  { id: 'forfaits', label: 'Forfaits mobiles' },
  { id: 'services', label: 'Services en option' },
  { id: 'frais', label: 'Frais' },
] as const;

/** Every price and every fee, as tables that print. */
export function Tariffs({
  catalogue,
  title,
  intro,
  payment,
  sections,
  updatedOn,
  sheetHrefs,
}: TariffsProps) {
  const { boxes, mobilePlans, services, fees } = catalogue;
  return (
    <Section title={title} intro={<RichText source={intro} />} headingLevel={1}>
      <div>
        <Tabs label={title} items={TABLES.map(({ id, label }) => ({ contentId: id, label }))} />
        <TabPanel id="freebox" selected>
          <Table
            narrow="cards"
            caption="Offres Freebox"
            columns={['Offre', 'Prix', 'Pendant', 'Ensuite', 'Engagement', 'Fiche']}
            rows={boxes.map((offer) => ({
              header: offer.nameWithSerieSpeciale,
              cells: [
                formatPrice(offer.price),
                offer.priceDuration === null
                  ? 'Sans limite'
                  : formatDuration(offer.priceDuration, { inYears: true }),
                formatPrice(offer.priceAfter ?? offer.price),
                offer.commitment,
                <a key={offer.key} href={sheetHrefs[offer.key]} aria-label={`Fiche ${offer.name}`}>
                  Fiche
                </a>,
              ],
            }))}
          />
        </TabPanel>
        <TabPanel id="forfaits">
          <Table
            narrow="cards"
            caption="Forfaits mobiles"
            columns={['Forfait', 'Prix', 'Avec une Freebox']}
            rows={mobilePlans.map(({ name, price, discounted }) => ({
              header: name,
              cells: [formatPrice(price), discounted ? 'Prix réduit' : 'Même prix'],
            }))}
          />
        </TabPanel>
        <TabPanel id="services">
          <Table
            narrow="cards"
            caption="Services en option"
            columns={['Service', 'Prix', 'Inclus avec']}
            rows={services.map(({ name, price, startsAt, period, instalments, includedWith }) => ({
              header: name,
              cells: [
                instalments
                  ? `${instalments.count} mensualités de ${formatAmount(price)}`
                  : `${startsAt ? 'dès ' : ''}${period === 'month' ? formatPrice(price) : formatAmount(price)}`,
                includedWith.length === 0
                  ? 'Aucune Freebox'
                  : namedBoxes(boxes.filter(({ key }) => includedWith.includes(key))),
              ],
            }))}
          />
        </TabPanel>
        <TabPanel id="frais">
          <Table
            narrow="cards"
            caption="Frais"
            columns={['Frais', 'Montant', 'Quand']}
            rows={fees.map(({ label, amount, detail }) => ({
              header: label,
              cells: [formatAmount(amount), detail],
            }))}
          />
        </TabPanel>
      </div>
      <div className={styles.conditions}>
        <section id="paiement" className={styles.condition} aria-labelledby="paiement-titre">
          <h2 id="paiement-titre" className={styles.title}>
            {payment.title}
          </h2>
          <RichText source={payment.text} />
          <PaymentMarks means={payment.means} />
        </section>
        {sections.map(({ id, title, text }) => (
          <section key={id} id={id} className={styles.condition} aria-labelledby={`${id}-titre`}>
            <h2 id={`${id}-titre`} className={styles.title}>
              {title}
            </h2>
            <RichText source={text} />
          </section>
        ))}
        <p className={styles.date}>{`Mis à jour le ${formatDay(updatedOn)}.`}</p>
      </div>
    </Section>
  );
}
