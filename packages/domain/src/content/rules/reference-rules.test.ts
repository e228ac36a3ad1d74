import { describe, expect, test } from 'vitest';
import type { ContentCall } from '../calls.ts';
import { references } from './reference-rules.ts';
import { problemsOf, valuesOf } from './sample-set.fixture.ts';

/** Fields of files: each has a value, and the file is judged. */
type Fields = Readonly<Record<string, string | number>>;

const problems = (files: Readonly<Partial<Record<ContentCall, Fields>>>) =>
  problemsOf([references], 'ce qui est nommé existe', {
    files,
    values: Object.entries(files).flatMap(([file, fields]) => valuesOf(file, fields)),
  });

/** Two records of each list that another may name. */
const LISTS = {
  'box-comparator': {
    'boxes.0.key': 'pop',
    'boxes.10.key': 'ultra',
    'services.0.key': 'netflix',
    'services.10.key': 'canal',
    'smartphones.0.key': 'pixel',
    'smartphones.10.key': 'nova',
  },
  'tv/{line}s': { 'boxes.0.key': 'pop', 'boxes.10.key': 'product-tv' },
  'tv/channel-categories': { 'categories.0.key': 'info', 'categories.10.key': 'sport' },
  'tv/channel-packs': { 'packs.0.key': 'basique', 'packs.10.key': 'grand' },
  'tv/channels': { 'channels.0.name': 'Une', 'channels.10.name': 'Deux' },
} satisfies Partial<Record<ContentCall, Fields>>;

const withLists = (call: ContentCall, fields: Fields) =>
  problems({
    ...LISTS,
    [call]: { ...(LISTS as Partial<Record<string, Fields>>)[call], ...fields },
  });

describe('what a field names is there', () => {
  test.each<[file: ContentCall, record: string, good: readonly string[], called: string]>([
    ['home/carousel', 'slides.12.price.box', ['pop', 'ultra'], 'aucune box n’a la clé'],
    ['boxes/crystal/page', 'successors.12.offer', ['pop', 'ultra'], 'aucune box n’a la clé'],
    ['layout/menu', 'items.1.edition.offer', ['pop', 'ultra'], 'aucune box n’a la clé'],
    ['pages/aidez-moi-a-choisir', 'summary.12.offer', ['pop'], 'aucune box n’a la clé'],
    [
      'pages/eligibilite',
      'test.answers.disponible.offers.12',
      ['pop', 'ultra'],
      'aucune box n’a la clé',
    ],
    ['partners/netflix/banner', 'subscription.availableOn.12', ['pop'], 'aucune box n’a la clé'],
    ['box-comparator', 'services.12.includedWith.12', ['pop'], 'aucune box n’a la clé'],
    ['box-comparator', 'services.12.instalments.of', ['canal'], 'aucun service n’a la clé'],
    ['partners/netflix/banner', 'service', ['netflix', 'canal'], 'aucun service n’a la clé'],
    [
      'partners/netflix/banner',
      'formulas.choices.12.service',
      ['canal'],
      'aucun service n’a la clé',
    ],
    ['pages/repeteur-wifi', 'hero.service', ['netflix'], 'aucun service n’a la clé'],
    ['tv/channel-packs', 'packs.12.service', ['netflix'], 'aucun service n’a la clé'],
    ['tv/vods', 'vods.12.service', ['netflix'], 'aucun service n’a la clé'],
    ['pages/telephone', 'smartphone.offer', ['pixel', 'nova'], 'aucun téléphone n’a la clé'],
    [
      'tv/channels',
      'channels.12.includedIn.12',
      ['pop', 'product-tv'],
      'aucune offre de TV n’a la clé',
    ],
    ['tv/channels', 'channels.12.category', ['info', 'sport'], 'aucun thème n’a la clé'],
    ['tv/replays', 'replays.12.category', ['info'], 'aucun thème n’a la clé'],
    ['tv/channels', 'channels.12.packs.12', ['basique', 'grand'], 'aucun bouquet n’a la clé'],
    ['tv/replays', 'replays.12.channels.12', ['Une', 'Deux'], 'aucune chaîne ne s’appelle'],
    [
      'partners/tv-by-canal/channels-list',
      'channels.12',
      ['Une', 'Deux'],
      'aucune chaîne ne s’appelle',
    ],
    ['tv/vods', 'vods.12.page', ['netflix'], 'aucune page ne s’appelle'],
    ['pages/{product}-tv', 'doors.12.route', ['replays'], 'aucune page ne s’appelle'],
    ['legal-notices/all', 'mentions.1.pages.12', ['home'], 'aucune page ne s’appelle'],
    ['box-comparator', 'boxes.12.features.12.icon', ['speed'], 'aucune icône ne s’appelle'],
    ['pages/telephone', 'sections.12.items.12.icon', ['wifi'], 'aucune icône ne s’appelle'],
  ])('%s: %s', (file, record, good, called) => {
    for (const name of good) expect(withLists(file, { [record]: name })).toEqual([]);
    const [problem, ...others] = withLists(file, { [record]: 'zzz' });
    expect(problem).toEqual({
      file,
      record,
      why: expect.stringMatching(
        new RegExp(`^${called} «\u00a0zzz\u00a0»\\. Il y a\u00a0: `),
      ) as string,
    });
    expect(others).toEqual([]);
    // Another field that only ends, or begins, so is another thing: but for these, at any depth.
    expect(withLists(file, { [`${record}.zzz`]: 'zzz' })).toEqual([]);
    const isDeep = /^(?:mentions|items)\./.test(record);
    expect(withLists(file, { [`zzz.${record}`]: 'zzz' })).toHaveLength(isDeep ? 1 : 0);
  });

  test('and what there is instead is told', () => {
    expect(withLists('home/carousel', { 'slides.0.price.box': 'ultrra' })).toEqual([
      {
        file: 'home/carousel',
        record: 'slides.0.price.box',
        why: 'aucune box n’a la clé «\u00a0ultrra\u00a0». Il y a\u00a0: ultra',
      },
    ]);
    expect(withLists('tv/replays', { 'replays.0.channels.0': 12 })).toEqual([
      expect.objectContaining({
        why: 'aucune chaîne ne s’appelle «\u00a012\u00a0». Il y a\u00a0: Une, Deux',
      }),
    ]);
  });
});

describe('a name is not missed', () => {
  test('while the file that would hold it is not judged', () => {
    expect(problems({ 'home/carousel': { 'slides.0.price.box': 'zzz' } })).toEqual([]);
  });

  test('but it is in a list that is empty', () => {
    const slide = { 'slides.0.price.box': 'zzz' };
    expect(problems({ 'home/carousel': slide, 'box-comparator': {} })).toHaveLength(1);
  });

  test.each<[ContentCall, string]>([
    ['home/faq', 'slides.0.price.box'],
    ['layout/footer', 'items.0.edition.offer'],
    ['tv/pdf', 'vods.0.page'],
    ['tv/faq', 'service'],
    ['tv/faq', 'hero.service'],
    ['tv/faq', 'sections.0.items.0.icon'],
  ])('in a file where the field is another thing: %s, %s', (file, record) => {
    expect(withLists(file, { [record]: 'zzz' })).toEqual([]);
  });

  test.each(['xboxes.0.key', 'boxes.0.keys', 'boxes.0.x.key', 'boxes.a.key'])(
    'where something else is called so: %s',
    (record) => {
      const files = { 'home/carousel': { 'slides.0.price.box': 'zzz' } };
      expect(problems({ ...files, 'box-comparator': { [record]: 'zzz' } })).toHaveLength(1);
    },
  );
});
