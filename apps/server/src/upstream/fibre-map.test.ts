import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { coverageFileIn, createGeography } from '../geo/geography.ts';
import { FAULTS, patienceWith, startFakeService } from '../testing/fake-service.ts';
import { newVarFolder } from '../testing/releases.ts';
import { refreshCoverage } from './fibre-map.ts';

const sample = await readFile(
  fileURLToPath(new URL('../../../../packages/geo/fixtures/regulator-sample.csv', import.meta.url)),
  'utf8',
);

async function start(csv = sample) {
  const answer = { csv };
  const fake = await startFakeService(() => answer.csv);
  onTestFinished(fake.close);
  const varFolder = await newVarFolder();
  const { index } = createGeography({ varFolder });
  const lines: { event: string; reason?: string }[] = [];
  const refresh = () =>
    refreshCoverage({
      url: fake.url,
      varFolder,
      index,
      timeoutMs: patienceWith(fake),
      log: (line) => lines.push(line),
    });
  return { answer, fake, lines, refresh, varFolder };
}

describe('the fibre map service', () => {
  test('without one, nothing is asked', async () => {
    const { varFolder } = await start();
    const { index } = createGeography({ varFolder });
    expect(await refreshCoverage({ url: null, varFolder, index, log: () => undefined })).toBe(
      false,
    );
  });

  test('is answered from once it has answered, and named as the source', async () => {
    const { fake, refresh, varFolder } = await start();
    expect(await refresh()).toBe(true);
    expect(fake.requests.map(({ url }) => url.pathname)).toEqual(['/coverage.csv']);
    const geography = createGeography({ varFolder });
    const ajaccio = geography.index.byCode('2A004');
    expect(ajaccio && geography.eligibility(ajaccio)).toMatchObject({
      source: { kind: 'regulator', label: new URL(fake.url).host },
    });
  });

  test.each(FAULTS)('when it %s, what was known stays', async (mode) => {
    const { fake, refresh, varFolder, lines } = await start();
    await refresh();
    const before = await readFile(coverageFileIn(varFolder), 'utf8');
    fake.mode = mode;
    expect(await refresh()).toBe(false);
    expect(await readFile(coverageFileIn(varFolder), 'utf8')).toBe(before);
    expect(lines.map(({ event }) => event)).toEqual(['fibre map service failed']);
  });

  test('one bad line, and nothing of it is taken', async () => {
    const { answer, refresh, lines } = await start();
    answer.csv = `${sample}99999;Nulle part;10;11;;;;\n`;
    expect(await refresh()).toBe(false);
    expect(lines[0]?.reason).toContain('1 bad line');
  });
});
