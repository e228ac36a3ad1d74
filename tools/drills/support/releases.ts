import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { releasesIn } from '../../../apps/server/src/release/releases.ts';
import type { DrillTools } from '../drill.ts';

/** A copy of the release, for this drill to spoil. */
export async function ownReleases({ folder, release }: DrillTools) {
  const varFolder = join(folder, 'own-var');
  const releases = releasesIn(varFolder);
  await mkdir(join(varFolder, 'releases'), { recursive: true });
  await cp(releasesIn(release.varFolder).folderOf(release.id), releases.folderOf(release.id), {
    recursive: true,
  });
  await point(varFolder, release.id);
  return { varFolder, releases, good: release.id };
}

/** As a careless operator would: without looking at what it points to. */
export async function point(varFolder: string, id: string): Promise<void> {
  const link = join(varFolder, 'current');
  await rm(link, { force: true });
  await symlink(join('releases', id), link);
}

/** Visitors who ask until told to stop; the function given back tells them. */
export function visit(origin: string): () => Promise<{ answered: number; failed: number }> {
  const counts = { answered: 0, failed: 0 };
  const visits = { areOver: false };
  const visitor = async () => {
    while (!visits.areOver) {
      const response = await fetch(`${origin}/freebox/`).catch(() => null);
      const text = await response?.text().catch(() => '');
      if (response?.status === 200 && text?.includes('</html>')) counts.answered += 1;
      else counts.failed += 1;
      await delay(20);
    }
  };
  const visitors = Promise.all(Array.from({ length: 4 }, visitor));
  return async () => {
    visits.areOver = true;
    await visitors;
    return counts;
  };
}
