import { expect, test } from 'vitest';
import { sentenceWith, wordsWanted } from './sentence.ts';

test('a sentence gets its words, each wherever it is wanted', () => {
  expect(sentenceWith('De <from> à <to>, puis <from>', { from: 'Lyon', to: 'Paris' })).toBe(
    'De Lyon à Paris, puis Lyon',
  );
});

test('a word that looks like a place is not filled again', () => {
  expect(sentenceWith('À <city>', { city: '<city>$&' })).toBe('À <city>$&');
});

test('a comparison is not a place', () => {
  expect(wordsWanted('3 < 5 > 4, <>')).toEqual(new Set());
  expect(wordsWanted('<share> des logements, soit <count>')).toEqual(new Set(['share', 'count']));
});
