import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_BRAND } from '@vitrine/domain/brand';
import { OWN_TOKENS, validContent } from '@vitrine/domain/content/client';
import { tokensOf } from '@vitrine/domain/content-tokens';
import { expect, test } from 'vitest';

const read = (call: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../../content/${call}.json`), 'utf8'));
const tokens = tokensOf(
  validContent('box-comparator', read('box-comparator'), DEFAULT_BRAND, OWN_TOKENS),
);
const call = 'layout/share-images';
const words = validContent(call, read(call), DEFAULT_BRAND, tokens);
const textOf = (name: keyof typeof words) => words[name].text.replaceAll(/\s/g, ' ');

test.each([
  ['box-ultra', '49,99 €/mois pendant 12 mois, puis 59,99 €/mois'],
  ['box-ultra-essentiel', '39,99 €/mois pendant 12 mois, puis 49,99 €/mois'],
  ['box-pop', '29,99 €/mois pendant 12 mois, puis 39,99 €/mois'],
  ['box-pop-s', '23,99 €/mois, sans engagement'],
  ['box-revolution-light', '19,99 €/mois pendant 12 mois, puis 29,99 €/mois'],
  ['box-ultra-edition-limitee', '49,99 €/mois pendant 12 mois, puis 59,99 €/mois'],
  ['box-ultra-edition-stranger-things', '49,99 €/mois pendant 12 mois, puis 59,99 €/mois'],
  ['box-5g', '29,99 €/mois pendant 12 mois, puis 39,99 €/mois'],
  ['offres', 'Dès 19,99 €/mois, sans engagement'],
] as const)('the picture shared for %s says its price', (name, text) => {
  expect(textOf(name)).toBe(text);
});
