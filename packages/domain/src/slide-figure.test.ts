import { describe, expect, test } from 'vitest';
import type { BoxOffer } from './box-offer.ts';
import { slideFigure } from './slide-figure.ts';

const pop = {
  key: 'pop',
  price: 2999,
  priceDuration: 12,
  priceAfter: 3999,
  mobilePlanDiscount: 1000,
  mobilePlanDiscountDuration: 12,
  mobilePlanDiscountAfter: 400,
} as BoxOffer;
const slide = (of: 'offer' | 'mobilePlanDiscount', box = 'pop') => ({
  id: 'annonce',
  price: { box, of, label: null },
});

describe('the figure of a slide', () => {
  test('is what its box costs', () => {
    expect(slideFigure(slide('offer'), [pop])).toMatchObject({
      price: 2999,
      priceDuration: 12,
      priceAfter: 3999,
    });
  });

  test('or what the box takes off a mobile plan', () => {
    expect(slideFigure(slide('mobilePlanDiscount'), [pop])).toEqual({
      price: 1000,
      priceDuration: 12,
      priceAfter: 400,
    });
  });

  test('or nothing', () => {
    expect(slideFigure({ id: 'annonce', price: null }, [pop])).toBeNull();
  });

  test('of a box that is not sold stops the build, and names the slide', () => {
    expect(() => slideFigure(slide('offer', 'delta'), [pop])).toThrow(
      'slide annonce shows the price of delta, which is not sold',
    );
  });
});
