import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { coverageFileIn, createGeography } from '../geo/geography.ts';
import { newVarFolder } from '../testing/releases.ts';

const cli = fileURLToPath(new URL('vitrine.ts', import.meta.url));
const fixture = fileURLToPath(
  new URL('../../../../packages/geo/fixtures/regulator-sample.csv', import.meta.url),
);

function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [cli, 'import-coverage', ...args],
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

describe('importing the regulator’s file', () => {
  test('replaces the sample with its figures', async () => {
    const varFolder = await newVarFolder();
    const { code, out } = await run(fixture, '--var', varFolder, '--label', 'Arcep, T3 2026');
    expect(out).toMatch('3 municipalities imported');
    expect(code).toBe(0);
    const geography = createGeography({ varFolder });
    const ajaccio = geography.index.byCode('2A004');
    expect(ajaccio && geography.eligibility(ajaccio)).toMatchObject({
      source: { kind: 'regulator', label: 'Arcep, T3 2026' },
    });
  });

  test('a bad line is named and what was imported before stays', async () => {
    const varFolder = await newVarFolder();
    await run(fixture, '--var', varFolder);
    const before = await readFile(coverageFileIn(varFolder), 'utf8');
    const bad = join(varFolder, 'bad.csv');
    await writeFile(bad, `${await readFile(fixture, 'utf8')}99999;Nulle part;10;11;;;;\n`);
    const { code, err } = await run(bad, '--var', varFolder);
    expect(code).toBe(1);
    expect(err).toContain('line 5: 11 premises with fibre out of 10');
    expect(await readFile(coverageFileIn(varFolder), 'utf8')).toBe(before);
  });

  test('a file that is not there is said in one line', async () => {
    const { code, err } = await run('nowhere.csv', '--var', await newVarFolder());
    expect(code).toBe(1);
    expect(err).toMatch(/^ENOENT: .*nowhere\.csv'\n$/);
  });

  test('says how it is used', async () => {
    expect(await run()).toMatchObject({ code: 2, err: expect.stringContaining('Usage') });
  });
});
