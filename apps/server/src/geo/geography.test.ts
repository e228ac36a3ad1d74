import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeCoverageFile } from '@vitrine/geo/coverage-file';
import { expect, test } from 'vitest';
import { COVERAGE_NAME } from '../release/manifest.ts';
import { releasesIn } from '../release/releases.ts';
import { newVarFolder, prepareRelease, smallSite } from '../testing/releases.ts';
import { coverageFileIn, createGeography } from './geography.ts';

const row = {
  citycode: '2A004',
  premises: 100,
  fibrePremises: 90,
  plannedQuarter: null,
  box5g: false,
  copper: null,
};
const coverageCalled = (label: string) =>
  writeCoverageFile([row], { label, importedOn: '2026-11-15' });

test('answers from what the release on show was drawn from, where nothing was imported later', async () => {
  const varFolder = await newVarFolder();
  const releases = releasesIn(varFolder);
  const time = { now: new Date('2026-11-15T10:00:00Z') };
  const geography = createGeography({ varFolder, clock: () => time.now });
  const show = async (coverage: string | null, arrived: Date) => {
    const id = await prepareRelease(varFolder, smallSite, undefined, coverage);
    if (coverage !== null)
      await utimes(join(releases.folderOf(id), COVERAGE_NAME), arrived, arrived);
    await releases.switchTo(id);
  };
  const source = () => {
    time.now = new Date(time.now.getTime() + 30_000);
    const ajaccio = geography.index.byCode('2A004');
    return ajaccio && geography.eligibility(ajaccio).source;
  };

  await show(null, time.now);
  expect(source()).toMatchObject({ kind: 'sample' });
  await show(coverageCalled('that came with the release'), new Date('2026-11-15T10:00:00Z'));
  expect(source()).toMatchObject({ label: 'that came with the release' });

  const imported = coverageFileIn(varFolder);
  await mkdir(dirname(imported), { recursive: true });
  await writeFile(imported, coverageCalled('imported since'));
  await utimes(imported, new Date('2026-11-16'), new Date('2026-11-16'));
  expect(source()).toMatchObject({ label: 'imported since' });

  await show(coverageCalled('published elsewhere'), new Date('2026-11-17'));
  expect(source()).toMatchObject({ label: 'published elsewhere' });
  await show(null, time.now);
  expect(source()).toMatchObject({ label: 'imported since' });
});
