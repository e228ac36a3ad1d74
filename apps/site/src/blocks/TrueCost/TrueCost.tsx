import type { BoxOffer, Fee } from '@vitrine/domain/box-offer';
import type { BoxSections } from '@vitrine/domain/content/box-pages';
import { costOver } from '@vitrine/domain/cost';
import { formatDuration } from '@vitrine/domain/duration';
import { formatAmount, formatPrice } from '@vitrine/domain/price';
import { sentenceWith } from '@vitrine/domain/sentence';
import { Section } from '#ui/Section/Section.tsx';
import styles from './TrueCost.module.css';

export type TrueCostProps = {
  texts: BoxSections['cost'];
  offer: BoxOffer;
  fees: readonly Fee[];
  sheetHref: string;
};

/** Everything that will be paid, in the order in which it will be. */
export function TrueCost({ texts, offer, fees, sheetHref }: TrueCostProps) {
  const always = fees.filter(({ always: everyone }) => everyone);
  const oneOff = always.reduce((total, { amount }) => total + amount, 0);
  const { priceDuration, priceAfter } = offer;
  const over = (months: number) => sentenceWith(texts.total, { months: formatDuration(months) });
  return (
    <Section id="prix" theme="lighterMedium" title={texts.title} intro={texts.intro}>
      <dl className={styles.root}>
        {always.map(({ key, label, amount, detail }) => (
          <Step key={key} when={label} amount={formatAmount(amount)} detail={detail} />
        ))}
        <Step
          when={
            priceDuration === null
              ? texts.everyMonth
              : sentenceWith(texts.promotion, { months: formatDuration(priceDuration) })
          }
          amount={formatPrice(offer.price)}
          detail={priceDuration === null ? texts.samePrice : offer.commitment}
        />
        {priceAfter !== null && <Step when={texts.after} amount={formatPrice(priceAfter)} />}
        <Step when={over(12)} amount={formatAmount(costOver(offer, 12, oneOff))} />
        <Step
          when={over(24)}
          amount={formatAmount(costOver(offer, 24, oneOff))}
          detail={texts.totalDetail}
        />
      </dl>
      <dl className={styles.root}>
        {fees
          .filter(({ always: everyone }) => !everyone)
          .map(({ key, label, amount, detail }) => (
            <Step key={key} when={label} amount={formatAmount(amount)} detail={detail} />
          ))}
      </dl>
      <p className={styles.more} data-screen>
        <a href={sheetHref} data-track="prix > fiche">
          {texts.sheet}
        </a>
      </p>
    </Section>
  );
}

function Step({ when, amount, detail }: { when: string; amount: string; detail?: string }) {
  return (
    <div className={styles.step}>
      <dt className={styles.when}>{when}</dt>
      <dd className={styles.amount}>{amount}</dd>
      {detail !== undefined && <dd className={styles.detail}>{detail}</dd>}
    </div>
  );
}
