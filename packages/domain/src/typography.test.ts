import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixTypography, frenchTypography } from './typography.ts';

describe('French typography', () => {
  test.each([
    ['Vraiment ?', 'Vraiment\u00a0?'],
    ['Vraiment? Oui!', 'Vraiment\u00a0? Oui\u00a0!'],
    ["L'ami d'hier", 'L’ami d’hier'],
    ['Il dit « oui »', 'Il dit «\u00a0oui\u00a0»'],
    ['Il dit «oui»', 'Il dit «\u00a0oui\u00a0»'],
    ['29,99 €/mois', '29,99\u00a0€/mois'],
    ['5€', '5\u00a0€'],
    ['1 000 titres en 12 mois', '1\u00a0000 titres en 12\u00a0mois'],
    ['8 Gbit/s à 99 %', '8\u00a0Gbit/s à 99\u00a0%'],
    ['Attention : 10:30', 'Attention\u00a0: 10:30'],
    ['Et puis...', 'Et puis…'],
    ['voir https://exemple.fr/?a=1', 'voir https://exemple.fr/?a=1'],
  ])('%s', (text, fixed) => {
    expect(frenchTypography(text)).toBe(fixed);
  });

  test('fixing twice changes nothing more', () => {
    const piece = fc.constantFrom(
      'a',
      ' ',
      '\u00a0',
      '?',
      '!',
      ':',
      ';',
      '«',
      '»',
      "'",
      '...',
      '5',
      '000',
      '€',
      'mois',
      '.',
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const once = frenchTypography(pieces.join(''));
        expect(frenchTypography(once)).toBe(once);
      }),
    );
  });

  test('leaves addresses, names and identifiers of a content file alone', () => {
    const json = { href: '/freebox/?a=1', id: "it's", src: 'a/b', n: 3 };
    expect(fixTypography({ href: json.href, src: json.src, n: 3 })).toEqual({
      href: json.href,
      src: 'a/b',
      n: 3,
    });
    expect(fixTypography({ text: 'Et ?' })).toEqual({ text: 'Et\u00a0?' });
  });
});
