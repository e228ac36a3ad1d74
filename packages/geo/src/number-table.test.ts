import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberTable, placesBetween } from './number-table.ts';

test('finds the places of every number between two, both included, in the order given', () => {
  const number = fc.integer({ min: 0, max: 20 });
  fc.assert(
    fc.property(fc.array(number), number, number, (numbers, a, b) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      const table = numberTable(numbers, [...numbers.keys()]);
      const expected = [...numbers.keys()]
        .filter((at) => (numbers[at] ?? -1) >= low && (numbers[at] ?? -1) <= high)
        .sort((x, y) => (numbers[x] ?? 0) - (numbers[y] ?? 0) || x - y);
      expect([...placesBetween(table, low, high)]).toEqual(expected);
    }),
  );
});
