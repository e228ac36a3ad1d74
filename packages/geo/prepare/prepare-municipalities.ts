/**
 * Writes data/municipalities.tsv and data/departments.tsv from the administrative division
 * of France and the table of coordinates. Run it when the package is upgraded:
 *   node packages/geo/prepare/prepare-municipalities.ts
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Municipality, writeMunicipality } from '@vitrine/geo/municipality';

type Commune = {
  code: string;
  nom: string;
  type: 'commune-actuelle' | 'commune-deleguee' | 'commune-associee' | 'arrondissement-municipal';
  departement: string;
  commune?: string;
  chefLieu?: string;
  codesPostaux?: string[];
  population?: number;
};
type Point = readonly [longitude: number, latitude: number];

/** Overseas collectivities absent from the table: one point each, near their main town. */
const COLLECTIVITY_POINTS: Readonly<Record<string, Point>> = {
  '975': [-56.179, 46.782],
  '977': [-62.834, 17.9],
  '978': [-63.055, 18.07],
  '986': [-176.176, -13.282],
  '987': [-149.566, -17.535],
  '988': [166.448, -22.276],
};

const here = dirname(fileURLToPath(import.meta.url));
const data = dirname(
  createRequire(import.meta.url).resolve('@etalab/decoupage-administratif/data/communes.json'),
);
const communes = readJson<Commune[]>('communes.json');
const points = new Map([
  ...readPoints('commune-coordinates.csv'),
  ...readPoints('arrondissement-coordinates.csv'),
]);

const current = communes.filter(({ type }) => type === 'commune-actuelle');
const nameOf = new Map(current.map(({ code, nom }) => [code, nom]));
const mergedInto = Map.groupBy(
  communes.filter(({ type }) => type === 'commune-deleguee' || type === 'commune-associee'),
  ({ chefLieu = '' }) => chefLieu,
);

const municipalities = communes
  .filter(({ type }) => type === 'commune-actuelle' || type === 'arrondissement-municipal')
  .flatMap((commune): Municipality[] => {
    const point = points.get(commune.code) ?? pointNearby(commune);
    // Uninhabited lands: no postcode, no one to answer.
    if (!point || commune.codesPostaux === undefined) return [];
    return [
      {
        code: commune.code,
        name: typographic(commune.nom),
        department: commune.departement,
        postcodes: commune.codesPostaux,
        population: commune.population ?? 0,
        longitude: point[0],
        latitude: point[1],
        districtOf: commune.commune ? (nameOf.get(commune.commune) ?? null) : null,
        formerNames: (mergedInto.get(commune.code) ?? [])
          .filter(({ nom }) => nom !== commune.nom)
          .map(({ nom }) => typographic(nom)),
      },
    ];
  });

const regions = new Map(
  readJson<{ code: string; nom: string }[]>('regions.json').map(({ code, nom }) => [code, nom]),
);
const departments =
  readJson<{ code: string; nom: string; region: string; chefLieu: string }[]>('departements.json');

mkdirSync(join(here, '..', 'data'), { recursive: true });
write('municipalities.tsv', municipalities.map(writeMunicipality));
write(
  'departments.tsv',
  departments.map(({ code, nom, region, chefLieu }) =>
    [code, typographic(nom), typographic(regions.get(region) ?? ''), chefLieu].join('\t'),
  ),
);
console.log(`${municipalities.length} municipalities, ${departments.length} departments`);

/** Re-created since the table was drawn: the middle of those that share its postcode. */
function pointNearby({ codesPostaux = [], departement }: Commune): Point | undefined {
  const near = current
    .filter(
      (other) =>
        other.departement === departement &&
        other.codesPostaux?.some((postcode) => codesPostaux.includes(postcode)),
    )
    .flatMap(({ code }) => {
      const point = points.get(code);
      return point ? [point] : [];
    });
  if (near.length === 0) return COLLECTIVITY_POINTS[departement];
  const mean = (axis: 0 | 1) =>
    Math.round((near.reduce((sum, point) => sum + point[axis], 0) / near.length) * 1000) / 1000;
  return [mean(0), mean(1)];
}

function typographic(name: string): string {
  return name.replaceAll("'", '’');
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(join(data, file), 'utf8')) as T;
}

function readPoints(file: string): [string, Point][] {
  return readFileSync(join(here, file), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [code = '', longitude, latitude] = line.split(',');
      return [code, [Number(longitude), Number(latitude)]];
    });
}

function write(file: string, lines: readonly string[]) {
  writeFileSync(join(here, '..', 'data', file), `${lines.join('\n')}\n`);
}
