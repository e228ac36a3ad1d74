import { formatDay } from '@vitrine/domain/french';
import type { Catalogue } from '@vitrine/domain/box-offer';
import type { Flags } from '@vitrine/domain/config';
import type { ContentOf } from '@vitrine/domain/content/calls';
import { namedBoxes } from '@vitrine/domain/offers/box-phrases';
import { planWithBox } from '@vitrine/domain/offers/family-bill';
import { formatAmount, formatPrice, fullPrice } from '@vitrine/domain/price';
import { sentenceWith } from '@vitrine/domain/sentence';
import { PaymentMarks } from '#ui/PaymentMarks/PaymentMarks.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Section } from '#ui/Section/Section.tsx';
import { Table } from '#ui/Table/Table.tsx';
import { TabPanel } from '#ui/Tabs/TabPanel.tsx';
import { Tabs } from '#ui/Tabs/Tabs.tsx';
import styles from './Tariffs.module.css';

export type TariffsProps = ContentOf<'pages/tarifs-et-conditions'> & {
  catalogue: Catalogue;
  /** Some services are sold while theirs is on. */
  flags: Pick<Flags, 'antivirus'>;
  sheetHrefs: Readonly<Record<string, string>>;
};

/** On paper, and without script, all of them follow one another. */
const TABLES = [
  ['box', 'box'],
  ['forfaits', 'plans'],
  ['services', 'services'],
  ['frais', 'fees'],
] as const;

/** Every price and every fee, as tables that print. */
export function Tariffs({
  catalogue,
  flags,
  title,
  intro,
  tables,
  payment,
  sections,
  updatedOn,
  updated,
  sheetHrefs,
}: TariffsProps) {
  const { boxes, mobilePlans, fees } = catalogue;
  const services = catalogue.services.filter(({ flag }) => flag === undefined || flags[flag]);
  return (
    <Section title={title} intro={<RichText source={intro} />} headingLevel={1}>
      <div>
        <Tabs
          label={title}
          items={TABLES.map(([contentId, table]) => ({ contentId, label: tables[table].title }))}
        />
        <TabPanel id="box" selected>
          <Table
            caption={tables.box.title}
            columns={tables.box.columns}
            rows={boxes.map((offer) => ({
              header: offer.nameWithSerieSpeciale,
              cells: [
                fullPrice(offer),
                offer.commitment,
                <a
                  key={offer.key}
                  className={styles.sheet}
                  href={sheetHrefs[offer.key]}
                  aria-label={sentenceWith(tables.box.sheetNamed, { offer: offer.name })}
                >
                  {tables.box.sheet}
                </a>,
              ],
            }))}
          />
        </TabPanel>
        <TabPanel id="forfaits">
          <Table
            caption={tables.plans.title}
            columns={tables.plans.columns}
            rows={mobilePlans.map((plan) => ({
              header: plan.name,
              cells: [
                fullPrice(plan),
                // The discount is the same with every box.
                plan.discounted && boxes[0]
                  ? fullPrice(planWithBox(plan, boxes[0]))
                  : tables.plans.same,
              ],
            }))}
          />
        </TabPanel>
        <TabPanel id="services">
          <Table
            caption={tables.services.title}
            columns={tables.services.columns}
            rows={services.map(({ name, includedWith, ...service }) => ({
              header: name,
              cells: [
                servicePrice(service, tables.services),
                includedWith.length === 0
                  ? tables.services.noBox
                  : namedBoxes(boxes.filter(({ key }) => includedWith.includes(key))),
              ],
            }))}
          />
        </TabPanel>
        <TabPanel id="frais">
          <Table
            caption={tables.fees.title}
            columns={tables.fees.columns}
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
          <PaymentMarks title={payment.meansTitle} means={payment.means} />
        </section>
        {sections.map(({ id, title, text }) => (
          <section key={id} id={id} className={styles.condition} aria-labelledby={`${id}-titre`}>
            <h2 id={`${id}-titre`} className={styles.title}>
              {title}
            </h2>
            <RichText source={text} />
          </section>
        ))}
        <p className={styles.date}>{sentenceWith(updated, { day: formatDay(updatedOn) })}</p>
      </div>
    </Section>
  );
}

function servicePrice(
  {
    price,
    startsAt,
    period,
    instalments,
  }: Pick<Catalogue['services'][number], 'price' | 'startsAt' | 'period' | 'instalments'>,
  texts: TariffsProps['tables']['services'],
): string {
  if (instalments)
    return sentenceWith(texts.instalments, {
      count: instalments.count,
      amount: formatAmount(price),
    });
  const whole = period === 'month' ? formatPrice(price) : formatAmount(price);
  return startsAt ? sentenceWith(texts.startsAt, { price: whole }) : whole;
}
