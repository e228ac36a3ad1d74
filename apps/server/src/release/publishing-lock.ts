import { mkdir } from 'node:fs/promises';
import { lock } from 'proper-lockfile';
import { PublishingElsewhere, type SharedReleases } from '../store/shared-releases.ts';

/** A holder that has not said for so long that it lives is dead. */
const STALE_MS = 30_000;
/** Who goes back in a hurry may have killed what was being made. */
const LOCKED = `Another release is being made. If it was killed, try again in ${STALE_MS / 1_000} seconds.`;

/** One publication, rollback or planned change at a time in a folder of releases, and among all servers of a database. */
export async function withPublishingLock<Result>(
  folder: string,
  shared: SharedReleases | null,
  work: () => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true });
  const release = await lock(folder, { stale: STALE_MS }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ELOCKED' ? new PublishingElsewhere(LOCKED) : error;
  });
  try {
    return await (shared ? shared.exclusively(work) : work());
  } finally {
    await release();
  }
}
