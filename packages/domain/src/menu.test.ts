import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inMenuOrder, MENU_WEIGHTS, type MenuKey } from './menu.ts';

test('the freebox project shows its entries by weight', () => {
  const items = (Object.keys(MENU_WEIGHTS) as MenuKey[]).map((key) => ({
    key,
    weight: MENU_WEIGHTS[key],
    visible: key !== 'company',
  }));
  expect(inMenuOrder(items).map(({ key }) => key)).toEqual([
    'freebox',
    'mobile',
    'shop',
    'goodDeals',
    'assistance',
    '{product}Pro',
  ]);
});

test('order is by weight, stable, and hidden entries are left out', () => {
  const item = fc.record({ weight: fc.nat(7), visible: fc.boolean(), id: fc.nat() });
  fc.assert(
    fc.property(fc.array(item), (items) => {
      const ordered = inMenuOrder(items);
      expect(ordered).toHaveLength(items.filter(({ visible }) => visible).length);
      const ranks = ordered.map((entry) => [-entry.weight, items.indexOf(entry)] as const);
      expect(ranks.toSorted(([a, i], [b, j]) => a - b || i - j)).toEqual(ranks);
    }),
  );
});
