import type { PricePlan } from './price.ts';

/** What is paid in one given month (1 is the first). */
export function costOfMonth(
  { price, priceDuration, priceAfter }: PricePlan,
  month: number,
): number {
  return priceDuration === null || priceAfter === null || month <= priceDuration
    ? price
    : priceAfter;
}

/** What a subscriber pays in all over the first months, one-off fees included when given. */
export function costOver(plan: PricePlan, months: number, oneOffFees = 0): number {
  const { price, priceDuration, priceAfter } = plan;
  if (priceDuration === null || priceAfter === null) return price * months + oneOffFees;
  const promoted = Math.min(months, priceDuration);
  return price * promoted + priceAfter * (months - promoted) + oneOffFees;
}
