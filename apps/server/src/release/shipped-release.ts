import { existsSync, lstatSync } from 'node:fs';
import { mkdir, rm, symlink } from 'node:fs/promises';
import { type Releases, releasesIn } from './releases.ts';

/**
 * A release that came with the program, in an image that cannot be written: it joins those of this
 * machine, and is shown the first time that it is seen. After that, what was published or gone back to
 * stays. Returns its id; null when nothing was shipped.
 */
export async function adoptShipped(releases: Releases, folder: string): Promise<string | null> {
  const shipped = releasesIn(folder);
  const id = await shipped.current();
  for (const known of await releases.list())
    if (isOfAnotherImage(releases.folderOf(known))) await rm(releases.folderOf(known));
  if (id === null || (await releases.list()).includes(id)) return id;
  await mkdir(releases.folder, { recursive: true });
  await symlink(shipped.folderOf(id), releases.folderOf(id)).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  await releases.switchTo(id);
  return id;
}

/** A link to what an earlier image held. */
function isOfAnotherImage(folder: string): boolean {
  return lstatSync(folder).isSymbolicLink() && !existsSync(folder);
}
