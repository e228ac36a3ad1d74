import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ChannelFilters,
  formatFilters,
  isUnfiltered,
  NO_FILTERS,
  parseFilters,
  passesFilters,
  sameFilters,
} from './channel-filters.ts';
import { MAX_QUERY_LENGTH } from './channel-search.ts';

const known = {
  categories: new Set(['sport', 'jeunesse']),
  packs: new Set(['bein-sports', 'arabe']),
  boxes: new Set(['pop', 'ultra']),
};
const parse = (address: string) => parseFilters(new URLSearchParams(address), known);

describe('channel filters in the address', () => {
  test('survive a round trip, beside parameters that are not theirs', () => {
    const filters = fc.record<ChannelFilters>({
      query: fc
        .string({ unit: 'grapheme', maxLength: 20 })
        .map((text) => text.slice(0, MAX_QUERY_LENGTH).trim()),
      category: fc.constantFrom(null, 'sport', 'jeunesse'),
      pack: fc.constantFrom(null, 'bein-sports', 'arabe'),
      box: fc.constantFrom(null, 'pop', 'ultra'),
      replay: fc.boolean(),
    });
    fc.assert(
      fc.property(filters, fc.array(fc.tuple(fc.string(), fc.string())), (wanted, others) => {
        const before = new URLSearchParams(others);
        const address = formatFilters(wanted, before);
        expect(parse(address.toString())).toEqual(wanted);
        expect(formatFilters(wanted, address).toString()).toBe(address.toString());
      }),
    );
  });

  test('keep a campaign that was in the address', () => {
    const address = formatFilters(
      { ...NO_FILTERS, box: 'pop' },
      new URLSearchParams('pk_source=a'),
    );
    expect(address.toString()).toBe('pk_source=a&box=pop');
  });

  test('an unknown or malformed value is no filter', () => {
    expect(parse('theme=nope&bouquet=&box=<script>&replay=1')).toEqual(NO_FILTERS);
  });

  test('a query is cut to what a name can be', () => {
    expect(parse(`q=${'a'.repeat(500)}`).query).toHaveLength(MAX_QUERY_LENGTH);
  });
});

describe('a channel passes', () => {
  const channel = {
    category: 'sport',
    packs: ['bein-sports'],
    includedIn: ['ultra'],
    replay: false,
  };

  test.each<[Partial<ChannelFilters>, boolean]>([
    [{}, true],
    [{ category: 'sport' }, true],
    [{ category: 'jeunesse' }, false],
    [{ pack: 'bein-sports', box: 'ultra' }, true],
    [{ pack: 'bein-sports', box: 'pop' }, false],
    [{ replay: true }, false],
  ])('%j: %s', (filters, expected) => {
    expect(passesFilters(channel, { ...NO_FILTERS, ...filters })).toBe(expected);
  });
});

test('filters are the same but for the words typed, and nothing asked is nothing at all', () => {
  const some: ChannelFilters = { ...NO_FILTERS, category: 'sport', pack: 'arabe', box: 'pop' };
  expect(sameFilters(some, { ...some, query: 'a' })).toBe(true);
  for (const other of [{ category: null }, { pack: null }, { box: null }, { replay: true }])
    expect(sameFilters(some, { ...some, ...other })).toBe(false);
  expect(isUnfiltered(NO_FILTERS)).toBe(true);
  expect(isUnfiltered({ ...NO_FILTERS, query: 'a' })).toBe(false);
  expect(isUnfiltered(some)).toBe(false);
});

test('words are trimmed, and what was asked before does not stay in the address', () => {
  expect(parse('q=%20foot%20').query).toBe('foot');
  const before = new URLSearchParams('q=a&theme=sport&box=pop&replay=oui&contentOnly=true');
  expect(String(formatFilters({ ...NO_FILTERS, pack: 'arabe' }, before))).toBe(
    'contentOnly=true&bouquet=arabe',
  );
});
