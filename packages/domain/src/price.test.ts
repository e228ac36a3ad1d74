import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatAmount,
  formatPrice,
  fullPrice,
  priceParts,
  spokenAmount,
  spokenDiscount,
  spokenPrice,
} from './price.ts';

describe('amounts', () => {
  test.each([
    [2999, '29,99\u00a0€'],
    [200, '2\u00a0€'],
    [4905, '49,05\u00a0€'],
    [0, '0\u00a0€'],
    [99, '0,99\u00a0€'],
    [-50, '-0,50\u00a0€'],
    [-150, '-1,50\u00a0€'],
    [123_456, '1\u00a0234,56\u00a0€'],
    [123_456_789, '1\u00a0234\u00a0567,89\u00a0€'],
  ])('%i cents read %s', (cents, text) => {
    expect(formatAmount(cents)).toBe(text);
  });

  test('an amount flagged as euros is not divided', () => {
    expect(formatAmount(19.9, { inEuros: true })).toBe('19,90\u00a0€');
  });

  test('the suffix is per month unless given', () => {
    expect(formatPrice(2399)).toBe('23,99\u00a0€/mois');
    expect(formatPrice(4900, { suffix: ' une fois' })).toBe('49\u00a0€ une fois');
  });

  test('no cent is lost or made up', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (amount) => {
        const { euros, cents } = priceParts(amount);
        const read = Number(euros.replaceAll('\u00a0', '')) * 100 + Number(cents ?? 0);
        expect(read).toBe(amount);
        expect(cents).not.toBe('00');
      }),
    );
  });
});

describe('spokenPrice', () => {
  test('says the promotion, its duration and what comes after', () => {
    expect(spokenPrice({ price: 2999, priceDuration: 12, priceAfter: 3999 })).toBe(
      '29 euros 99 par mois pendant 12 mois, puis 39 euros 99 par mois',
    );
  });

  test('says a lasting price alone', () => {
    expect(spokenPrice({ price: 2399, priceDuration: null, priceAfter: null })).toBe(
      '23 euros 99 par mois',
    );
  });

  test('a promotion without its end, or an end without its promotion, is a lasting price', () => {
    for (const half of [
      { priceDuration: null, priceAfter: 3999 },
      { priceDuration: 12, priceAfter: null },
    ])
      expect(spokenPrice({ price: 2399, ...half })).toBe('23 euros 99 par mois');
  });

  test.each([
    ['free for a time', 0, 3999, 'gratuit pendant 12 mois, puis 39 euros 99 par mois'],
    ['free after', 2999, 0, '29 euros 99 par mois pendant 12 mois, puis gratuit'],
  ])('says what is %s in words, not as no euro', (_what, price, priceAfter, said) => {
    expect(spokenPrice({ price, priceDuration: 12, priceAfter })).toBe(said);
  });

  test('one euro is singular', () => {
    expect(spokenPrice({ price: 199, priceDuration: null, priceAfter: null })).toBe(
      '1 euro 99 par mois',
    );
  });
});

test('a discount is spoken as a price is, unless nothing of it is left', () => {
  const discount = { price: 1000, priceDuration: 12, priceAfter: 400 };
  expect(spokenDiscount(discount)).toBe(spokenPrice(discount));
  expect(spokenDiscount({ ...discount, priceAfter: 0 })).toBe('10 euros par mois pendant 12 mois');
  expect(spokenDiscount({ price: 1000, priceDuration: null, priceAfter: null })).toBe(
    '10 euros par mois',
  );
});

test('whole euros are spoken without cents, and thousands without a pause', () => {
  expect(spokenAmount(1_000)).toBe('10 euros');
  expect(spokenAmount(123_400)).toBe('1234 euros');
  expect([spokenAmount(199), spokenAmount(200)]).toEqual(['1 euro 99', '2 euros']);
});

test('half a promotion, its end or what comes after it, is none', () => {
  const alone = '29,99\u00a0€/mois';
  expect(fullPrice({ price: 2999, priceDuration: null, priceAfter: null })).toBe(alone);
  expect(fullPrice({ price: 2999, priceDuration: 12, priceAfter: null })).toBe(alone);
  expect(fullPrice({ price: 2999, priceDuration: null, priceAfter: 3999 })).toBe(alone);
  expect(spokenDiscount({ price: 1000, priceDuration: null, priceAfter: 0 })).toBe(
    '10 euros par mois',
  );
});
