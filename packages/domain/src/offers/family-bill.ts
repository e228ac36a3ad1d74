import type { BoxOffer, MobilePlanOffer } from '../box-offer.ts';
import { costOfMonth } from '../cost.ts';
import { formatPrice, priceInSteps, type PricePlan } from '../price.ts';
import { type MobileDiscount, mobileDiscountOf } from './mobile-discount.ts';

/** A box and the family's mobile plans: what the bill is, month by month. */

/** What a bill is made from. A whole offer is refused: an island's data travel in its page. */
export type BilledBox = PricePlan & MobileDiscount & Pick<BoxOffer, 'key' | 'name'> & NotAll;
export type BilledPlan = PricePlan & Pick<MobilePlanOffer, 'key' | 'name' | 'discounted'> & NotAll;
type NotAll = { readonly claim?: never };

export function billedBox(box: BoxOffer): BilledBox {
  const { key, name, price, priceDuration, priceAfter } = box;
  const { mobilePlanDiscount, mobilePlanDiscountDuration, mobilePlanDiscountAfter } = box;
  return {
    key,
    name,
    price,
    priceDuration,
    priceAfter,
    mobilePlanDiscount,
    mobilePlanDiscountDuration,
    mobilePlanDiscountAfter,
  };
}

export function billedPlan(plan: MobilePlanOffer): BilledPlan {
  const { key, name, price, priceDuration, priceAfter, discounted } = plan;
  return { key, name, price, priceDuration, priceAfter, discounted };
}

export const FAMILY_MAX_PLANS = 4;
export const FAMILY_MONTHS = 24;

type DiscountedPlan = PricePlan & Pick<MobilePlanOffer, 'discounted'>;

/** What one plan costs in a month to a subscriber of the box; a discount never makes it negative. */
export function planCostOfMonth(plan: DiscountedPlan, box: MobileDiscount, month: number): number {
  const full = costOfMonth(plan, month);
  return plan.discounted ? Math.max(0, full - costOfMonth(mobileDiscountOf(box), month)) : full;
}

/** The same as a price that can be shown: what it costs at first, for how long, and in the end. */
export function planWithBox(plan: DiscountedPlan, box: MobileDiscount): PricePlan {
  const costIn = (month: number) => planCostOfMonth(plan, box, month);
  const changes = [plan.priceDuration, box.mobilePlanDiscountDuration]
    .filter((months) => months !== null)
    .filter((months) => costIn(months) !== costIn(months + 1));
  const price = costIn(1);
  if (changes.length === 0) return { price, priceDuration: null, priceAfter: null };
  const [first, last] = [Math.min(...changes), Math.max(...changes)];
  return { price, priceDuration: first, priceAfter: costIn(last + 1) };
}

/** A run of months that cost the same. */
export type BillPeriod = {
  readonly from: number;
  readonly to: number;
  readonly box: number;
  readonly plans: readonly number[];
  readonly total: number;
  /** What the same plans would cost more without the box. */
  readonly saved: number;
};

export function familyBill(
  box: PricePlan & MobileDiscount,
  plans: readonly DiscountedPlan[],
  months = FAMILY_MONTHS,
): BillPeriod[] {
  const kept = plans.slice(0, FAMILY_MAX_PLANS);
  const periods: BillPeriod[] = [];
  for (let month = 1; month <= months; month += 1) {
    const bill = billOfMonth(box, kept, month);
    const last = periods.at(-1);
    if (last?.box === bill.box && last.plans.join() === bill.plans.join()) {
      periods[periods.length - 1] = { ...last, to: month };
    } else {
      periods.push({ from: month, to: month, ...bill });
    }
  }
  return periods;
}

/** An amount of the bill, month by month: '20 €/mois pendant 12 mois, puis 8 €/mois'. */
export function billInWords(bill: readonly BillPeriod[], of: 'total' | 'saved'): string {
  const steps: { price: number; months: number }[] = [];
  for (const { from, to, [of]: price } of bill) {
    const before = steps.at(-1);
    if (before?.price === price) before.months += to - from + 1;
    else steps.push({ price, months: to - from + 1 });
  }
  const last = steps.pop()?.price ?? 0;
  return steps.length === 0 ? formatPrice(last) : priceInSteps(steps, last);
}

function billOfMonth(
  box: PricePlan & MobileDiscount,
  plans: readonly DiscountedPlan[],
  month: number,
) {
  const boxCost = costOfMonth(box, month);
  const planCosts = plans.map((plan) => planCostOfMonth(plan, box, month));
  const planTotal = sum(planCosts);
  return {
    box: boxCost,
    plans: planCosts,
    total: boxCost + planTotal,
    saved: sum(plans.map((plan) => costOfMonth(plan, month))) - planTotal,
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
