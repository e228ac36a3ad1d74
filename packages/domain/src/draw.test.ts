import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawLine, drawRank, openDraw, prizeHolders, readDrawLine, shareOut } from './draw.ts';
import type { DrawRequest, DrawResult } from './draw.ts';

/** Stands for SHA-256 here, where nothing but the language is at hand: well mixed, 256 bits. */
function sha256(text: string): string {
  return Array.from({ length: 8 }, (_, word) => {
    let hash = 0x9e3779b9 ^ Math.imul(word + 1, 0x85ebca6b);
    for (const character of text) {
      hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0xcc9e2d51);
      hash = (hash << 15) | (hash >>> 17);
    }
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return ((hash ^ (hash >>> 16)) >>> 0).toString(16).padStart(8, '0');
  }).join('');
}

function drawWinners(list: readonly string[], request: DrawRequest): DrawResult {
  const draw = openDraw(request, sha256);
  for (const reference of list) draw.add(reference);
  return draw.result();
}

const seed = 'ab'.repeat(32);
const references = Array.from({ length: 500 }, (_, index) => `REF-${index}`);

describe('several prizes', () => {
  const PRIZES = [
    { value: 'places', count: 25 },
    { value: 'maillot', count: 25 },
  ];
  const request = { seed, winners: 50, substitutes: 10, prizes: PRIZES };
  const drawAmong = (entries: readonly (readonly [string, string])[], order = entries) => {
    const draw = openDraw(request, sha256);
    for (const [reference, choice] of order) draw.add(reference, choice);
    return draw.result();
  };
  const entriesOf = fc
    .array(fc.constantFrom('places', 'maillot'), { maxLength: 150 })
    .map((choices) => choices.map((choice, index): [string, string] => [`REF-${index}`, choice]));

  test('are each drawn among those who chose it: the best ranks of each, not of all', () => {
    // Sixty for each: all of both can be given as they were chosen.
    const entries = Array.from({ length: 120 }, (_, index): [string, string] => [
      `REF-${index}`,
      index < 60 ? 'places' : 'maillot',
    ]);
    const byRank = (choice: string) =>
      entries
        .filter(([, chosen]) => chosen === choice)
        .map(([reference]) => reference)
        .toSorted((a, b) => (drawRank(seed, a, sha256) < drawRank(seed, b, sha256) ? -1 : 1));
    const [places, maillot] = [byRank('places'), byRank('maillot')];
    expect(drawAmong(entries)).toEqual({
      entries: 120,
      winners: [...places.slice(0, 25), ...maillot.slice(0, 25)],
      substitutes: [...places.slice(25, 30), ...maillot.slice(25, 30)],
      prizes: {
        ofWinners: [...Array(25).fill('places'), ...Array(25).fill('maillot')],
        ofSubstitutes: [...Array(5).fill('places'), ...Array(5).fill('maillot')],
      },
    });
  });

  test('all go while there are entries; nobody gets another than the chosen one while it is left', () => {
    fc.assert(
      fc.property(entriesOf, (entries) => {
        const { winners, substitutes, prizes } = drawAmong(entries);
        expect(winners).toHaveLength(Math.min(50, entries.length));
        expect(new Set([...winners, ...substitutes]).size).toBe(
          winners.length + substitutes.length,
        );
        const chosen = new Map(entries);
        for (const { value, count } of PRIZES) {
          const given = winners.filter((_, index) => prizes?.ofWinners[index] === value);
          expect(given.length).toBeLessThanOrEqual(count);
          const asked = entries.filter(([, choice]) => choice === value).length;
          const asChosen = given.filter((reference) => chosen.get(reference) === value).length;
          expect(asChosen).toBe(Math.min(asked, count));
        }
        for (const [index, reference] of substitutes.entries())
          expect(chosen.get(reference)).toBe(prizes?.ofSubstitutes[index]);
      }),
    );
  });

  test('too few chose go to the best ranks of all the others, whatever those chose', () => {
    const three = [
      { value: 'voyage', count: 4 },
      { value: 'places', count: 1 },
      { value: 'maillot', count: 1 },
    ];
    const draw = openDraw({ seed, winners: 6, substitutes: 0, prizes: three }, sha256);
    const entries = Array.from({ length: 40 }, (_, index) => `REF-${index}`);
    const choiceOf = (index: number) => (index % 2 === 0 ? 'places' : 'maillot');
    for (const [index, reference] of entries.entries()) draw.add(reference, choiceOf(index));
    const best = entries
      .map((reference, index) => ({ reference, choice: choiceOf(index) }))
      .sort((a, b) =>
        drawRank(seed, a.reference, sha256) < drawRank(seed, b.reference, sha256) ? -1 : 1,
      );
    const own = ['places', 'maillot'].map((value) => best.find(({ choice }) => choice === value));
    const others = best.filter((entry) => !own.includes(entry)).slice(0, 4);

    expect(new Set(others.map(({ choice }) => choice)).size).toBe(2);
    expect(draw.result()).toMatchObject({
      winners: [...others, ...own].map((entry) => entry?.reference),
      prizes: { ofWinners: ['voyage', 'voyage', 'voyage', 'voyage', 'places', 'maillot'] },
    });
  });

  test('do not depend on the order of the list', () => {
    fc.assert(
      fc.property(entriesOf, (entries) => {
        expect(drawAmong(entries, entries.toReversed())).toEqual(drawAmong(entries));
      }),
    );
  });

  test('a choice that is no prize is a fault', () => {
    expect(() => openDraw(request, sha256).add('REF-1', 'voiture')).toThrow('which is no prize');
    expect(() => openDraw(request, sha256).add('REF-1')).toThrow('REF-1 chose , which is no prize');
  });

  test('substitutes are shared out as prizes are, what does not divide to the first', () => {
    expect(shareOut(10, [25, 25])).toEqual([5, 5]);
    expect(shareOut(3, [5, 5])).toEqual([2, 1]);
    expect(shareOut(7, [30, 10])).toEqual([6, 1]);
  });

  test('a line says a reference and its choice, and is read back', () => {
    expect(readDrawLine(drawLine('7K3M-Q9XD', 'places'))).toEqual(['7K3M-Q9XD', 'places']);
    expect(readDrawLine(drawLine('7K3M-Q9XD', null))).toEqual(['7K3M-Q9XD', '']);
  });
});

describe('the draw', () => {
  test('equal ranks are told apart by their references, whatever the order of the list', () => {
    for (const list of [
      ['B', 'A', 'C'],
      ['C', 'B', 'A'],
      ['A', 'B', 'C'],
    ]) {
      const draw = openDraw({ seed, winners: 1, substitutes: 1 }, () => 'same');
      for (const reference of list) draw.add(reference);
      expect(draw.result()).toEqual({ entries: 3, winners: ['A'], substitutes: ['B'] });
    }
  });

  test('a seed that is none is refused with its reason', () => {
    // Too short; too long on either side; not hexadecimal.
    for (const none of ['ab', `${seed}a`, `a${seed}`, 'g'.repeat(64)])
      expect(() => openDraw({ seed: none, winners: 1, substitutes: 0 }, sha256)).toThrow(
        'a seed is 64 hexadecimal digits',
      );
  });

  test('ranks an entry by the hash of the seed, a line end and its reference', () => {
    expect(drawRank('seed', 'REF-1', (text) => `hash of ${text}`)).toBe('hash of seed\nREF-1');
  });

  test('gives the winners that sorting the whole list by rank would give', () => {
    const sorted = references.toSorted((first, second) =>
      drawRank(seed, first, sha256) < drawRank(seed, second, sha256) ? -1 : 1,
    );

    const result = drawWinners(references, { seed, winners: 10, substitutes: 5 });

    expect(result).toEqual({
      entries: 500,
      winners: sorted.slice(0, 10),
      substitutes: sorted.slice(10, 15),
    });
  });

  test('does not depend on the order of the list', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1, maxLength: 9 }), { maxLength: 60 }),
        fc.integer({ min: 1, max: 20 }),
        (list, winners) => {
          const request = { seed, winners, substitutes: 3 };
          const forwards = drawWinners(list, request);
          const backwards = drawWinners(list.toReversed(), request);
          expect(backwards).toEqual(forwards);
          expect(forwards.winners).toHaveLength(Math.min(winners, list.length));
          expect(new Set([...forwards.winners, ...forwards.substitutes]).size).toBe(
            Math.min(winners + 3, list.length),
          );
        },
      ),
    );
  });

  test('another seed draws other winners', () => {
    const request = { winners: 10, substitutes: 0 };
    const first = drawWinners(references, { ...request, seed });
    const second = drawWinners(references, { ...request, seed: 'cd'.repeat(32) });

    expect(second.winners).not.toEqual(first.winners);
  });

  test('every entry has the same chance', () => {
    const wins = new Map<string, number>();
    for (let round = 0; round < 4_000; round += 1) {
      const { winners } = drawWinners(references.slice(0, 20), {
        seed: sha256(String(round)),
        winners: 1,
        substitutes: 0,
      });
      for (const winner of winners) wins.set(winner, (wins.get(winner) ?? 0) + 1);
    }
    // 200 expected each; five standard deviations on each side.
    for (const count of wins.values()) expect(Math.abs(count - 200)).toBeLessThan(70);
    expect(wins.size).toBe(20);
  });

  test('refuses a seed that is not 256 bits', () => {
    expect(() => drawWinners(references, { seed: 'lucky', winners: 1, substitutes: 0 })).toThrow(
      RangeError,
    );
  });
});

describe('who has a prize', () => {
  const result: DrawResult = {
    entries: 20,
    winners: ['P1', 'P2', 'M1'],
    substitutes: ['P3', 'P4', 'M2'],
    prizes: { ofWinners: ['p', 'p', 'm'], ofSubstitutes: ['p', 'p', 'm'] },
  };
  const holders = (...out: string[]) =>
    prizeHolders(result, (reference) => out.includes(reference)).map(
      ({ reference, prize }) => `${reference} ${prize}`,
    );

  test('is the winners, until one is out', () => {
    expect(holders()).toEqual(['P1 p', 'P2 p', 'M1 m']);
  });

  test('passes to the next substitute of the same prize, as long as there are any', () => {
    expect(holders('P1')).toEqual(['P2 p', 'M1 m', 'P3 p']);
    expect(holders('M1', 'P3', 'P2')).toEqual(['P1 p', 'P4 p', 'M2 m']);
    expect(holders('M1', 'M2')).toEqual(['P1 p', 'P2 p']);
  });

  test('is never more than the winners, nor someone who is out, whoever is', () => {
    const plain: DrawResult = { entries: 9, winners: ['A', 'B'], substitutes: ['C', 'D'] };
    fc.assert(
      fc.property(fc.subarray(['A', 'B', 'C', 'D']), (out) => {
        const having = prizeHolders(plain, (reference) => out.includes(reference));
        const references = having.map(({ reference }) => reference);
        expect(references).toHaveLength(Math.min(2, 4 - out.length));
        expect(references.filter((reference) => out.includes(reference))).toEqual([]);
      }),
    );
  });
});
