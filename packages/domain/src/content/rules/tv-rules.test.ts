import { describe, expect, test } from 'vitest';
import { problemsOf } from './sample-set.fixture.ts';
import { tvRules } from './tv-rules.ts';

const OFFERS = 'box-comparator';
const pop = { key: 'pop', name: 'Pop', includedChannelsNumber: 2 };
const alone = { key: 'pop-s', name: 'Pop S', includedChannelsNumber: null };
const channel = (number: number, name: string, changes: object = {}) => ({
  number,
  name,
  packs: [] as string[],
  includedIn: ['pop', 'product-tv'],
  replay: false,
  ...changes,
});

type Sample = {
  boxes?: unknown[];
  services?: unknown[];
  figures?: Record<string, number>;
  channels?: unknown[];
  packs?: unknown[];
  replays?: unknown[];
  shops?: unknown[];
  byCanal?: string[];
  application?: number;
};

const judge = (rule: string) => (sample: Sample) =>
  problemsOf(tvRules, rule, {
    files: {
      [OFFERS]: {
        boxes: sample.boxes ?? [pop, alone],
        services: sample.services ?? [],
        figures: sample.figures ?? {},
        productTv: { channelsNumber: sample.application ?? 2 },
      },
      'tv/channels': { channels: sample.channels ?? [channel(1, 'Une'), channel(2, 'Deux')] },
      'tv/channel-packs': { packs: sample.packs ?? [] },
      'tv/replays': { replays: sample.replays ?? [] },
      shops: { shops: sample.shops ?? [] },
      'partners/tv-by-canal/channels-list': { channels: sample.byCanal ?? [] },
    },
  });
const places = (problems: readonly { record: string; why: string }[]) =>
  problems.map(({ record, why }) => `${record}: ${why}`);

describe('the number of channels that an offer says', () => {
  const problems = judge('il y a autant de chaînes que les offres le disent');

  test('is that of the list, for each box and for the application', () => {
    expect(problems({})).toEqual([]);
    expect(
      problems({ channels: [channel(1, 'Une'), channel(2, 'Deux', { includedIn: [] })] }),
    ).toEqual(
      ['boxes.0.includedChannelsNumber', 'productTv.channelsNumber'].map((record) => ({
        file: OFFERS,
        record,
        why: 'dit 2, et content/tv/channels.json en inclut 1\u00a0: changez ce nombre, ou la liste',
      })),
    );
    expect(places(problems({ application: 3 }))).toEqual([
      expect.stringMatching(/^productTv\.channelsNumber: dit 3, .* inclut 2/),
    ]);
  });

  test('is none for a box without channels', () => {
    const everywhere = channel(3, 'Trois', { includedIn: ['pop-s'] });
    const channels = [channel(1, 'Une'), channel(2, 'Deux'), everywhere];
    expect(places(problems({ channels }))).toEqual([
      expect.stringMatching(/^boxes\.1\.includedChannelsNumber: dit 0, .* inclut 1/),
    ]);
  });

  test('counts what comes with a service of the box, unless the service is not sold', () => {
    const packs = [{ key: 'sport', name: 'Sport', service: 'sport' }];
    const services = [{ key: 'sport', price: 999, includedWith: ['pop'] }];
    const inPack = channel(3, 'Trois', { packs: ['sport'], includedIn: [] });
    const channels = [channel(1, 'Une'), channel(2, 'Deux'), inPack];
    const boxes = [{ ...pop, includedChannelsNumber: 3 }];
    expect(problems({ boxes, services, packs, channels })).toEqual([]);
    const other = { ...services[0], key: 'film' };
    expect(problems({ boxes, services: [...services, other], packs, channels })).toEqual([]);
    expect(places(problems({ boxes, packs, channels, services: [other] }))).toEqual([
      expect.stringMatching(/^boxes\.0\.includedChannelsNumber: dit 3, .* inclut 2/),
    ]);
  });
});

describe('a channel', () => {
  const problems = judge('une chaîne a son numéro, son nom, son replay et une offre');

  test('has a number and a name of its own', () => {
    expect(problems({})).toEqual([]);
    expect(
      problems({ channels: [channel(1, 'Une'), channel(1, 'Deux'), channel(3, 'Une')] }),
    ).toEqual([
      {
        file: 'tv/channels',
        record: 'channels.1.number',
        why: 'le 1 est déjà celui d’une chaîne',
      },
      {
        file: 'tv/channels',
        record: 'channels.2.name',
        why: '«\u00a0Une\u00a0» est déjà le nom d’une chaîne',
      },
    ]);
  });

  test('is replayed where a service of replay names it, and only there', () => {
    const channels = [channel(1, 'Une', { replay: true }), channel(2, 'Deux')];
    expect(problems({ channels, replays: [{ channels: ['Une'] }] })).toEqual([]);
    expect(
      places(problems({ channels, replays: [{ channels: [] }, { channels: ['Deux'] }] })),
    ).toEqual([
      'channels.0.replay: aucun service de content/tv/replays.json ne la nomme',
      'channels.1.replay: un service de content/tv/replays.json la nomme pourtant',
    ]);
  });

  test('can be had with every box that has TV: included, or in a pack', () => {
    const ultra = { ...pop, key: 'ultra', name: 'Ultra' };
    const boxes = [pop, alone, ultra];
    const included = channel(1, 'Une', { includedIn: ['pop', 'ultra'] });
    const lacking = channel(2, 'Deux', { includedIn: ['pop'] });
    const nowhere = channel(3, 'Trois', { includedIn: [] });
    const sold = channel(4, 'Quatre', { includedIn: [], packs: ['sport'] });
    expect(places(problems({ boxes, channels: [included, lacking, nowhere, sold] }))).toEqual([
      'channels.1.packs: aucun bouquet ne la donne avec Ultra',
      'channels.2.packs: aucun bouquet ne la donne avec Pop, Ultra',
    ]);
  });
});

describe('the numbers that texts give', () => {
  const problems = judge('les nombres que disent les textes sont ceux des listes');
  const listed = (count: number, item: unknown = {}) => Array<unknown>(count).fill(item);
  const pack = (key: string) => ({ key, name: key, price: 100 });
  const inPack = channel(1, 'Une', { packs: ['sport', 'film'] });

  test('« more than » so many packs and shops holds while there are as many', () => {
    const packs = [pack('sport'), pack('film')];
    const sample = { packs, channels: [inPack], shops: listed(3) };
    const said = (count: number, shops: number) =>
      places(problems({ ...sample, figures: { 'tv-packs.count': count, 'shops.count': shops } }));
    expect(said(2, 3)).toEqual([]);
    expect(said(1, 1)).toEqual([]);
    expect(said(3, 3)).toEqual(['figures: tv-packs.count dit 3, il y en a 2']);
    expect(said(2, 4)).toEqual(['figures: shops.count dit 4, il y en a 3']);
  });

  test('about so many replays are so many, give or take a tenth', () => {
    const said = (count: number) =>
      problems({
        replays: listed(count, { channels: [] }),
        figures: { 'replays.count': 100 },
      });
    expect([90, 100, 110].flatMap(said)).toEqual([]);
    expect(said(89)).toEqual([
      { file: OFFERS, record: 'figures', why: 'replays.count dit 100, il y en a 89' },
    ]);
    expect(said(111)).toHaveLength(1);
  });

  test('the channels of Canal are exactly as many, and come with every box that has TV', () => {
    const figures = { 'tv-by-canal.channelsNumber': 2 };
    expect(problems({ figures, byCanal: ['Une', 'Deux'] })).toEqual([]);
    expect(places(problems({ figures, byCanal: ['Une'] }))).toEqual([
      'figures: tv-by-canal.channelsNumber dit 2, il y en a 1',
    ]);
    const channels = [channel(1, 'Une'), channel(2, 'Deux', { includedIn: [] })];
    expect(problems({ channels, figures, byCanal: ['Une', 'Deux'] })).toEqual([
      {
        file: 'partners/tv-by-canal/channels-list',
        record: 'channels.1',
        why: 'Deux n’est pas incluse avec Pop',
      },
    ]);
    expect(problems({ channels })).toEqual([]);
  });

  test('that no text gives are not judged', () => {
    expect(problems({ byCanal: ['Une'], shops: listed(3) })).toEqual([]);
  });

  test('a pack has a channel', () => {
    expect(problems({ packs: [pack('sport'), pack('vide')], channels: [inPack] })).toEqual([
      {
        file: 'tv/channel-packs',
        record: 'packs.1.key',
        why: 'aucune chaîne n’est dans ce bouquet',
      },
    ]);
  });
});
