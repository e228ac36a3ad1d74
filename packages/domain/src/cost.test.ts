import fc from 'fast-check';
import { expect, test } from 'vitest';
import { costOfMonth, costOver } from './cost.ts';

const pop = { price: 2999, priceDuration: 12, priceAfter: 3999 };
const popS = { price: 2399, priceDuration: null, priceAfter: null };

test('the first year is at the promotional price, the second at the price after', () => {
  expect(costOver(pop, 12)).toBe(12 * 2999);
  expect(costOver(pop, 24)).toBe(12 * 2999 + 12 * 3999);
  expect(costOver(pop, 24, 4900)).toBe(12 * 2999 + 12 * 3999 + 4900);
});

test('a price without a promotion never changes', () => {
  expect(costOver(popS, 24, 4900)).toBe(24 * 2399 + 4900);
});

test('the total is the sum of its months', () => {
  fc.assert(
    fc.property(
      fc.nat(60),
      fc.nat(36),
      fc.nat(9999),
      fc.nat(9999),
      (months, duration, price, after) => {
        const plan = { price, priceDuration: duration, priceAfter: after };
        const sum = Array.from({ length: months }, (_, i) => costOfMonth(plan, i + 1)).reduce(
          (total, cents) => total + cents,
          0,
        );
        expect(costOver(plan, months)).toBe(sum);
      },
    ),
  );
});

test('a month costs the price as long as no other is announced, whichever half is missing', () => {
  expect(costOfMonth(popS, 36)).toBe(2399);
  expect(costOfMonth({ ...pop, priceAfter: null }, 36)).toBe(2999);
  expect(costOfMonth({ ...pop, priceDuration: null }, 36)).toBe(2999);
  expect([costOfMonth(pop, 12), costOfMonth(pop, 13)]).toEqual([2999, 3999]);
  for (const half of [{ priceAfter: null }, { priceDuration: null }])
    expect(costOver({ ...pop, ...half }, 36, 4900)).toBe(36 * 2999 + 4900);
});
