import { mkdir } from 'node:fs/promises';
import { lock } from 'proper-lockfile';

/** A holder that has not said for so long that it lives is dead. */
const STALE_MS = 30_000;

/** One release at a time in a folder of releases, whoever makes it. */
export async function withPublishingLock<Result>(
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true });
  const release = await lock(folder, { stale: STALE_MS }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ELOCKED' ? new Error('Another release is being made.') : error;
  });
  try {
    return await work();
  } finally {
    await release();
  }
}
