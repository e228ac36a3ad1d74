import type { BoxOffer, Fee } from '@vitrine/domain/box-offer';
import { costOver } from '@vitrine/domain/cost';
import { formatDuration } from '@vitrine/domain/duration';
import { formatAmount, formatPrice } from '@vitrine/domain/price';
import { Section } from '#ui/Section/Section.tsx';
import styles from './TrueCost.module.css';

export type TrueCostProps = {
  offer: BoxOffer;
  fees: readonly Fee[];
  sheetHref: string;
};

/** Everything that will be paid, in the order in which it will be. */
export function TrueCost({ offer, fees, sheetHref }: TrueCostProps) {
  const always = fees.filter(({ always: everyone }) => everyone);
  const oneOff = always.reduce((total, { amount }) => total + amount, 0);
  const { priceDuration, priceAfter } = offer;
  return (
    <Section
      id="prix"
      theme="lighterMedium"
      title="Le vrai prix"
      intro="Ce que vous paierez, et ce que vous paieriez en partant."
    >
      <dl className={styles.root}>
        {always.map(({ key, label, amount, detail }) => (
          <Step key={key} when={label} amount={formatAmount(amount)} detail={detail} />
        ))}
        <Step
          when={
            priceDuration === null
              ? 'Chaque mois'
              : `Les ${formatDuration(priceDuration)} de promotion`
          }
          amount={formatPrice(offer.price)}
          detail={
            priceDuration === null
              ? 'Le même prix la première année et les suivantes.'
              : offer.commitment
          }
        />
        {priceAfter !== null && <Step when="Ensuite" amount={formatPrice(priceAfter)} />}
        <Step when="En tout sur 12 mois" amount={formatAmount(costOver(offer, 12, oneOff))} />
        <Step
          when="En tout sur 24 mois"
          amount={formatAmount(costOver(offer, 24, oneOff))}
          detail="Mise en service incluse dans ces totaux."
        />
      </dl>
      <dl className={styles.root}>
        {fees
          .filter(({ always: everyone }) => !everyone)
          .map(({ key, label, amount, detail }) => (
            <Step key={key} when={label} amount={formatAmount(amount)} detail={detail} />
          ))}
      </dl>
      <p className={styles.more}>
        <a href={sheetHref} data-track="prix > fiche">
          Fiche d’information standardisée
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
