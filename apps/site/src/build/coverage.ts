import { readFileSync } from 'node:fs';
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
import { sentenceWith } from '@vitrine/domain/sentence';
import type { Render } from '#build/render.ts';

/** Fibre coverage: the imported figures, else the sample. */

type Source = Pick<Render, 'coverage' | 'folders'>;

export type CoveredMunicipality = { municipality: Municipality; coverage: Coverage | null };
export type CoveredDepartment = Department & {
  municipalities: readonly CoveredMunicipality[];
  total: ReturnType<typeof totalCoverage>;
};

/** Joining 35,000 municipalities takes a while: kept for as long as pages are made from one import. */
let last: { imported: string | null; departments: readonly CoveredDepartment[] } | null = null;

/** The departments where the operator sells, by number, each with its municipalities by name. */
export function coveredDepartments({ coverage, folders }: Source): readonly CoveredDepartment[] {
  if (last?.imported !== coverage || last === null)
    last = { imported: coverage, departments: joined(coverage, folders.geo) };
  return last.departments;
}

function joined(imported: string | null, folder: string): CoveredDepartment[] {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const table = tableOf(imported);
  const places = readMunicipalities(read('municipalities.tsv')).filter(
    (municipality) => municipality.districtOf === null && isServed(municipality),
  );
  const byDepartment = Map.groupBy(places, ({ department }) => department);
  const byName = new Intl.Collator('fr').compare;
  return readDepartments(read('departments.tsv')).flatMap((department) => {
    const members = byDepartment.get(department.code);
    if (!members) return [];
    const municipalities = members
      .map((municipality) => ({ municipality, coverage: table.of(municipality) }))
      .sort((a, b) => byName(a.municipality.name, b.municipality.name));
    const known = municipalities.flatMap(({ coverage }) => coverage ?? []);
    return [{ ...department, municipalities, total: totalCoverage(known) }];
  });
}

function tableOf(imported: string | null) {
  return imported === null ? sampleTable : readCoverageFile(imported);
}

export async function sourceNote({ content, coverage }: Render): Promise<string> {
  const { source: texts } = await content('pages/carte-fibre-optique');
  const { source } = tableOf(coverage);
  return source.kind === 'sample'
    ? texts.sample
    : sentenceWith(texts.imported, { label: source.label, day: formatDay(source.importedOn) });
}

/** By its code as addresses write it: '2a'. */
export function coveredDepartment(source: Source, code: string | undefined): CoveredDepartment {
  const found = coveredDepartments(source).find((known) => known.code.toLowerCase() === code);
  if (!found) throw new Error(`no department ${code} is served`);
  return found;
}

export const countryTotal = (source: Source) =>
  totalCoverage(
    coveredDepartments(source).flatMap(({ municipalities }) =>
      municipalities.flatMap(({ coverage }) => coverage ?? []),
    ),
  );

/** Copper lines that close next, for the page that explains it. */
export const nextClosings = (source: Source) =>
  [
    ...Map.groupBy(
      coveredDepartments(source).flatMap(({ municipalities }) =>
        municipalities.flatMap(({ coverage }) => coverage?.copper ?? []),
      ),
      ({ technical }) => technical,
    ),
  ]
    .map(([technical, lines]) => ({ technical, municipalities: lines.length }))
    .sort((a, b) => (a.technical < b.technical ? -1 : 1));

export const countryShapes = ({ folders }: Source) =>
  JSON.parse(readFileSync(join(folders.geo, 'map', 'france.json'), 'utf8')) as CountryShapes;

export const departmentShapes = ({ folders }: Source, code: string) =>
  JSON.parse(readFileSync(join(folders.geo, 'map', `${code}.json`), 'utf8')) as DepartmentShapes;
