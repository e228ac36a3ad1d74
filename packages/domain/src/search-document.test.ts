import { describe, expect, test } from 'vitest';
import { packSearchIndex, readSearchIndex, type SearchIndex } from './search-document.ts';

const index: SearchIndex = {
  kinds: {
    offre: 'Offre',
    page: 'Page',
    question: 'Question',
    chaine: 'Chaîne',
    boutique: 'Boutique',
    site: 'Autre site',
  },
  typed: { kinds: { offre: 'box' }, saysNothing: 'le la', synonyms: ['wifi wi-fi'], phrases: [] },
  documents: [
    {
      kind: 'offre',
      title: 'Freebox Pop',
      href: '/pop/',
      text: 'La fibre',
      keywords: 'box',
      price: 'dès 29,99 €',
      picture: '/pop.avif',
    },
    { kind: 'chaine', title: 'Arte', href: '/chaines/', text: '', keywords: '7' },
    {
      kind: 'site',
      title: 'Webmail',
      href: 'https://webmail.free.fr/',
      text: 'webmail.free.fr',
      keywords: 'messagerie',
      target: '_blank',
    },
  ],
};
const travelled = (): Record<string, unknown> =>
  JSON.parse(JSON.stringify(packSearchIndex(index))) as Record<string, unknown>;

describe('the search index', () => {
  test('arrives as it left', () => {
    expect(readSearchIndex(travelled())).toEqual(index);
  });

  test('repeats no field name, and shows a price only with its picture', () => {
    const [pop, arte] = index.documents;
    if (!pop || !arte) throw new Error('two documents are needed');
    const { picture: _, ...priced } = pop;
    const { price: __, ...pictured } = pop;
    expect(packSearchIndex({ ...index, documents: [pop, arte, priced, pictured] })).toMatchObject({
      documents: [
        [0, 'Freebox Pop', '/pop/', 'La fibre', 'box', 'dès 29,99 €', '/pop.avif'],
        [3, 'Arte', '/chaines/', '', '7'],
        [0, 'Freebox Pop', '/pop/', 'La fibre', 'box'],
        [0, 'Freebox Pop', '/pop/', 'La fibre', 'box'],
      ],
    });
  });

  test('of a kind that this page does not know yet is a page', () => {
    const newer = { ...travelled(), documents: [[99, 'a', '/a/', '', '']] };
    expect(readSearchIndex(newer).documents[0]?.kind).toBe('page');
  });

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'index'],
    ['no documents', { ...travelled(), documents: undefined }],
    ['a document that is none', { ...travelled(), documents: ['a'] }],
    ['a document without its kind', { ...travelled(), documents: [['0', 'a', '/', '', '']] }],
    ['a number for a text', { ...travelled(), documents: [[0, 'a', '/', '', 7]] }],
    ['too few fields', { ...travelled(), documents: [[0, 'a', '/', '']] }],
    ['a price without its picture', { ...travelled(), documents: [[0, 'a', '/', '', '', '1 €']] }],
    [
      'a place to open that is none',
      { ...travelled(), documents: [[5, 'a', '/', '', '', '_top']] },
    ],
    ['too many fields', { ...travelled(), documents: [[0, 'a', '/', '', '', '1 €', '/', '']] }],
    ['no kinds', { ...travelled(), kinds: undefined }],
    ['no words', { documents: [] }],
    ['kinds alone', { documents: [], kinds: {} }],
    ['words alone', { documents: [], typed: {} }],
  ])('that is something else is refused: %s', (_what, json) => {
    // An answer that was stored before is JSON: what is undefined is not there.
    const stored = json === null ? null : (JSON.parse(JSON.stringify(json)) as unknown);
    expect(() => readSearchIndex(stored)).toThrow('not a search index');
  });
});
