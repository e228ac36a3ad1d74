import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { csvText } from '@vitrine/domain/csv';
import { ERRORS_REPORTED, importCoverage } from '@vitrine/geo/coverage-import';
import { createGeography } from '../geo/geography.ts';
import { keepCoverage } from '../geo/keep-coverage.ts';

/**
 * Replaces the fibre coverage with the regulator's open data by municipality. All or nothing: a file with a bad
 * line changes nothing, and every bad line is named.
 */
export async function importCoverageFile(args: string[], varFolder: string): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { label: { type: 'string' }, var: { type: 'string', default: varFolder } },
  });
  const [source] = positionals;
  if (source === undefined) {
    console.error('Usage: import-coverage <file.csv> [--label "Arcep, T3 2026"] [--var var]');
    process.exitCode = 2;
    return;
  }
  const { index } = createGeography({ varFolder: values.var });
  const result = importCoverage(
    csvText(await readFile(source)),
    (citycode) => index.byCode(citycode) !== undefined,
  );
  if (!result.ok) {
    const { errors } = result;
    console.error(`${source}: ${errors.length} bad line(s), nothing imported`);
    for (const { line, reason } of errors.slice(0, ERRORS_REPORTED))
      console.error(`  line ${line}: ${reason}`);
    if (errors.length > ERRORS_REPORTED)
      console.error(`  and ${errors.length - ERRORS_REPORTED} more`);
    process.exitCode = 1;
    return;
  }
  await keepCoverage(values.var, result.coverage, values.label ?? basename(source));
  console.log(
    `${result.coverage.length} municipalities imported. The test answers from them within 30 s; ` +
      'npm run build redraws the map and its tables.',
  );
}
