import { mkdir } from 'node:fs/promises';
import { lock } from 'proper-lockfile';
import type { SharedReleases } from '../store/shared-releases.ts';

/** A holder that has not said for so long that it lives is dead. */
const STALE_MS = 30_000;

/** One publication or rollback at a time in a folder of releases, and among all servers of a database. */
export async function withPublishingLock<Result>(
  folder: string,
  shared: SharedReleases | null,
  work: () => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true });
  const release = await lock(folder, { stale: STALE_MS }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ELOCKED' ? new Error('Another release is being made.') : error;
  });
  try {
    return await (shared ? shared.exclusively(work) : work());
  } finally {
    await release();
  }
}
