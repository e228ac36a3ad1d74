import { existsSync, lstatSync } from 'node:fs';
import { mkdir, rm, symlink } from 'node:fs/promises';
import { unlessThere } from '../files.ts';
import { type Planned, type Releases, releasesIn } from './releases.ts';

/**
 * A release that came with the program, in an image that cannot be written: it joins those of this
 * machine with what was planned after it, and is shown the first time that it is seen. After that, what was
 * published or gone back to stays. Returns its id; null when nothing was shipped.
 */
export async function adoptShipped(releases: Releases, folder: string): Promise<string | null> {
  const id = await releasesIn(folder).current();
  for (const known of await releases.list())
    if (isOfAnotherImage(releases.folderOf(known))) await rm(releases.folderOf(known));
  if (id === null || (await releases.list()).includes(id)) return id;
  // It is known by its link: made last, so that who is stopped before begins again.
  await releases.plan(await takePlanned(releases, folder));
  await linkTo(releases, folder, id);
  await releases.switchTo(id);
  return id;
}

/** What was planned after the release that came with the program, each among those of this machine. */
export async function takePlanned(releases: Releases, folder: string): Promise<Planned[]> {
  await mkdir(releases.folder, { recursive: true });
  const planned = await releasesIn(folder).planned();
  for (const { id } of planned) await linkTo(releases, folder, id);
  return planned;
}

async function linkTo(releases: Releases, folder: string, id: string): Promise<void> {
  await symlink(releasesIn(folder).folderOf(id), releases.folderOf(id)).catch(unlessThere);
}

/** A link to what an earlier image held. */
function isOfAnotherImage(folder: string): boolean {
  return lstatSync(folder).isSymbolicLink() && !existsSync(folder);
}
