import { expect, test } from 'vitest';
import { misspelledIn } from './misspelled.ts';

const KNOWN = new Set(['la', 'fibre', 'arrive', 'chez', 'offre', 'branchez', 'à', 'coûte', 'nos']);
const unknown = (...lines: string[]) => [...misspelledIn(lines, (word) => KNOWN.has(word))];

test.each([
  ['la fibre arrive', []],
  ['nos offre-ci', []],
  ['la fibrre arrive', ['fibrre']],
  ['La fibre', []],
  ['Fibrre chez', ['Fibrre']],
  ['la fibre arrive à Trifouilly', []],
  ['arrive. Fibrre', ['Fibrre']],
  ['l’offre', []],
  ['l’ofre', ['l’ofre']],
  ['Branchez-la', []],
  ['coûte-t-elle', []],
  ['NOS FIBRRES', ['FIBRRES']],
  ['la FTTH', []],
  ['la 5G', []],
  ['chez exemple.fr', []],
])('%s', (line, expected) => {
  expect(unknown(line)).toEqual(expected);
});
