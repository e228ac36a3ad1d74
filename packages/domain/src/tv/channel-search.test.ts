import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editsToPrefix, indexChannels, searchChannels } from './channel-search.ts';

const names = [
  'TF1',
  'France 2',
  'Arte',
  'BFM TV',
  'L’Équipe',
  'CANAL+',
  'CANAL+ Cinéma(s)',
  'Ciné+ Émotion',
  'National Geographic',
  'Télétoon+',
  'France 24',
];
const channels = names.map((name, position) => ({ number: position + 1, name }));
const index = indexChannels(channels);
const search = (query: string) =>
  searchChannels(index, query).map((position) => names[position] ?? '');

describe('channel search', () => {
  test.each([
    ['equipe', 'L’Équipe'],
    ['l equipe', 'L’Équipe'],
    ['bfmtv', 'BFM TV'],
    ['BFM-TV', 'BFM TV'],
    ['cine emotion', 'Ciné+ Émotion'],
    ['canal plus', 'CANAL+'],
    ['geographic', 'National Geographic'],
    ['natoinal', 'National Geographic'],
    ['natinal geografic', 'National Geographic'],
    ['teletooon', 'Télétoon+'],
    ['arté', 'Arte'],
  ])('%j finds %j first', (query, expected) => {
    expect(search(query)[0]).toBe(expected);
  });

  test('a number finds its channel before the names that contain it', () => {
    expect(search('2')).toEqual(['France 2', 'France 24']);
    expect(search('11')).toEqual(['France 24']);
  });

  test.each(['chaîne 11', 'n°11', 'N° 11', 'numéro 11', 'la chaîne numéro 11'])(
    '%j is a number',
    (query) => {
      expect(search(query)).toEqual(['France 24']);
    },
  );

  test('the exact name comes before longer ones', () => {
    expect(search('canal+')).toEqual(['CANAL+', 'CANAL+ Cinéma(s)']);
  });

  test.each([
    ['art', ['Smart', 'Ciné Art', 'Arte', 'ART'], ['ART', 'Arte', 'Ciné Art', 'Smart']],
    ['3', ['3 Suisses', 'TF1', 'Arte', 'Direct'], ['Arte', '3 Suisses']],
    ['ma', ['Smart'], []],
    ['canalx', ['Le Canaly', 'Canaly'], ['Canaly', 'Le Canaly']],
    ['geografic', ['Geographic', 'Geografis'], ['Geografis', 'Geographic']],
    ['ark', ['Arte'], []],
    ['arke', ['Arte'], ['Arte']],
    ['canalab', ['Canalxy'], []],
    ['canalxyz', ['Canalabz'], ['Canalabz']],
    ['a'.repeat(50), ['a'.repeat(45)], ['a'.repeat(45)]],
  ])('%s among %o', (query, all, found) => {
    // The third is number 3.
    const listed = indexChannels(all.map((name, position) => ({ number: position + 1, name })));
    expect(searchChannels(listed, query).map((position) => all[position])).toEqual(found);
  });

  test('no misspelt name is offered when one is spelt as typed', () => {
    expect(search('france')).toEqual(['France 2', 'France 24']);
  });

  test('an empty or blank query keeps the whole list in order', () => {
    expect(search('  ')).toEqual(names);
  });

  test.each(['🎉', '?', ' — ', '…'])('%j, which has no letter, finds nothing', (query) => {
    expect(search(query)).toEqual([]);
  });

  test('nonsense finds nothing', () => {
    expect(search('xyzxyz')).toEqual([]);
  });

  test('every channel is found by its own name, with or without its accents', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.boolean(), (name, plain) => {
        const typed = plain ? name.normalize('NFD').replace(/\p{Diacritic}/gu, '') : name;
        expect(search(typed)[0]).toBe(name);
      }),
    );
  });

  test('one wrong letter in a long name still finds it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('National Geographic', 'Ciné+ Émotion', 'Télétoon+'),
        fc.nat(),
        fc.constantFrom('x', 'z', ''),
        (name, seed, letter) => {
          const at = seed % name.length;
          const typed = name.slice(0, at) + letter + name.slice(at + 1);
          expect(search(typed)).toContain(name);
        },
      ),
    );
  });

  test('whatever is typed, the answer is a set of known positions', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        const found = searchChannels(index, query);
        expect(new Set(found).size).toBe(found.length);
        expect(found.every((position) => position >= 0 && position < names.length)).toBe(true);
      }),
    );
  });
});

describe('edits to a prefix', () => {
  const short = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

  test('agrees with the plain definition', () => {
    fc.assert(
      fc.property(short, short, fc.nat(3), (typed, target, limit) => {
        const edits = Math.min(
          ...Array.from({ length: target.length + 1 }, (_, length) =>
            distance(typed, target.slice(0, length)),
          ),
        );
        expect(editsToPrefix(typed, target, limit)).toBe(edits <= limit ? edits : null);
      }),
    );
  });
});

/** Optimal string alignment, straight from its recurrence. */
function distance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const same = a.at(-1) === b.at(-1);
  const swapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return Math.min(
    distance(a.slice(0, -1), b) + 1,
    distance(a, b.slice(0, -1)) + 1,
    distance(a.slice(0, -1), b.slice(0, -1)) + (same ? 0 : 1),
    swapped ? distance(a.slice(0, -2), b.slice(0, -2)) + 1 : Number.POSITIVE_INFINITY,
  );
}
