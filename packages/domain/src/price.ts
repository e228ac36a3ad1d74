import { formatDuration } from './duration.ts';

/** How amounts of money read. Amounts are integer cents unless flagged as euros. */

export const PER_MONTH = '/mois';

/** The part of an offer that says what is paid, for how long, and what comes after. */
export type PricePlan = {
  readonly price: number;
  readonly priceDuration: number | null;
  readonly priceAfter: number | null;
};

type AmountOptions = { readonly inEuros?: boolean };

/** Euros and cents apart, so that they can be set in different sizes; no cents when they are 00. */
export function priceParts(
  amount: number,
  { inEuros = false }: AmountOptions = {},
): { euros: string; cents: string | null } {
  const total = Math.round(inEuros ? amount * 100 : amount);
  const cents = Math.abs(total) % 100;
  const euros = Math.trunc(total / 100);
  const sign = total < 0 && euros === 0 ? '-' : '';
  return {
    euros: sign + groupThousands(euros),
    cents: cents === 0 ? null : String(cents).padStart(2, '0'),
  };
}

/** '29,99 €', '2 €'. */
export function formatAmount(amount: number, options: AmountOptions = {}): string {
  const { euros, cents } = priceParts(amount, options);
  return `${euros}${cents === null ? '' : `,${cents}`}\u00a0€`;
}

/** '29,99 €/mois': an amount with its suffix, per month unless said otherwise. */
export function formatPrice(
  amount: number,
  { suffix = PER_MONTH, ...options }: AmountOptions & { readonly suffix?: string } = {},
): string {
  return formatAmount(amount, options) + suffix;
}

/** '29,99 €/mois pendant 12 mois, puis 39,99 €/mois', '10 €/mois pendant 12 mois' or '23,99 €/mois'. */
export function fullPrice({ price, priceDuration, priceAfter }: PricePlan): string {
  return priceDuration === null || priceAfter === null
    ? formatPrice(price)
    : priceInSteps([{ price, months: priceDuration }], priceAfter);
}

/** The same for what changes more than once; nothing is said of a last price that is none. */
export function priceInSteps(
  steps: readonly { readonly price: number; readonly months: number }[],
  last: number,
): string {
  const limited = steps.map(
    ({ price, months }) => `${formatPrice(price)} pendant ${formatDuration(months)}`,
  );
  return [...limited, ...(last === 0 ? [] : [formatPrice(last)])].join(', puis\u00a0');
}

/** '29 euros 99 par mois pendant 12 mois, puis 39 euros 99 par mois': what a screen reader says. */
export function spokenPrice({ price, priceDuration, priceAfter }: PricePlan): string {
  const now = spokenMonthly(price);
  if (priceDuration === null || priceAfter === null) return now;
  return `${now} pendant ${priceDuration} mois, puis ${spokenMonthly(priceAfter)}`;
}

/** The same for what is taken off a price: a discount that ends is not free, it is over. */
export function spokenDiscount(plan: PricePlan): string {
  if (plan.priceAfter !== 0 || plan.priceDuration === null) return spokenPrice(plan);
  return `${spokenMonthly(plan.price)} pendant ${plan.priceDuration} mois`;
}

/** Nobody says « zéro euro par mois ». */
const spokenMonthly = (amount: number) =>
  amount === 0 ? 'gratuit' : `${spokenAmount(amount)} par mois`;

export function spokenAmount(amount: number): string {
  const { euros, cents } = priceParts(amount);
  const unit = Math.abs(amount) < 200 ? 'euro' : 'euros';
  return `${euros.replaceAll('\u00a0', '')} ${unit}${cents === null ? '' : ` ${cents}`}`;
}

/** 1000 reads '1 000'. */
export function groupThousands(integer: number): string {
  return String(integer).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
}
