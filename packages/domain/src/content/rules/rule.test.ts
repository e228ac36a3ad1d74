import { describe, expect, test } from 'vitest';
import { DEFAULT_BRAND } from '../../brand.ts';
import type { ContentCall } from '../calls.ts';
import { sampleCatalogue } from '../sample-catalogue.fixture.ts';
import {
  alike,
  bannerCalls,
  boxPageCalls,
  contentSet,
  each,
  figuresOf,
  marked,
  placeOf,
  sentences,
} from './rule.ts';
import { sampleSet } from './sample-set.fixture.ts';

const faq = (answer: string) => ({
  title: 'Vos questions',
  items: [{ id: 'a', question: 'Quoi ?', answer }],
});
const figures = (fill?: (text: string) => string) =>
  figuresOf(sampleCatalogue, DEFAULT_BRAND, fill);
const setOf = (files: Partial<Record<ContentCall, unknown>>, known = figures()) =>
  contentSet(new Map(Object.entries(files)) as Map<ContentCall, unknown>, known);

describe('a set of content', () => {
  test('has every text, as written and as read, and every value, with its place', () => {
    const { texts, values, calls, brand } = setOf({
      'home/faq': { items: [{ count: 3, answer: '**{product}**,\u00a0dès\u202f__{pop.price}__' }] },
      'home/banner-info': null,
      'tv/pdf': 'Un texte seul',
    });
    const filled = 'Free, dès 29,99 €';
    expect(texts).toEqual([
      {
        file: 'home/faq',
        record: 'items.0.answer',
        written: '**{product}**,\u00a0dès\u202f__{pop.price}__',
        filled,
      },
      { file: 'tv/pdf', record: '', written: 'Un texte seul', filled: 'Un texte seul' },
    ]);
    expect(values).toEqual([
      { file: 'home/faq', record: 'items.0.count', field: 'count', value: 3 },
      {
        file: 'home/faq',
        record: 'items.0.answer',
        field: 'answer',
        value: '**Free**,\u00a0dès\u202f__29,99\u00a0€__',
      },
      { file: 'tv/pdf', record: '', field: '', value: 'Un texte seul' },
    ]);
    expect(calls).toEqual(['home/faq', 'home/banner-info', 'tv/pdf']);
    expect(brand).toBe(DEFAULT_BRAND);
  });

  test('names a field by its last word, in lists too', () => {
    const json = { a: { b: ['x', ['y']], 'c-2': 'z', '3d': 'w', 12: 'v' } };
    expect(setOf({ forms: json }).values.map(({ record, field }) => [record, field])).toEqual([
      ['a.12', 'a'],
      ['a.b.0', 'b'],
      ['a.b.1.0', 'b'],
      ['a.c-2', 'c-2'],
      ['a.3d', '3d'],
    ]);
  });

  test.each(
    (
      'src id icon key code codeName href url path section action theme kind rel target route parent ' +
      'tracking offer service picture mobilePicture focus side part shape drawing desktopAsset ' +
      'mobileAsset file endpoint contest typed'
    ).split(' '),
  )('has a value, and no text that anyone reads, in a field called %s', (field) => {
    const { texts, values } = setOf({ forms: { items: [{ [field]: 'a' }] } });
    expect(texts).toEqual([]);
    expect(values).toMatchObject([{ field, value: 'a' }]);
  });

  test('has no text in words that visitors type, however deep, and has those beside', () => {
    const json = { typed: { pages: ['magasin'] }, pages: { typedWords: 'a' }, id: { b: 'c' } };
    expect(setOf({ 'layout/search': json }).texts.map(({ record }) => record)).toEqual([
      'pages.typedWords',
      'id.b',
    ]);
  });

  test('fills its texts as its figures say', () => {
    const { texts } = setOf(
      { 'home/faq': { title: '{pop.prix}' } },
      figures((text) => `${text} !`),
    );
    expect(texts).toMatchObject([{ written: '{pop.prix}', filled: '{pop.prix} !' }]);
    expect(() => setOf({ 'home/faq': { title: '{pop.prix}' } })).toThrow(
      'unknown token {pop.prix}',
    );
  });

  test('reads a file as its schema has it, once for all sets that share it', () => {
    const known = figures();
    const shared = faq('Dès {pop.price}.');
    const one = setOf({ 'home/faq': shared }, known);
    const other = setOf({ 'home/faq': shared, 'tv/faq': faq('Rien.') }, known);
    expect(one.read('home/faq').items[0]?.answer).toBe('Dès 29,99\u00a0€.');
    expect(other.read('home/faq')).toBe(one.read('home/faq'));
    expect(other.texts[0]).toBe(one.texts[0]);
    expect(other.read('tv/faq').items[0]?.answer).toBe('Rien.');
  });

  test('reads the offers of its figures, whether or not they are among its files', () => {
    const known = figures();
    expect(setOf({}, known).read('box-comparator')).toBe(known.catalogue);
    expect(setOf({ 'box-comparator': {} }, known).read('box-comparator')).toBe(known.catalogue);
    expect(known.catalogue.boxes.map(({ claim }) => claim)).toContain(
      'La fibre jusqu’à 5\u00a0Gbit/s.',
    );
  });

  test('refuses to read what its schema refuses, or what is not there', () => {
    const set = setOf({ 'home/faq': { title: 'Vos questions' } });
    expect(() => set.read('home/faq')).toThrow('content/home/faq.json: items: ');
    expect(() => set.read('tv/faq')).toThrow('content/tv/faq.json: ');
  });
});

test('a rule of each text, or of each value, says why of those that it refuses', () => {
  const refuse = ({ file }: { file: string }) => (file === 'tv/faq' ? 'de trop' : null);
  const set = sampleSet({
    texts: ['Un', { file: 'tv/faq', record: 'title', written: 'Deux' }],
    values: [{ file: 'tv/faq', record: 'items.0.id', field: 'id', value: 'a' }],
  });
  const said = (kind: 'texts' | 'values') => [...each(kind, 'a', refuse).problems(set)];
  expect(said('texts')).toEqual([{ file: 'tv/faq', record: 'title', why: 'de trop' }]);
  expect(said('values')).toEqual([{ file: 'tv/faq', record: 'items.0.id', why: 'de trop' }]);
  expect(each('texts', 'a', refuse).name).toBe('a');
});

test('a text refers to what it links to and to what it shows', () => {
  expect(marked('[Ici](/ici/) et ![là](box-pop/hero)')).toEqual({
    links: ['/ici/'],
    pictures: ['box-pop/hero'],
  });
  expect(marked('Ni [ici] ni (là)')).toEqual({ links: [], pictures: [] });
});

test.each([
  [
    'Un. Deux\u00a0! Trois\u00a0? Quatre… Cinq',
    ['Un.', 'Deux\u00a0!', 'Trois\u00a0?', 'Quatre…', 'Cinq'],
  ],
  ['Un\nDeux\n\nTrois', ['Un', 'Deux', 'Trois']],
  ['Un.  Deux.\n', ['Un.', 'Deux.']],
  ['Dès 29.99, jusqu’à 8', ['Dès 29.99, jusqu’à 8']],
  [' ', []],
])('%j has these sentences: %j', (text, expected) => {
  expect(sentences(text)).toEqual(expected);
});

test('a problem stands in its file', () => {
  expect(placeOf({ file: 'home/faq', record: 'title', why: 'a' })).toBe(
    'content/home/faq.json: title',
  );
});

test('pages of boxes are those of boxes that are sold', () => {
  expect(
    boxPageCalls([
      'boxes/pop/page',
      'boxes/pop/faq',
      'boxes/crystal/page',
      'boxes/5g/page',
      'boxes/sections',
      'pages/home',
    ]),
  ).toEqual(['boxes/pop/page', 'boxes/5g/page']);
});

test('every partner has a banner', () => {
  expect(
    bannerCalls(['partners/netflix/banner', 'partners/netflix/faq', 'home/banner-info']),
  ).toEqual(['partners/netflix/banner']);
});

describe('what there is instead', () => {
  test('begins alike, by three letters', () => {
    expect(alike('ultrra', ['pop', 'ultra', 'ulm', 'ulcere'])).toBe('. Il y a\u00a0: ultra');
    expect(alike('12345', [123, 1234, 456])).toBe('. Il y a\u00a0: 123, 1234');
  });

  test('is else all there is, or what is given for that, of which eight', () => {
    expect(alike('zzz', ['pop', 'ultra'])).toBe('. Il y a\u00a0: pop, ultra');
    expect(alike('zzz', ['pop'], ['ultra'])).toBe('. Il y a\u00a0: ultra');
    expect(alike('zzz', [1, 2, 3, 4, 5, 6, 7, 8, 9])).toBe(
      '. Il y a\u00a0: 1, 2, 3, 4, 5, 6, 7, 8',
    );
  });
});
