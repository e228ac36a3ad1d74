import type { SearchDocument, SearchKind } from '@vitrine/domain/search-document';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSiteSearch } from './search-engine.ts';
import { sampleContent } from '#testing/sample-content.ts';
import words from '../../../../../content/layout/search.json';
import { searchLanguage } from './search-words.ts';

const { typed } = sampleContent('layout/search', words);
const { wordsOf } = searchLanguage(typed);

const document = (kind: SearchKind, title: string, text = '', keywords = ''): SearchDocument => ({
  kind,
  title,
  text,
  keywords,
  href: `/${title}/`,
});

const documents = [
  document('offre', 'Freebox Révolution Light', 'Fibre, chaînes et téléphonie'),
  document('offre', 'Freebox Pop', 'Fibre et Wi-Fi 7'),
  document('offre', 'Freebox Pop S', 'La fibre sans la TV'),
  document('page', 'Carte de la fibre', 'Votre commune est-elle couverte ?', 'éligibilité adresse'),
  document('page', 'Répéteur Wi-Fi', 'Du réseau dans toutes les pièces'),
  document('page', 'Déménagement', 'Déménager avec votre Freebox'),
  document('page', 'Résilier votre contrat', 'En trois étapes', 'quitter partir'),
  document('question', 'Comment installer le répéteur Wi-Fi ?', 'Branchez-le.'),
  document('chaine', 'Canal+ Sport', 'Chaîne 46'),
  document('chaine', 'Arte', 'Chaîne 7'),
  document('boutique', 'Boutique Lyon Part-Dieu', '69003 Lyon'),
];
const search = await createSiteSearch({ documents, typed });
const titles = (query: string) => search(query, 12).map(({ title }) => title);

describe('the search', () => {
  test.each([
    ['accents and capitals', 'REVOLUTION', 'Freebox Révolution Light'],
    ['a missing accent', 'demenagement', 'Déménagement'],
    ['a wrong accent', 'rèsilier', 'Résilier votre contrat'],
    ['a typing error', 'repetteur', 'Répéteur Wi-Fi'],
    ['two of them', 'eligiblite', 'Carte de la fibre'],
    ['half a word', 'dém', 'Déménagement'],
    ['hyphens left out', 'wifi', 'Répéteur Wi-Fi'],
    ['hyphens as spaces', 'wi fi', 'Répéteur Wi-Fi'],
    ['words in between', 'comment résilier mon contrat', 'Résilier votre contrat'],
    ['another word for it', 'quitter', 'Résilier votre contrat'],
    ['a sign', 'canal+', 'Canal+ Sport'],
    ['a short name', 'arte', 'Arte'],
    ['spaces left out', 'freeboxpop', 'Freebox Pop'],
    ['a name half typed in one word', 'canalplussp', 'Canal+ Sport'],
    ['a postcode', '69003', 'Boutique Lyon Part-Dieu'],
  ])('forgives %s', (_what, query, expected) => {
    expect(titles(query)[0]).toBe(expected);
  });

  test.each([
    ['séries', 'Vidéo à la demande'],
    ['serie', 'Vidéo à la demande'],
    ['série spéciale', 'Freebox Révolution Light'],
    ['séries spéciales', 'Freebox Révolution Light'],
  ])('a special series of a box is none to watch: « %s »', async (query, expected) => {
    const special = document('offre', 'Freebox Révolution Light', 'Série Spéciale');
    const watched = document('page', 'Vidéo à la demande', 'Films et séries en streaming');
    const ofSeries = await createSiteSearch({
      documents: [{ ...special, price: '19,99 €' }, watched],
      typed,
    });
    expect(ofSeries(query, 5)[0]?.title).toBe(expected);
  });

  test('puts the exact offer before the one that only starts like it', () => {
    expect(titles('pop')[0]).toBe('Freebox Pop');
    expect(titles('pop s')[0]).toBe('Freebox Pop S');
  });

  test('puts boxes that have the word before pages and questions called after it', async () => {
    const box = (title: string, text: string) => ({
      ...document('offre', title, text),
      price: '9 €',
    });
    const find = await createSiteSearch({
      typed,
      documents: [
        document('page', 'Wi-Fi 7', 'Le Wi-Fi 7, plus vite'),
        document('question', 'Le Wi-Fi 5 suffit-il ?', 'Oui.'),
        box('Freebox Ultra', 'Avec le Wi-Fi 7'),
        box('Freebox Pop', 'Wi-Fi 7, Wi-Fi partout, 5 Gbit/s'),
        box('Freebox Pop S', 'Sans la TV'),
      ],
    });
    const found = (query: string) => find(query, 9).map(({ title }) => title);
    expect(found('wifi')).toEqual([
      'Freebox Ultra',
      'Freebox Pop',
      'Wi-Fi 7',
      'Le Wi-Fi 5 suffit-il ?',
    ]);
    // Unless a page has that very name; and of two boxes the one that is called so.
    expect(found('wifi 7').slice(0, 2)).toEqual(['Wi-Fi 7', 'Freebox Ultra']);
    expect(found('pop s')[0]).toBe('Freebox Pop S');
  });

  test('puts what has all the words before what has most of them', () => {
    expect(titles('répéteur wi-fi contrat')[0]).toBe('Répéteur Wi-Fi');
    expect(titles('installer le répéteur')[0]).toBe('Comment installer le répéteur Wi-Fi ?');
  });

  test('gives what has some of the words when nothing has them all', () => {
    expect(titles('déménagement extraterrestre')).toEqual(['Déménagement']);
  });

  test.each(['', '   ', '!?', 'zzzzqqq', 'le la les'])('finds nothing for %j', (query) => {
    expect(titles(query)).toEqual([]);
  });

  test('never fails and never gives more than asked, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 20 }), (query, limit) => {
        expect(search(query, limit).length).toBeLessThanOrEqual(limit);
      }),
    );
  });
});

test('lets what is typed meanwhile be shown while it reads a thousand documents', async () => {
  let ready = false;
  let turns = 0;
  const meanwhile = () => {
    if (ready) return;
    turns += 1;
    setTimeout(meanwhile);
  };
  setTimeout(meanwhile);
  const many = Array.from({ length: 1000 }, (_, at) => document('chaine', `Chaîne ${at}`));
  const find = await createSiteSearch({ documents: many, typed });
  ready = true;
  expect(turns).toBeGreaterThan(9);
  expect(find('chaîne 999', 1)[0]?.title).toBe('Chaîne 999');
});

test('words lose accents and capitals, and a hyphen both parts and joins', () => {
  expect(wordsOf('Le Wi-Fi 7 à l’œuvre')).toEqual([
    'le',
    'wi',
    'fi',
    'wifi',
    '7',
    'a',
    'l',
    'oeuvre',
  ]);
});

test('figures are the same however they are written, and a plus is a word', () => {
  expect(wordsOf('19,99 €')).toEqual(wordsOf('19.99€'));
  expect(wordsOf('CANAL+ dès 2 €.')).toEqual(['canal', 'plus', 'des', '2', 'euro']);
});
