import { readFileSync } from 'node:fs';
import { municipalityCollection } from './address-api.ts';
import { fibreShare, formatShare, sampleCoverage } from './coverage.ts';
import { readDepartments, readMunicipalities, TOWNS_WITH_DISTRICTS } from './municipality.ts';
import { createMunicipalityIndex } from './municipality-index.ts';
import { meantPlaces, placeDetail, placesOf, placeText } from './place.ts';
import { describe, expect, test } from 'vitest';

const prepared = (file: string) =>
  readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8');
const municipalities = readMunicipalities(prepared('municipalities.tsv'));
const departments = new Map(
  readDepartments(prepared('departments.tsv')).map((department) => [department.code, department]),
);
const index = createMunicipalityIndex(municipalities, departments.values());

/** As a visitor types it and sends it without choosing a suggestion. */
const meant = (text: string) =>
  meantPlaces(
    text,
    placesOf(municipalityCollection(index.searchAddress(text, { limit: 20 }), departments)),
  );
const codes = (text: string) => meant(text).map(({ citycode }) => citycode);

describe('what a text may mean', () => {
  test.each([
    ['Saint-Denis 93200', '93066'],
    ['93200 saint denis', '93066'],
    ['Saint-Denis 97400', '97411'],
    ['Sainte-Marie 25113', '25523'],
    ['Le Havre', '76351'],
    ['havre', '76351'],
    ['lille', '59350'],
    ['saint etienne', '42218'],
    ['4 rue Victor Hugo saint etienne', '42218'],
    ['4 rue Victor Hugo 42000 saint etienne', '42218'],
    ['Paris', '75056'],
    ['75011', '75111'],
    ['12 rue de la Paix 75002 Paris', '75056'],
    ['Paris 11', '75111'],
    ['8 av Jean Jaurès 69007', '69387'],
    ['8 av Jean Jaurès 42000 Saint Etiene', '42218'],
    ['31685 Toulouse Cedex 6', '31555'],
    ['42007 Saint-Étienne Cedex 1', '42218'],
    ['12 rue de Metz 31685 Toulouse cedex 6', '31555'],
    ['75380 Paris CEDEX 08', '75056'],
    ['Paris Cedex 08', '75056'],
    ['97479 Saint-Denis Cedex', '97411'],
    ['33 000', '33063'],
    ['Bordeaux 33 000', '33063'],
    ['75000', '75056'],
    ['69000', '69123'],
    ['13000', '13055'],
    ['Ajaccio 2A', '2A004'],
    ['2b Bastia', '2B033'],
    ['Saint-Denis (93)', '93066'],
    ['93200, Saint-Denis', '93066'],
    ['Saint-Denis La Réunion', '97411'],
    ['Saint-Pierre, Martinique', '97225'],
    ['Sainte-Marie, Doubs', '25523'],
    ['saint denis seine saint denis', '93066'],
    ['La Réunion', '47222'],
    // Direct, it would be read as the beginning of Attignat-Oncin.
    ['Attignat, Ain', '01024'],
    // Words of streets.
    ['Le Passage (38)', '38296'],
    ['Le Chemin 51800', '51143'],
    ['Cours-les-Barres, Cher', '18075'],
    // Its postcode is that of the next department.
    ['Claret (04)', '04058'],
  ])('%s is one place', (text, code) => {
    expect(codes(text)).toEqual([code]);
  });

  test('a name that several towns have is a question, and they differ in postcode and department', () => {
    expect(codes('Saint-Denis')).toEqual(expect.arrayContaining(['93066', '97411', '30247']));
    expect(codes('Sainte-Marie').length).toBeGreaterThan(5);
    for (const text of ['Saint-Denis', 'Sainte-Marie', 'Saint-Martin']) {
      const shown = meant(text).map((place) => `${placeText(place)} ${placeDetail(place)}`);
      expect(new Set(shown).size).toBe(shown.length);
    }
  });

  test('a postcode that several towns share is a question', () => {
    expect(codes('25110').length).toBeGreaterThan(1);
  });

  test('nothing found is nothing meant', () => {
    expect(meant('xqzkwv')).toEqual([]);
  });

  test.each([
    '2 rue Jean Moulin',
    'rue Marie Curie',
    'chemin de la Belle Étoile',
    'place de l’Hôtel de Ville',
  ])('the name of a street is no town: %s', (text) => {
    expect(meant(text)).toEqual([]);
  });

  test('a street that the address service knows is meant, misspelt too', () => {
    const [street] = placesOf({
      features: [
        {
          geometry: { coordinates: [4.83, 45.76] },
          properties: {
            label: '2 Rue Jean Moulin 69300 Caluire',
            citycode: '69034',
            type: 'housenumber',
          },
        },
      ],
    });
    if (!street) throw new Error('no place');
    expect(meantPlaces('2 rue jean moulain', [street])).toEqual([street]);
  });

  test('what the field shows once a place is chosen means that place again', () => {
    const seen = municipalities.filter((_, at) => at % 97 === 0);
    const lost = seen.filter(({ code, name, postcodes }) => {
      if (postcodes.length === 0) return false;
      return !codes(`${name} ${postcodes[0]}`).includes(code);
    });
    expect(lost.map(({ code, name }) => `${code} ${name}`)).toEqual([]);
  });
});

test('a district of the sample has its town’s figures', () => {
  const percent = (code: string) => {
    const municipality = municipalities.find((known) => known.code === code);
    if (!municipality) throw new Error(code);
    return formatShare(fibreShare(sampleCoverage(municipality)));
  };
  for (const { town, districts } of TOWNS_WITH_DISTRICTS) {
    const parts = municipalities.filter(({ code }) => districts.test(code));
    expect(parts.length).toBeGreaterThan(8);
    for (const { code } of parts)
      expect(`${code} ${percent(code)}`).toBe(`${code} ${percent(town)}`);
  }
});
