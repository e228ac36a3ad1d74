import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_BRAND } from '@vitrine/domain/brand';
import { OWN_TOKENS, validContent } from '@vitrine/domain/content/client';
import { fillText, tokensOf } from '@vitrine/domain/content-tokens';
import { expect, test } from 'vitest';
import { shareImages } from './share-images.ts';

const file = join(import.meta.dirname, '../../../../content/box-comparator.json');
const tokens = tokensOf(
  validContent('box-comparator', JSON.parse(readFileSync(file, 'utf8')), DEFAULT_BRAND, OWN_TOKENS),
);
const textOf = (name: keyof typeof shareImages) =>
  fillText(shareImages[name].text, DEFAULT_BRAND, tokens).replaceAll(/\s/g, ' ');

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
