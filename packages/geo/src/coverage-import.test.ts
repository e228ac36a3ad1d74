import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { importCoverage } from './coverage-import.ts';

const fixture = [
  '\uFEFFCode commune;Nom commune;Nombre de locaux;Locaux raccordables;Trimestre prévu;Box 5G;Fermeture commerciale;Fermeture technique',
  '01001;"L’Abergement-Clémenciat";1\u202f234;1200;;oui;31/01/2026;31/01/2027',
  '2A004;"Ajaccio; ""préfecture""";45 678;20000,0;2027T2;non;;',
  '42218;Saint-Étienne;110000;109500;;1;;',
  '',
].join('\r\n');
const everywhere = () => true;
const HEADING = 'Code commune;Nombre de locaux;Locaux raccordables';
const errorsOf = (csv: string, known = everywhere) => {
  const result = importCoverage(csv, known);
  return result.ok ? [] : result.errors.map(({ line, reason }) => `${line}: ${reason}`);
};

/** As the sheet « Communes » of the quarterly observatory is laid out, its figures invented. */
const observatory = [
  'Observatoire HD-THD;;;;;;',
  'Déploiements FttH par commune;;;;;;',
  ';;;;;;',
  'Code région;Code commune;Nom commune;Meilleure estimation des locaux T4 2025;T3 2025;T4 2025;Zone très dense',
  '84;1001;L’Abergement-Clémenciat;400;310;350;0',
  '94;2A004;Ajaccio;45678;20000;21000;0',
  ';;;;;;',
].join('\n');

describe('the regulator’s file', () => {
  test('as published: titles above, one column a quarter, zeros lost by a spreadsheet', () => {
    const result = importCoverage(observatory, everywhere);
    expect(
      result.ok &&
        result.coverage.map(({ citycode, premises, fibrePremises }) => [
          citycode,
          premises,
          fibrePremises,
        ]),
    ).toEqual([
      ['01001', 400, 350],
      ['2A004', 45_678, 21_000],
    ]);
  });

  test('as published, a bad line is named by its place in the file', () => {
    expect(errorsOf(observatory.replace(';350;', ';beaucoup;'))).toEqual([
      "5: number of premises 'beaucoup'",
    ]);
  });

  test('is read with its accents, quotes, spaces in numbers and French dates', () => {
    const result = importCoverage(fixture, everywhere);
    expect(result.ok && result.coverage).toEqual([
      {
        citycode: '01001',
        premises: 1234,
        fibrePremises: 1200,
        plannedQuarter: null,
        box5g: true,
        copper: { commercial: '2026-01-31', technical: '2027-01-31' },
      },
      {
        citycode: '2A004',
        premises: 45_678,
        fibrePremises: 20_000,
        plannedQuarter: '2027-T2',
        box5g: false,
        copper: null,
      },
      {
        citycode: '42218',
        premises: 110_000,
        fibrePremises: 109_500,
        plannedQuarter: null,
        box5g: true,
        copper: null,
      },
    ]);
  });

  test('one bad line refuses it all, and every bad line is reported with its number', () => {
    const csv = [
      HEADING,
      '01001;100;90',
      '102;100;90',
      '01004;100;101',
      '01005;many;1',
      '01001;100;90',
      '01006;1',
      '01007;100;-1',
      '"01008;100;90',
    ].join('\n');
    expect(errorsOf(csv)).toEqual([
      "3: municipality code '102'",
      '4: 101 premises with fibre out of 100',
      "5: number of premises 'many'",
      '6: 01001 already given on line 2',
      '7: 2 cells instead of 3',
      "8: number of premises '-1'",
      '9: unclosed quote',
    ]);
  });

  test('a municipality that does not exist is a bad line', () => {
    expect(errorsOf(`${HEADING}\n99999;10;1`, () => false)).toEqual([
      '2: 99999 is no current municipality',
    ]);
  });

  test.each([
    ['quarter', 'Trimestre prévu', '2027-T9', "quarter '2027-T9'"],
    ['flag', 'Box 5G', 'perhaps', "yes or no 'perhaps'"],
  ])('a bad %s is a bad line', (_what, heading, value, reason) => {
    expect(errorsOf(`${HEADING};${heading}\n01001;10;1;${value}`)).toEqual([`2: ${reason}`]);
  });

  test.each([
    ['31/02/2027', '2028-01-31', "date '31/02/2027'"],
    ['2027-01-31', '', 'one closing date without the other'],
    ['2028-01-31', '2027-01-31', 'copper closes on 2027-01-31, before 2028-01-31'],
  ])('closing dates %s and %s are refused', (commercial, technical, reason) => {
    const heading = `${HEADING};Fermeture commerciale;Fermeture technique`;
    expect(errorsOf(`${heading}\n01001;10;1;${commercial};${technical}`)).toEqual([`2: ${reason}`]);
  });

  test('a file without the needed columns, or without lines, is refused', () => {
    expect(errorsOf('nom;locaux\nParis;3')).toEqual([
      '1: missing column: codeinsee, locauxraccordables',
    ]);
    expect(errorsOf('')).toHaveLength(1);
    expect(errorsOf(HEADING)).toEqual(['1: no line']);
  });

  test('whatever the file holds, it is read or refused, never half of each', () => {
    const line = fc.oneof(
      fc.string(),
      fc
        .tuple(fc.integer({ min: 1, max: 99_999 }), fc.nat(500), fc.nat(600))
        .map(([code, a, b]) => `${String(code).padStart(5, '0')};${a};${b}`),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const result = importCoverage([HEADING, ...lines].join('\n'), everywhere);
        const sound = result.ok
          ? result.coverage.every(({ fibrePremises, premises }) => fibrePremises <= premises)
          : result.errors.length > 0;
        expect(sound).toBe(true);
      }),
    );
  });
});
