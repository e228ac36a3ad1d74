import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMunicipalityIndex, MAX_LIMIT } from '@vitrine/geo/municipality-index';
import {
  openMunicipalities,
  readMunicipalities,
  writeMunicipality,
} from '@vitrine/geo/municipality';

const file = readFileSync(new URL('../data/municipalities.tsv', import.meta.url), 'utf8');
const municipalities = readMunicipalities(file);
const index = createMunicipalityIndex(municipalities);
const first = (query: string) => index.search(query)[0]?.municipality.name;
const firstOfAddress = (query: string) => index.searchAddress(query)[0]?.municipality.name;

describe('municipality search', () => {
  test('knows every inhabited municipality and the districts of the three large towns', () => {
    expect(municipalities.filter(({ districtOf }) => districtOf === null)).toHaveLength(34_963);
    expect(municipalities.filter(({ districtOf }) => districtOf !== null)).toHaveLength(45);
  });

  test.each([
    ['saint etienne', 'Saint-Étienne'],
    ['ST-ETIENNE', 'Saint-Étienne'],
    ['l hay', 'L’Haÿ-les-Roses'],
    ['lhay', 'L’Haÿ-les-Roses'],
    ['75011', 'Paris 11e Arrondissement'],
    ['75011 paris', 'Paris'],
    ['paris 11', 'Paris 11e Arrondissement'],
    ['le havr', 'Le Havre'],
    ['havre', 'Le Havre'],
    ['chalon s/ saone', 'Chalon-sur-Saône'],
    ['Lyon cedex', 'Lyon'],
    ['31685 toulouse', 'Toulouse'],
    ['2A', 'Ajaccio'],
    ['corte 2b', 'Corte'],
    ['75000', 'Paris'],
    ['2A004', 'Ajaccio'],
    ['strasb', 'Strasbourg'],
    ['st denis 974', 'Saint-Denis'],
    ['roses hay', 'L’Haÿ-les-Roses'],
    ['lo saint', 'Saint-Lô'],
  ])('%s finds %s first', (query, name) => {
    expect(first(query)).toBe(name);
  });

  test.each([
    ['a missing letter', 'toulose', 'Toulouse'],
    ['a letter too many', 'bordeauxx', 'Bordeaux'],
    ['a wrong letter', 'aix en provance', 'Aix-en-Provence'],
    ['two letters swapped', 'marsielle', 'Marseille'],
    ['a wrong first letter', 'nontpellier', 'Montpellier'],
    ['two errors in a long name', 'vilurbanne', 'Villeurbanne'],
  ])('forgives %s', (_what, query, name) => {
    expect(first(query)).toBe(name);
  });

  test('puts the most populous of equal names first', () => {
    const populations = index
      .search('saint denis', { limit: 20 })
      .filter(({ municipality }) => municipality.name === 'Saint-Denis')
      .map(({ municipality }) => municipality.population);
    expect(populations.length).toBeGreaterThan(2);
    expect(populations).toEqual([...populations].sort((a, b) => b - a));
  });

  test('recognises a former municipality and says so', () => {
    const [match] = index.search('Arbignieu');
    expect(match).toMatchObject({
      formerName: 'Arbignieu',
      municipality: { name: 'Arboys en Bugey' },
    });
  });

  test('gives the postcode that was asked for', () => {
    expect(index.search('Paris', { postcode: '75018' })[0]?.postcode).toBe('75018');
    expect(index.search('42100 saint etienne')[0]?.postcode).toBe('42100');
  });

  test('keeps to the municipality code asked for', () => {
    const found = index.search('saint denis', { citycode: '93066' });
    expect(found.map(({ municipality }) => municipality.code)).toEqual(['93066']);
  });

  test('without autocompletion an unfinished name finds nothing', () => {
    expect(index.search('strasbou', { autocomplete: false })).toEqual([]);
    expect(index.search('strasbourg', { autocomplete: false })).toHaveLength(1);
  });

  test('finds nothing in noise', () => {
    expect(index.search('xqzkwv')).toEqual([]);
    expect(index.search('')).toEqual([]);
    expect(index.search('!?’')).toEqual([]);
  });

  test.each([
    ['12 rue de la Paix 75002 Paris', 'Paris'],
    ['4 rue Victor Hugo, Saint-Étienne', 'Saint-Étienne'],
    ['8 av Jean Jaurès 69007', 'Lyon 7e Arrondissement'],
    ['3 bis rue des Lilas 42000 St Etienne', 'Saint-Étienne'],
    ['10 place de la Mairie Saint-Martin-du-Var', 'Saint-Martin-du-Var'],
    ['saint etien', 'Saint-Étienne'],
  ])('the address %s is in %s', (query, name) => {
    expect(firstOfAddress(query)).toBe(name);
  });

  test.each([
    '14 chemin du lavoir',
    '12 rue Victor Hugo',
    '1 place de la Mairie',
    '8 rue de Metz',
    '3 rue des Lilas',
    'rue de Paris',
    'rue Saint-Martin',
    'rue du Faubourg Saint-Denis',
    'rue du 8 mai 1945',
    '12 rue Voltaire',
  ])('the address %s, without a town, is not guessed', (query) => {
    expect(firstOfAddress(query)).toBeUndefined();
  });

  test.each([
    ['12 rue Pasteur Pau', 'Pau'],
    ['avenue de Paris Versailles', 'Versailles'],
    ['5 Grande Rue Besançon', 'Besançon'],
    ['rue du 8 mai 1945 Lille', 'Lille'],
    ['4 rue Victor Hugo Toulou', 'Toulouse'],
    ['12 bis, rue de Brest, Lyon', 'Lyon'],
    [
      'avenue Jean Jaurès Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson',
      'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson',
    ],
  ])('the town of %s is %s, after its street', (query, name) => {
    expect(firstOfAddress(query)).toBe(name);
  });

  test('any municipality is found by its exact name and postcode', () => {
    fc.assert(
      fc.property(fc.constantFrom(...municipalities), ({ code, name, postcodes }) => {
        const found = index.search(`${postcodes[0]} ${name}`, { limit: MAX_LIMIT });
        expect(found.map(({ municipality }) => municipality.code)).toContain(code);
      }),
      { numRuns: 300 },
    );
  });

  test('whatever is typed, the answer is bounded and scored between 0 and 1, best first', () => {
    const input = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.lorem());
    fc.assert(
      fc.property(input, fc.integer({ min: -5, max: 50 }), (query, limit) => {
        for (const found of [
          index.search(query, { limit }),
          index.searchAddress(query, { limit }),
        ]) {
          expect(found.length).toBeLessThanOrEqual(MAX_LIMIT);
          expect(found.every(({ score }) => score > 0 && score <= 1)).toBe(true);
          const scores = found.map(({ score }) => score);
          expect(scores).toEqual([...scores].sort((a, b) => b - a));
        }
      }),
      { numRuns: 150 },
    );
  });

  test('a search leaves nothing behind for the next one', () => {
    const before = index.search('saint etienne');
    index.search('marsielle');
    index.searchAddress('1 rue de Lille 59000 Lille');
    expect(index.search('saint etienne')).toEqual(before);
  });
});

test('the prepared file is read back as it was written', () => {
  expect(`${municipalities.map(writeMunicipality).join('\n')}\n`).toBe(file);
});

test('read one by one, municipalities are the same as read at once', () => {
  const list = openMunicipalities(new TextEncoder().encode(`# a comment\n${file}`));
  expect([...list]).toEqual(municipalities);
  expect(list.at(20_000)).toEqual(municipalities[20_000]);
  expect(list.at(list.length)).toBeUndefined();
});
