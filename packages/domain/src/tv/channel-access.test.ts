import { describe, expect, test } from 'vitest';
import {
  channelsOfPack,
  includedCount,
  packsOf,
  pricePacks,
  withIncludedServices,
} from './channel-access.ts';

const channel = (number: number, includedIn: string[], packs: string[]) => ({
  number,
  name: `Chaîne ${number}`,
  category: 'sport',
  quality: 'HD' as const,
  includedIn,
  packs,
  replay: false,
});
const pack = (key: string, cost: { price: number } | { service: string }) => ({
  key,
  name: key,
  description: '',
  theme: 'sport' as const,
  ...cost,
});
const service = {
  key: 'canal-plus',
  name: 'CANAL+',
  price: 1999,
  startsAt: false,
  period: 'month' as const,
  includedWith: ['ultra'],
};

describe('what a pack costs', () => {
  test('is its own price, or that of the service it is sold as', () => {
    const priced = pricePacks(
      [pack('bein', { price: 1500 }), pack('canal', { service: 'canal-plus' })],
      [service],
    );
    expect(priced.map(({ key, price, service: sold }) => [key, price, sold])).toEqual([
      ['bein', 1500, null],
      ['canal', 1999, 'canal-plus'],
    ]);
  });

  test('of a service that is not sold stops the build with its name', () => {
    expect(() => pricePacks([pack('canal', { service: 'canal-minus' })], [service])).toThrow(
      'pack canal: no service canal-minus in the offers',
    );
  });
});

describe('how to get a channel', () => {
  const packs = pricePacks(
    [pack('tout', { price: 2499 }), pack('b', { price: 999 }), pack('a', { price: 999 })],
    [],
  );

  test('is in its packs, the cheapest first, then by name', () => {
    const having = packsOf(channel(1, ['ultra'], ['tout', 'b', 'a']), packs);
    expect(having.map(({ key }) => key)).toEqual(['a', 'b', 'tout']);
  });

  test('names no pack that does not have it', () => {
    expect(packsOf(channel(1, [], ['b']), packs).map(({ key }) => key)).toEqual(['b']);
  });

  test('counts what a box includes and a pack contains', () => {
    const channels = [channel(1, ['pop', 'ultra'], []), channel(2, ['ultra'], ['b'])];
    expect(includedCount('pop', channels)).toBe(1);
    expect(includedCount('ultra', channels)).toBe(2);
    expect(channelsOfPack('b', channels).map(({ number }) => number)).toEqual([2]);
  });
});

describe('a service included in a box', () => {
  const packs = pricePacks(
    [pack('canal', { service: 'canal-plus' }), pack('bein', { price: 1500 })],
    [service],
  );

  test('makes its channels included in that box, once, and no others', () => {
    const channels = [
      channel(40, ['ultra', 'ultra-essentiel'], ['canal']),
      channel(43, ['ultra-essentiel'], ['canal', 'bein']),
      channel(160, [], ['bein']),
      channel(1, ['pop'], []),
    ];
    expect(
      withIncludedServices(channels, packs, [service]).map(({ includedIn }) => includedIn),
    ).toEqual([['ultra', 'ultra-essentiel'], ['ultra-essentiel', 'ultra'], [], ['pop']]);
  });

  test('leaves the channels it was given as they were', () => {
    const channels = [channel(43, [], ['canal'])];
    withIncludedServices(channels, packs, [service]);
    expect(channels[0]?.includedIn).toEqual([]);
  });
});
