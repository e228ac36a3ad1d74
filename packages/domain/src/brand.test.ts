import { describe, expect, test } from 'vitest';
import { DEFAULT_BRAND, fillBrand, fillBrandSlug } from './brand.ts';

const nova = { name: 'Nova', slug: 'nova' };

describe('fillBrand', () => {
  test.each([
    ['Découvrez {product} Family', 'Découvrez Nova Family'],
    ['{product}, c’est simple. Chez {product} !', 'Nova, c’est simple. Chez Nova !'],
    ['/freebox/{product}-family/', '/freebox/nova-family/'],
    ['Voir [{product} TV](/freebox/{product}-tv/).', 'Voir [Nova TV](/freebox/nova-tv/).'],
    ['https://mobile.{product}.fr/fiche', 'https://mobile.nova.fr/fiche'],
    ['Écrivez à dpo@{product}.fr', 'Écrivez à dpo@nova.fr'],
    ['www.{product}.fr', 'www.nova.fr'],
    ['Rien à remplacer', 'Rien à remplacer'],
  ])('%s', (pattern, filled) => {
    expect(fillBrand(pattern, nova)).toBe(filled);
  });

  test('takes a time in proportion to the text', () => {
    const word = 'a'.repeat(2_000_000);
    const started = performance.now();
    expect(fillBrand(`${word} {product}`, nova)).toBe(`${word} Nova`);
    expect(fillBrand(`${word}{product}`, nova)).toBe(`${word}Nova`);
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  test('the default brand is Free', () => {
    expect(fillBrand('{product}', DEFAULT_BRAND)).toBe('Free');
    expect(fillBrandSlug('home/why-{product}', DEFAULT_BRAND)).toBe('home/why-free');
  });
});
