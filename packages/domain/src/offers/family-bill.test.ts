import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_BRAND } from '../brand.ts';
import { OWN_TOKENS, validContent } from '../content/client.ts';
import { sampleCatalogue } from '../content/sample-catalogue.fixture.ts';
import {
  billedBox,
  billedPlan,
  billInWords,
  familyBill,
  planCostOfMonth,
  planWithBox,
} from './family-bill.ts';

const { boxes, mobilePlans } = validContent(
  'box-comparator',
  sampleCatalogue,
  DEFAULT_BRAND,
  OWN_TOKENS,
);
const [pop, popS] = boxes;
const [plan] = mobilePlans;
if (!pop || !popS || !plan) throw new Error('the sample catalogue has two boxes and a plan');

test('a plan is 10 € less for 12 months, then 4 € less', () => {
  expect(planCostOfMonth(plan, pop, 12)).toBe(999);
  expect(planCostOfMonth(plan, pop, 13)).toBe(1599);
});

test('a plan without the discount keeps its price, and no plan goes below zero', () => {
  expect(planCostOfMonth({ ...plan, discounted: false }, pop, 1)).toBe(1999);
  expect(planCostOfMonth({ ...plan, price: 200 }, pop, 1)).toBe(0);
});

test('a plan with a box is shown at its first price, for how long, and then', () => {
  expect(planWithBox(plan, pop)).toEqual({ price: 999, priceDuration: 12, priceAfter: 1599 });
  expect(planWithBox({ ...plan, discounted: false }, pop)).toMatchObject({
    price: 1999,
    priceAfter: null,
  });
});

test.each([
  ['for good', { mobilePlanDiscountDuration: null, mobilePlanDiscountAfter: null }, {}, 999, null],
  ['that ends', { mobilePlanDiscountAfter: 0 }, {}, 999, [12, 1999]],
  ['of nothing', { mobilePlanDiscount: 0, mobilePlanDiscountAfter: 0 }, {}, 1999, null],
  ['on a promoted plan', {}, { priceDuration: 6, priceAfter: 2999 }, 999, [6, 2599]],
  [
    'longer than the plan’s promotion',
    {},
    { priceDuration: 24, priceAfter: 2999 },
    999,
    [12, 2599],
  ],
] as const)('a discount %s', (_what, box, changed, price, then) => {
  expect(planWithBox({ ...plan, ...changed }, { ...pop, ...box })).toEqual({
    price,
    priceDuration: then?.[0] ?? null,
    priceAfter: then?.[1] ?? null,
  });
});

test('the bill is told by periods of equal months', () => {
  expect(familyBill(pop, [plan, plan])).toEqual([
    { from: 1, to: 12, box: 2999, plans: [999, 999], total: 4997, saved: 2000 },
    { from: 13, to: 24, box: 3999, plans: [1599, 1599], total: 7197, saved: 800 },
  ]);
});

test('a bill says each amount for as long as it lasts, however often it changes', () => {
  const said = (box: Partial<typeof pop>, of: 'total' | 'saved') =>
    billInWords(familyBill({ ...pop, ...box }, [plan]), of).replaceAll('\u00a0', ' ');
  expect(said({}, 'total')).toBe('39,98 €/mois pendant 12 mois, puis 55,98 €/mois');
  expect(said({}, 'saved')).toBe('10 €/mois pendant 12 mois, puis 4 €/mois');
  const short = { mobilePlanDiscountDuration: 6 };
  expect(said(short, 'total')).toBe(
    '39,98 €/mois pendant 6 mois, puis 45,98 €/mois pendant 6 mois, puis 55,98 €/mois',
  );
  expect(said(short, 'saved')).toBe('10 €/mois pendant 6 mois, puis 4 €/mois');
  expect(said({ mobilePlanDiscountAfter: 0 }, 'saved')).toBe('10 €/mois pendant 12 mois');
  const lasting = { mobilePlanDiscountDuration: null, mobilePlanDiscountAfter: null };
  expect(said(lasting, 'saved')).toBe('10 €/mois');
  expect(said({ priceDuration: 6 }, 'saved')).toBe('10 €/mois pendant 12 mois, puis 4 €/mois');
  expect(said({ ...lasting, mobilePlanDiscount: 0 }, 'saved')).toBe('0 €/mois');
});

test('what travels to the page makes the same bill', () => {
  expect(familyBill(billedBox(pop), [billedPlan(plan)])).toEqual(familyBill(pop, [plan]));
  expect(billedBox(pop)).not.toHaveProperty('claim');
  expect([billedBox(pop), billedPlan(plan)]).toMatchObject([
    { key: pop.key, name: pop.name },
    { key: plan.key, name: plan.name },
  ]);
});

test('a month in which one costs as much more as another costs less begins a period', () => {
  const rising = { ...plan, discounted: false, price: 1000, priceDuration: 6, priceAfter: 1500 };
  const falling = { ...rising, price: 1500, priceAfter: 1000 };
  const steady = { ...pop, priceDuration: null, priceAfter: null };
  expect(familyBill(steady, [rising, falling]).map(({ plans }) => plans)).toEqual([
    [1000, 1500],
    [1500, 1000],
  ]);
  const cheaper = { ...pop, price: 3499, priceDuration: 6, priceAfter: 2999 };
  expect(familyBill(cheaper, [rising]).map(({ box, total }) => [box, total])).toEqual([
    [3499, 4499],
    [2999, 4499],
  ]);
});

test('a fifth plan is not part of the family', () => {
  expect(
    familyBill(
      popS,
      Array.from({ length: 5 }, () => plan),
    )[0]?.plans,
  ).toHaveLength(4);
});

test('periods cover every month once, in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 48 }), fc.nat(4), (months, count) => {
      const periods = familyBill(
        pop,
        Array.from({ length: count }, () => plan),
        months,
      );
      expect(periods[0]?.from).toBe(1);
      expect(periods.at(-1)?.to).toBe(months);
      expect(periods.slice(1).map(({ from }) => from)).toEqual(
        periods.slice(0, -1).map(({ to }) => to + 1),
      );
    }),
  );
});
