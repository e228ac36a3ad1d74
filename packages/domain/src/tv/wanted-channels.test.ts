import { describe, expect, test } from 'vitest';
import { MAX_WANTED } from './cheapest-way.ts';
import { packAnchor } from './chosen-packs-event.ts';
import { type GuideChannel, readTvGuide, type TvGuide } from './guide.ts';
import {
  addByName,
  cheapestAnswer,
  formatWanted,
  namedChannels,
  optionalChannels,
  parseWanted,
} from './wanted-channels.ts';

const channel = (
  number: number,
  name: string,
  packs: string[],
  includedIn: string[] = [],
): GuideChannel => ({
  number,
  name,
  category: 'Cinéma',
  quality: 'HD',
  replay: true,
  includedIn,
  inclusion: null,
  packs,
});
const guide: TvGuide = {
  packs: [
    { key: 'golf', name: 'Golf', price: 500, href: '/golf/' },
    { key: 'sport', name: 'Sport', price: 1500, href: '/sport/' },
  ],
  channels: [
    channel(1, 'Une', []),
    channel(50, 'Golf+', ['golf', 'sport']),
    channel(51, 'Ballon', ['sport'], ['pop']),
    channel(52, 'Stade', ['sport'], ['pop']),
  ],
};

describe('what is wanted, in the address', () => {
  const boxes = new Set(['pop', 'ultra']);

  test.each([
    ['?box=pop&chaines=50,51', 'pop', [50, 51]],
    ['', '', []],
    ['?box=autre', '', []],
    ['?chaines=50,50,51', '', [50, 51]],
    ['?chaines=a,-1,0,1.5,,50', '', [50]],
  ])('%s', (query, box, numbers) => {
    expect(parseWanted(query, boxes)).toEqual({ box, numbers });
  });

  test('is never more than can be reckoned', () => {
    const many = Array.from({ length: MAX_WANTED + 5 }, (_, index) => index + 1);
    expect(parseWanted(`?chaines=${many}`, boxes).numbers).toEqual(many.slice(0, MAX_WANTED));
  });

  test('is written beside what others wrote there, and nothing is no query', () => {
    expect(formatWanted({ box: 'pop', numbers: [50, 51] }, '?pk_source=a&box=ultra')).toBe(
      '?pk_source=a&box=pop&chaines=50%2C51',
    );
    expect(formatWanted({ box: '', numbers: [] }, '?box=pop&chaines=50')).toBe('');
    expect(formatWanted({ box: '', numbers: [50] }, '')).toBe('?chaines=50');
  });
});

describe('a channel that is typed', () => {
  const texts = {
    empty: 'rien',
    unknown: '<name> inconnue',
    included: '<name> incluse',
    already: '<name> y est',
    full: 'complet',
    added: '<name> ajoutée',
  };
  const wantable = optionalChannels(guide);
  const add = (typed: string, numbers: number[] = []) =>
    addByName(typed, namedChannels(guide), numbers, texts);

  test('can be wanted when a pack holds it', () => {
    expect(wantable.map(({ number }) => number)).toEqual([50, 51, 52]);
  });

  test('is not taken for another when every box has it', () => {
    const channels = [channel(7, 'Arte', []), channel(600, 'ART Aflam', ['golf'])];
    const typed = (name: string) => addByName(name, namedChannels({ channels }), [], texts);
    expect(typed('arte')).toEqual({ message: 'Arte incluse', added: null });
    // What begins both names may be either: the one that can be wanted.
    expect(typed('art')).toEqual({ message: 'ART Aflam ajoutée', added: 600 });
  });

  test('is added, or one is told why not', () => {
    expect(add('ballon')).toEqual({ message: 'Ballon ajoutée', added: 51 });
    expect(add('')).toEqual({ message: 'rien', added: null });
    expect(add('zzzzzz')).toEqual({ message: 'zzzzzz inconnue', added: null });
    expect(add('ballon', [51])).toEqual({ message: 'Ballon y est', added: null });
    const full = Array.from({ length: MAX_WANTED }, (_, index) => 100 + index);
    expect(add('ballon', full)).toEqual({ message: 'complet', added: null });
    expect(add('ballon', full.slice(1)).added).toBe(51);
  });
});

describe('the cheapest answer', () => {
  const texts = {
    nothing: 'rien à payer',
    cheapest: '<price>',
    includedOne: '<box> a <channels>',
    includedMany: '<box> ont <channels>',
  };
  const pop = { key: 'pop', label: 'la Pop' };
  const answer = (numbers: number[], box: typeof pop | null) =>
    cheapestAnswer(
      guide.channels.filter(({ number }) => numbers.includes(number)),
      guide,
      box,
      texts as Parameters<typeof cheapestAnswer>[3],
    );

  test('names the packs to take and what they cost', () => {
    expect(answer([50], null)).toEqual({
      total: '5\u00a0€/mois',
      packs: [guide.packs[0]],
      note: null,
    });
    expect(answer([50, 51], null)).toMatchObject({ packs: [guide.packs[1]] });
  });

  test('leaves out what the box includes, and says so', () => {
    expect(answer([50, 51], pop)).toEqual({
      total: '5\u00a0€/mois',
      packs: [guide.packs[0]],
      note: 'la Pop a Ballon',
    });
    expect(answer([51, 52], pop)).toEqual({
      total: 'rien à payer',
      packs: [],
      note: 'la Pop ont Ballon et Stade',
    });
    expect(answer([50], pop).note).toBeNull();
  });
});

describe('the guide', () => {
  test('is read as it was made', () => {
    expect(readTvGuide(guide)).toBe(guide);
    expect(readTvGuide({ packs: [], channels: [] })).toEqual({ packs: [], channels: [] });
  });

  test('that is something else is refused, whichever field is wrong', () => {
    for (const json of [null, undefined, 'x', {}, { packs: [] }, { channels: [] }])
      expect(() => readTvGuide(json)).toThrow('not a TV guide');
    const [pack] = guide.packs;
    const [one] = guide.channels;
    for (const field of Object.keys(pack ?? {}))
      expect(() => readTvGuide({ ...guide, packs: [{ ...pack, [field]: undefined }] })).toThrow(
        'not a TV guide',
      );
    for (const field of Object.keys(one ?? {}).filter((name) => name !== 'inclusion'))
      expect(() =>
        readTvGuide({ ...guide, channels: [one, { ...one, [field]: undefined }] }),
      ).toThrow('not a TV guide');
    expect(() => readTvGuide({ ...guide, packs: [null] })).toThrow('not a TV guide');
  });
});

test('a pack has its place in the page', () => {
  expect(packAnchor('golf')).toBe('bouquet-golf');
});
