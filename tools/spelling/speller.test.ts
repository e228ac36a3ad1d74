import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordIn } from './speller.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'œ', '’', '-', 'Z'), minLength: 1 });

test('a word is found among words in order exactly when it is one of them', () => {
  fc.assert(
    fc.property(fc.array(word), fc.array(word), (words, others) => {
      const isKnown = wordIn([...new Set(words)].sort().join('\n'));
      for (const one of [...words, ...others]) expect(isKnown(one)).toBe(words.includes(one));
    }),
  );
});
