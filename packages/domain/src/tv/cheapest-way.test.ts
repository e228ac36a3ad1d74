import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CoveringPack, cheapestWay, MAX_WANTED } from './cheapest-way.ts';

const pack = (key: string, price: number, ...channels: number[]): CoveringPack => ({
  key,
  price,
  channels: new Set(channels),
});

describe('the cheapest way to get channels', () => {
  const packs = [
    pack('sport', 1500, 1, 2, 3),
    pack('foot', 900, 1),
    pack('golf', 500, 2),
    pack('integral', 1900, 1, 2, 3, 4),
  ];

  test('one pack when it costs less than several', () => {
    expect(cheapestWay([1, 2, 3], packs)).toEqual({ packs: ['sport'], price: 1500, missing: [] });
  });

  test('several packs when they cost less than one', () => {
    const way = cheapestWay([1, 2], packs);
    expect(new Set(way.packs)).toEqual(new Set(['foot', 'golf']));
    expect(way.price).toBe(1400);
  });

  test('nothing to pay for what the box includes', () => {
    expect(cheapestWay([1, 2], packs, new Set([1, 2]))).toEqual({
      packs: [],
      price: 0,
      missing: [],
    });
  });

  test('a channel that no pack holds is named, and the others are still found', () => {
    expect(cheapestWay([2, 9], packs)).toEqual({ packs: ['golf'], price: 500, missing: [9] });
  });

  test('a channel asked for twice is bought once', () => {
    expect(cheapestWay([2, 2], packs).price).toBe(500);
  });

  test('refuses more channels than anyone picks by hand', () => {
    const many = Array.from({ length: MAX_WANTED + 1 }, (_, number) => number);
    expect(() => cheapestWay(many, packs)).toThrow(RangeError);
  });

  test('is exact: no choice of packs is cheaper', () => {
    const channel = fc.nat(7);
    const anyPack = fc.record({
      price: fc.integer({ min: 0, max: 2000 }),
      channels: fc.uniqueArray(channel, { minLength: 1, maxLength: 5 }),
    });
    fc.assert(
      fc.property(
        fc.array(anyPack, { maxLength: 9 }),
        fc.array(channel, { maxLength: 8 }),
        fc.uniqueArray(channel, { maxLength: 3 }),
        (drawn, wanted, included) => {
          const choice = drawn.map(({ price, channels }, at) => pack(`p${at}`, price, ...channels));
          const way = cheapestWay(wanted, choice, new Set(included));
          const bought = choice.filter(({ key }) => way.packs.includes(key));
          const needed = wanted.filter((number) => !included.includes(number));
          expect(way.price).toBe(bought.reduce((sum, { price }) => sum + price, 0));
          expect(way.price).toBe(bruteForce(needed, choice));
          for (const number of needed)
            expect(
              way.missing.includes(number) || bought.some(({ channels }) => channels.has(number)),
            ).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('answers the largest request, which trying every set of packs would not in a lifetime', () => {
    const many = Array.from({ length: 60 }, (_, at) =>
      pack(
        `p${at}`,
        300 + ((at * 97) % 1500),
        ...[0, 1, 2, 3, 4].map((k) => (at * 7 + k * 3) % 20),
      ),
    );
    const way = cheapestWay(
      Array.from({ length: MAX_WANTED }, (_, number) => number),
      many,
    );
    expect(way.missing).toEqual([]);
  });
});

function bruteForce(needed: readonly number[], packs: readonly CoveringPack[]): number {
  const coverable = needed.filter((number) => packs.some(({ channels }) => channels.has(number)));
  let best = Number.POSITIVE_INFINITY;
  for (let choice = 0; choice < 2 ** packs.length; choice += 1) {
    const bought = packs.filter((_, at) => (choice >> at) % 2 === 1);
    if (coverable.every((number) => bought.some(({ channels }) => channels.has(number))))
      best = Math.min(
        best,
        bought.reduce((sum, { price }) => sum + price, 0),
      );
  }
  return best;
}
