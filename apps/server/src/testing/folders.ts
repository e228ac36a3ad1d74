import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder, removed when the test ends. */
export async function newFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `vitrine-${name}-`));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
