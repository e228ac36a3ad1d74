import type { BoxOffer } from './box-offer.ts';
import type { CarouselSlide } from './content/home.ts';
import { mobileDiscountOf } from './offers/mobile-discount.ts';
import type { PricePlan } from './price.ts';

/** The figure a slide shows: what its box costs, or what it takes off each mobile plan. */
export function slideFigure(
  { id, price }: Pick<CarouselSlide, 'id' | 'price'>,
  boxes: readonly BoxOffer[],
): PricePlan | null {
  if (price === null) return null;
  const offer = boxes.find(({ key }) => key === price.box);
  if (!offer) throw new Error(`slide ${id} shows the price of ${price.box}, which is not sold`);
  return price.of === 'offer' ? offer : mobileDiscountOf(offer);
}
