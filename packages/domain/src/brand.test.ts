import { describe, expect, test } from 'vitest';
import { type Brand, DEFAULT_BRAND, fillBrand, fillBrandSlug } from './brand.ts';

const nova: Brand = {
  ...DEFAULT_BRAND,
  name: 'Nova',
  slug: 'nova',
  line: { name: 'Novabox', slug: 'novabox' },
  base: 'box',
  domain: 'nova.example',
  company: 'Nova SA',
};

describe('fillBrand', () => {
  test.each([
    ['Découvrez {product} Family', 'Découvrez Nova Family'],
    ['{product}, c’est simple. Chez {product} !', 'Nova, c’est simple. Chez Nova !'],
    ['/{base}/{product}-family/', '/box/nova-family/'],
    ['/{base}/{line}-pop/', '/box/novabox-pop/'],
    ['Votre {line} Pop et les {line}', 'Votre Novabox Pop et les Novabox'],
    ['d’une {line}, {product}', 'd’une Novabox, Nova'],
    ['quelle-{line}-choisir', 'quelle-novabox-choisir'],
    ['10ans-{product}mobile', '10ans-novamobile'],
    ['https://mobile.{domain}/5g', 'https://mobile.nova.example/5g'],
    ['security@{domain}', 'security@nova.example'],
    ['édité par {company}.', 'édité par Nova SA.'],
    ['https://x.com/{social-x}/', 'https://x.com/free/'],
    ['un {inconnu}', 'un {inconnu}'],
    ['Voir [{product} TV](/{base}/{product}-tv/).', 'Voir [Nova TV](/box/nova-tv/).'],
    ['https://mobile.{product}.fr/fiche', 'https://mobile.nova.fr/fiche'],
    ['Écrivez à dpo@{product}.fr', 'Écrivez à dpo@nova.fr'],
    ['www.{product}.fr', 'www.nova.fr'],
    ['Rien à remplacer', 'Rien à remplacer'],
  ])('%s', (pattern, filled) => {
    expect(fillBrand(pattern, nova)).toBe(filled);
  });

  test('takes a time in proportion to the text: in its square, this one would take longer than any test may', () => {
    const word = 'a'.repeat(2_000_000);
    expect(fillBrand(`${word} {product}`, nova)).toBe(`${word} Nova`);
    expect(fillBrand(`${word}{product}`, nova)).toBe(`${word}Nova`);
  });

  test('the default brand is Free', () => {
    expect(fillBrand('{product}', DEFAULT_BRAND)).toBe('Free');
    expect(fillBrandSlug('home/why-{product}', DEFAULT_BRAND)).toBe('home/why-free');
  });
});
