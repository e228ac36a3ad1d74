import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Coverage, totalCoverage } from '@vitrine/geo/coverage';
import { isServed, readCoverageFile, sampleTable } from '@vitrine/geo/coverage-file';
import type { CountryShapes, DepartmentShapes } from '@vitrine/geo/map-shapes';
import {
  type Department,
  type Municipality,
  readDepartments,
  readMunicipalities,
} from '@vitrine/geo/municipality';
import { formatDay } from '@vitrine/domain/french';

/** Fibre coverage for the pages being built: the imported figures, else the sample. */

const prepared = join(__CONTENT_DIRECTORY__, '..', 'packages', 'geo', 'data');
const read = (file: string) => readFileSync(join(prepared, file), 'utf8');
const imported = join(__VAR_DIRECTORY__, 'coverage', 'coverage.tsv');
const table = existsSync(imported) ? readCoverageFile(readFileSync(imported, 'utf8')) : sampleTable;

export const sourceNote =
  table.source.kind === 'sample'
    ? 'Données d’exemple : ces chiffres et ces dates sont inventés, en attendant ceux du régulateur.'
    : `Source : ${table.source.label}, données importées le ${formatDay(table.source.importedOn)}.`;

export type CoveredMunicipality = { municipality: Municipality; coverage: Coverage | null };
export type CoveredDepartment = Department & {
  municipalities: readonly CoveredMunicipality[];
  total: ReturnType<typeof totalCoverage>;
};

const places = readMunicipalities(read('municipalities.tsv')).filter(
  (municipality) => municipality.districtOf === null && isServed(municipality),
);
const byDepartment = Map.groupBy(places, ({ department }) => department);
const byName = new Intl.Collator('fr').compare;

/** The departments where the operator sells, by number, each with its municipalities by name. */
export const coveredDepartments: readonly CoveredDepartment[] = readDepartments(
  read('departments.tsv'),
).flatMap((department) => {
  const members = byDepartment.get(department.code);
  if (!members) return [];
  const municipalities = members
    .map((municipality) => ({ municipality, coverage: table.of(municipality) }))
    .sort((a, b) => byName(a.municipality.name, b.municipality.name));
  const known = municipalities.flatMap(({ coverage }) => coverage ?? []);
  return [{ ...department, municipalities, total: totalCoverage(known) }];
});

/** By its code as addresses write it: '2a'. */
export function coveredDepartment(code: string | undefined): CoveredDepartment {
  const found = coveredDepartments.find((known) => known.code.toLowerCase() === code);
  if (!found) throw new Error(`no department ${code} is served`);
  return found;
}

export const countryTotal = totalCoverage(
  coveredDepartments.flatMap(({ municipalities }) =>
    municipalities.flatMap(({ coverage }) => coverage ?? []),
  ),
);

/** Copper lines that close next, for the page that explains it. */
export const nextClosings = [
  ...Map.groupBy(
    coveredDepartments.flatMap(({ municipalities }) =>
      municipalities.flatMap(({ coverage }) => coverage?.copper ?? []),
    ),
    ({ technical }) => technical,
  ),
]
  .map(([technical, lines]) => ({ technical, municipalities: lines.length }))
  .sort((a, b) => (a.technical < b.technical ? -1 : 1));

export const countryShapes = JSON.parse(read('map/france.json')) as CountryShapes;

export function departmentShapes(code: string): DepartmentShapes {
  return JSON.parse(read(join('map', `${code}.json`))) as DepartmentShapes;
}
