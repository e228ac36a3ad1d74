import type { BoxOffer } from '../box-offer.ts';
import type { PricePlan } from '../price.ts';

export type MobileDiscount = Pick<
  BoxOffer,
  'mobilePlanDiscount' | 'mobilePlanDiscountDuration' | 'mobilePlanDiscountAfter'
>;

/** What a box takes off each mobile plan, for how long, and then. */
export function mobileDiscountOf(box: MobileDiscount): PricePlan {
  return {
    price: box.mobilePlanDiscount,
    priceDuration: box.mobilePlanDiscountDuration,
    priceAfter: box.mobilePlanDiscountAfter,
  };
}
