import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildSite, foldersIn } from './build-site.ts';

test('a build that is asked to stop does not go on to its end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const stopping = new AbortController();
  const built = buildSite({ folder, signal: stopping.signal });
  stopping.abort();
  await expect(built).rejects.toThrow(/abort/);
  expect(existsSync(foldersIn(folder).renderer)).toBe(false);
}, 120_000);
