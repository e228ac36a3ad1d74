import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CoverageTable, readCoverageFile, sampleTable } from '@vitrine/geo/coverage-file';
import { decideEligibility } from '@vitrine/geo/eligibility';
import {
  type Department,
  type Municipality,
  openMunicipalities,
  readDepartments,
} from '@vitrine/geo/municipality';
import { createMunicipalityIndex } from '@vitrine/geo/municipality-index';
import { parisClock } from '@vitrine/domain/paris-time';
import { lazily } from '@vitrine/domain/lazily';
import { COVERAGE_NAME } from '../release/manifest.ts';
import { currentLinkIn } from '../release/releases.ts';

export type Geography = ReturnType<typeof createGeography>;

export const PREPARED = fileURLToPath(new URL('../../../../packages/geo/data/', import.meta.url));
/** An import is noticed within this time, without a restart. */
const COVERAGE_CHECK_MS = 30_000;

export function coverageFileIn(varFolder: string): string {
  return join(varFolder, 'coverage', 'coverage.tsv');
}

/**
 * The file that is answered from: what was imported here, or what the release on show was drawn from,
 * whichever came later. Null: the sample.
 */
export function shownCoverage(varFolder: string): { file: string; version: number } | null {
  const files = [coverageFileIn(varFolder), join(currentLinkIn(varFolder), COVERAGE_NAME)];
  const [latest = null] = files
    .flatMap((file) => {
      const found = statSync(file, { throwIfNoEntry: false });
      return found ? [{ file, version: found.mtimeMs }] : [];
    })
    .sort((first, second) => second.version - first.version);
  return latest;
}

/** French places and their networks, from what ships with the project and what was imported. */
export function createGeography({
  varFolder,
  clock = () => new Date(),
  onError = () => undefined,
}: {
  /** Where an import and the release on show are kept: see shownCoverage. */
  varFolder: string;
  clock?: () => Date;
  onError?: (error: unknown) => void;
}) {
  const coverage = followCoverage(varFolder, clock, onError);

  return {
    /** Read at first use, which takes about a second: ask once at start-up. */
    get index() {
      return preparedIndex();
    },
    get departments() {
      return preparedDepartments();
    },
    eligibility(municipality: Municipality) {
      const table = coverage();
      return decideEligibility(
        { citycode: municipality.code, city: municipality.name },
        table.of(municipality),
        table.source,
        parisClock(clock()).day,
      );
    },
  };
}

const prepared = (file: string) => readFileSync(join(PREPARED, file), 'utf8');

/** The same for the whole process: it never changes. */
const preparedDepartments = lazily(
  (): ReadonlyMap<string, Department> =>
    new Map(
      readDepartments(prepared('departments.tsv')).map((department) => [
        department.code,
        department,
      ]),
    ),
);
const preparedIndex = lazily(() =>
  createMunicipalityIndex(
    openMunicipalities(readFileSync(join(PREPARED, 'municipalities.tsv'))),
    preparedDepartments().values(),
  ),
);

/** The imported figures, read again when there are others; the sample while there are none. */
function followCoverage(
  varFolder: string,
  clock: () => Date,
  onError: (error: unknown) => void,
): () => CoverageTable {
  let table = sampleTable;
  let readVersion = -1;
  let nextCheck = 0;
  return () => {
    const now = clock().getTime();
    if (now < nextCheck) return table;
    nextCheck = now + COVERAGE_CHECK_MS;
    const shown = shownCoverage(varFolder);
    const version = shown?.version ?? 0;
    if (version === readVersion) return table;
    readVersion = version;
    try {
      table = shown ? readCoverageFile(readFileSync(shown.file, 'utf8')) : sampleTable;
    } catch (error) {
      onError(error); // what was known goes on being answered
    }
    return table;
  };
}
