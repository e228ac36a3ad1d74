import { formatDuration } from '@vitrine/domain/duration';
import {
  formatPrice,
  PER_MONTH,
  priceParts,
  spokenAmount,
  spokenDiscount,
  spokenPrice,
  type PricePlan,
} from '@vitrine/domain/price';
import { classNames } from '#ui/class-names.ts';
import type { Size } from '#ui/sizes.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Price.module.css';

type Look = {
  size?: Size;
  /** In the accent colour: the one price that matters most on the screen. */
  emphasis?: boolean;
  /** What comes first when it is the smallest of several prices: 'À partir de'. */
  startsAt?: string;
};

export type PriceProps =
  /** What is paid each month, for how long, and what comes after. */
  | (Look & { offer: PricePlan; discount?: never; amount?: never; inEuros?: never; suffix?: never })
  /** What is taken off each month, for how long, and what is left of it. */
  | (Look & { discount: PricePlan; offer?: never; amount?: never; inEuros?: never; suffix?: never })
  /** One amount: in cents unless flagged as euros, per month unless it has another suffix. */
  | (Look & {
      amount: number;
      inEuros?: boolean;
      suffix?: string;
      offer?: never;
      discount?: never;
    });

/**
 * The hero numerals of the site. What comes after a promotional price is part of the block, in the
 * same ink: it cannot be left out.
 */
export function Price({
  offer,
  discount,
  amount,
  inEuros = false,
  suffix = PER_MONTH,
  size = 'm',
  emphasis = false,
  startsAt,
}: PriceProps) {
  const plan = offer ?? discount;
  const { euros, cents } = priceParts(plan?.price ?? amount ?? 0, { inEuros });
  const spoken = offer
    ? spokenPrice(offer)
    : discount
      ? spokenDiscount(discount)
      : spokenWithSuffix(amount ?? 0, inEuros, suffix);
  const isOver = discount?.priceAfter === 0;
  return (
    <p className={classNames(styles.root, styles[size], emphasis && styles.emphasis)}>
      {startsAt !== undefined && <span className={styles.startsAt}>{`${startsAt} `}</span>}
      <VisuallyHidden>{spoken}</VisuallyHidden>
      <span className={styles.figure} aria-hidden="true">
        <span className={styles.euros}>{euros}</span>
        <span className={styles.cents}>{`${cents === null ? '' : `,${cents}`}\u00a0€`}</span>
        {suffix !== '' && <span className={styles.suffix}>{suffix}</span>}
      </span>{' '}
      {plan && plan.priceDuration !== null && plan.priceAfter !== null && (
        <span className={styles.after} aria-hidden="true">
          <span className={styles.part}>
            <span className={styles.during}>pendant </span>
            {`${formatDuration(plan.priceDuration)}${isOver ? '' : ','}`}
          </span>{' '}
          {!isOver && <span className={styles.part}>{`puis ${formatPrice(plan.priceAfter)}`}</span>}
        </span>
      )}
    </p>
  );
}

/** '9 euros 99 par mois', '49 euros par an', '29 euros'. */
function spokenWithSuffix(amount: number, inEuros: boolean, suffix: string): string {
  const spoken = spokenAmount(Math.round(inEuros ? amount * 100 : amount));
  if (suffix === '') return spoken;
  return suffix.startsWith('/') ? `${spoken} par ${suffix.slice(1)}` : `${spoken} ${suffix.trim()}`;
}
