import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixTypography, frenchTypography, unbrokenWords } from './typography.ts';

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
    ['La loi n° 2005-102', 'La loi n°\u00a02005-102'],
    ['Au 09 69 39 00 00', 'Au 09\u00a069\u00a039\u00a000\u00a000'],
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

describe('words that a line does not break', () => {
  test.each([
    ['Le Wi-Fi 7 est-il là\u00a0?', ['Le ', 'Wi-Fi', ' 7 ', 'est-il', ' là\u00a0?']],
    ['La box fonctionne-t-elle\u00a0?', ['La box ', 'fonctionne-t-elle', '\u00a0?']],
    ['Imprimez-la', ['', 'Imprimez-la', '']],
    ['Qu’est-ce que c’est', ['', 'Qu’est-ce', ' que c’est']],
    [
      '8\u00a0Gbit/s dès 19,99\u00a0€/mois',
      ['8\u00a0', 'Gbit/s', ' dès 19,99\u00a0', '€/mois', ''],
    ],
    ['/mois', ['', '/mois', '']],
    ['Un mot – un autre, 10 - 2', ['Un mot – un autre, 10 - 2']],
    ['4,3/5, le COVID-19', ['4,3/5, le COVID-19']],
    ['Saint-Germain-en-Laye', ['Saint-Germain-en-Laye']],
    ['La Freebox Pop S', ['La ', 'Freebox Pop S', '']],
    ['La Pop S, la Freebox Pop', ['La ', 'Pop S', ', la ', 'Freebox Pop', '']],
    ['La Freebox Ultra Essentiel', ['La ', 'Freebox Ultra', ' Essentiel']],
    ['La Freebox Révolution Light', ['La Freebox ', 'Révolution Light', '']],
    [
      'Le Forfait Free 5G, deux Forfaits Free 5G+',
      ['Le ', 'Forfait Free 5G', ', deux ', 'Forfaits Free 5G+', ''],
    ],
    ['Une Box 5G et l’Apple TV 4K', ['Une ', 'Box 5G', ' et l’', 'Apple TV 4K', '']],
    ['Le Forfait Free\u00a05G\u00a0: 10', ['Le ', 'Forfait Free\u00a05G', '\u00a0: 10']],
    ['Free Proxi, Popcorn, Maxime', ['', 'Free Proxi', ', Popcorn, Maxime']],
    ['Puis-je regarder Free TV', ['', 'Puis-je', ' regarder ', 'Free TV', '']],
    ['Que devient Ligue 1+ pendant la trêve', ['Que devient ', 'Ligue 1+', ' pendant la trêve']],
    ['Le catalogue d’Apple TV+', ['Le catalogue d’Apple TV+']],
    ['Thomas L., abonné', ['', 'Thomas L', '., abonné']],
    ['Ultra À Lyon, le Max', ['Ultra À Lyon, le Max']],
  ])('%s', (text, parts) => {
    expect(unbrokenWords(text)).toEqual(parts);
  });

  test('together they are the text, and every second one is whole', () => {
    const piece = fc.constantFrom(
      'Wi',
      'é',
      '-',
      '/',
      ' ',
      '’',
      '8',
      '\u00a0',
      '€',
      'Provence',
      'S',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const parts = unbrokenWords(pieces.join(''));
        expect(parts.join('')).toBe(pieces.join(''));
        expect(parts.length % 2).toBe(1);
        const whole = parts.filter((_part, at) => at % 2 === 1);
        expect(whole.filter((word) => !/^\S*[-/]\S+$|^\p{Lu}\p{Ll}+ S$/u.test(word))).toEqual([]);
      }),
    );
  });
});
