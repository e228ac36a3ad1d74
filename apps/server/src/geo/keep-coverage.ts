import { parisClock } from '@vitrine/domain/paris-time';
import type { Coverage } from '@vitrine/geo/coverage';
import { writeCoverageFile } from '@vitrine/geo/coverage-file';
import { writeWhole } from '../files.ts';
import { coverageFileIn } from './geography.ts';

/** Replaces the coverage. */
export async function keepCoverage(
  varFolder: string,
  coverage: readonly Coverage[],
  label: string,
): Promise<void> {
  const importedOn = parisClock(new Date()).day;
  const text = writeCoverageFile(coverage, { label, importedOn });
  await writeWhole(coverageFileIn(varFolder), text);
}
