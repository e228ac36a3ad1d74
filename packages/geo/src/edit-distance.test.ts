import fc from 'fast-check';
import { expect, test } from 'vitest';
import { walkSimilar } from './edit-distance.ts';
import { packTexts, sortedKeys } from './sorted-keys.ts';

/** The textbook distance (insert, delete, replace, swap neighbours), to check the walk against. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const swap =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
          ? at(i - 2, j - 2) + 1
          : Infinity;
      const row = rows[i];
      if (!row) continue;
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        swap,
      );
    }
  }
  return at(a.length, b.length);
}

const closest = (key: string, query: string) =>
  Math.min(
    ...Array.from({ length: key.length + 1 }, (_, end) => distance(key.slice(0, end), query)),
  );

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), minLength: 1, maxLength: 9 });

test('the walk finds exactly the keys whose beginning is close enough, with their errors', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { minLength: 1, maxLength: 40 }),
      word,
      fc.constantFrom(1, 2),
      (words, query, tolerance) => {
        const keys = words.sort();
        const { letters, starts } = packTexts(keys);
        const sorted = sortedKeys(letters, Uint32Array.from(starts));
        const found = new Map<string, number>();
        walkSimilar(sorted, query, { tolerance }, (index, errors) => {
          found.set(keys[index] ?? '', errors);
        });
        const expected = new Map(
          keys
            .map((key) => [key, closest(key, query)] as const)
            .filter(([, errors]) => errors <= tolerance),
        );
        expect(found).toEqual(expected);
      },
    ),
    { numRuns: 500 },
  );
});
