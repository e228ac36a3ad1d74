import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { coverageFileIn } from '../../apps/server/src/geo/geography.ts';
import { testConfig } from '../../apps/server/src/testing/config.ts';
import { newVarFolder } from '../../apps/server/src/testing/releases.ts';
import { fingerprintOf } from './release.ts';

test('an import of coverage, and each later one, asks for a new release', async () => {
  const folder = await newVarFolder();
  const config = testConfig();
  const sample = await fingerprintOf(config, folder);
  expect(await fingerprintOf(config, folder)).toBe(sample);

  const file = coverageFileIn(folder);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '# 2026-11-15\tArcep\n');
  const first = await fingerprintOf(config, folder);
  writeFileSync(file, '# 2026-12-15\tArcep\n');
  const second = await fingerprintOf(config, folder);
  expect(new Set([sample, first, second]).size).toBe(3);
});
