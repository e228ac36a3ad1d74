import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstAtLeast, hasWords, orderOf, packTexts, sortedKeys } from './sorted-keys.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 4 });
const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

function keysOf(texts: readonly string[]) {
  const { letters, starts } = packTexts(texts);
  const order = orderOf(letters, starts);
  return {
    order,
    keys: sortedKeys(
      letters,
      order.map((key) => starts[key] ?? 0),
    ),
  };
}

test('texts come in the order of their letters, and a search finds where one would stand', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 30 }), text, (texts, wanted) => {
      const { order, keys } = keysOf(texts);
      const sorted = [...order].map((key) => texts[key] ?? '');
      expect(sorted).toEqual([...texts].sort());
      const expected = sorted.findIndex((other) => other >= wanted);
      expect(firstAtLeast(keys, wanted)).toBe(expected === -1 ? texts.length : expected);
    }),
  );
});

test('each wanted word takes a word of its own, the last one perhaps unfinished', () => {
  fc.assert(
    fc.property(text, fc.array(word, { minLength: 1, maxLength: 4 }), (name, wanted) => {
      const { letters } = packTexts([name]);
      const last = (index: number) => index === wanted.length - 1;
      const left = name.split(' ');
      const expected = wanted.every((own, index) => {
        const found = left.findIndex((other) =>
          last(index) ? other.startsWith(own) : other === own,
        );
        return found !== -1 && left.splice(found, 1).length === 1;
      });
      expect(hasWords(letters, 0, wanted, last)).toBe(expected);
    }),
    { numRuns: 500 },
  );
});
