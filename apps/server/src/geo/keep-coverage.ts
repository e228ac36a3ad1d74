import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parisClock } from '@vitrine/domain/paris-time';
import type { Coverage } from '@vitrine/geo/coverage';
import { writeCoverageFile } from '@vitrine/geo/coverage-file';
import { coverageFileIn } from './geography.ts';

/** Replaces the coverage. Written beside, then renamed: a reader sees the old file or the new one. */
export async function keepCoverage(
  varFolder: string,
  coverage: readonly Coverage[],
  label: string,
): Promise<void> {
  const file = coverageFileIn(varFolder);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    `${file}.new`,
    writeCoverageFile(coverage, { label, importedOn: parisClock(new Date()).day }),
  );
  await rename(`${file}.new`, file);
}
