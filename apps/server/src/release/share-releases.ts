import { hash as digest } from 'node:crypto';
import { copyFile, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import {
  PublishingElsewhere,
  type SharedFile,
  type SharedReleases,
} from '../store/shared-releases.ts';
import { filesIn, unlessThere } from '../files.ts';
import { forEachOf } from '../for-each-of.ts';
import { lotsOf } from '../lots.ts';
import { withPublishingLock } from './publishing-lock.ts';
import type { Planned, Releases } from './releases.ts';

const hashOf = (content: Uint8Array) => digest('sha256', content);

/** Files asked for at once: a few megabytes of a release. */
const FILES_AT_ONCE = 16;
/** While one lot is written, the next is on its way; more would take the visitors' connections. */
const LOTS_AT_ONCE = 2;

/** Gives a release of this machine to all servers, with what is planned after it, and has them show it. */
export async function giveRelease(
  shared: SharedReleases,
  releases: Releases,
  id: string,
  planned: readonly Planned[] = [],
): Promise<void> {
  // All given before any is shown: servers fetch the first while the others are still on their way.
  const known = new Set(await shared.list());
  for (const one of [id, ...planned.map((later) => later.id)])
    if (!known.has(one)) await keepShared(shared, releases, one);
  await shared.show(id);
  await shared.plan(planned);
}

/** Gives it to them, for later. */
export async function keepShared(
  shared: SharedReleases,
  releases: Releases,
  id: string,
): Promise<void> {
  const folder = releases.folderOf(id);
  const files: SharedFile[] = [];
  for (const path of await filesIn(folder))
    files.push({ path, hash: hashOf(await readFile(join(folder, path))) });
  await shared.put(id, files, ({ path }) => readFile(join(folder, path)));
}

/**
 * Fetches the files of a release that this machine lacks; nothing of it is here until all of it is, and
 * nothing at all once the signal is aborted.
 */
async function takeRelease(
  shared: SharedReleases,
  releases: Releases,
  id: string,
  signal?: AbortSignal,
): Promise<void> {
  const files = await shared.filesOf(id);
  if (files.length === 0) throw new Error(`${id}: not among the shared releases`);
  const here = await filesHere(shared, releases);
  const draft = join(releases.folder, `taken.${process.pid}`);
  try {
    await rm(draft, { recursive: true, force: true });
    for (const folder of new Set(files.map(({ path }) => dirname(inside(path)))))
      await mkdir(join(draft, folder), { recursive: true });
    const lacking: SharedFile[] = [];
    await forEachOf(files, FILES_AT_ONCE, async (file) => {
      signal?.throwIfAborted();
      const isHere = await copyOf(here.get(file.hash), join(draft, file.path), file.hash);
      if (!isHere) lacking.push(file);
    });
    await forEachOf(lotsOf(lacking, FILES_AT_ONCE), LOTS_AT_ONCE, async (lot) => {
      signal?.throwIfAborted();
      const contents = await shared.read([...new Set(lot.map(({ hash }) => hash))]);
      for (const { path, hash } of lot) {
        const content = contents.get(hash);
        if (!content || hashOf(content) !== hash)
          throw new Error(`${path}: not what the release was made of`);
        await writeFile(join(draft, path), content);
      }
    });
    // Another server of this machine may have taken it.
    await rename(draft, releases.folderOf(id)).catch(unlessThere);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Has this machine show what all servers show, fetching what it lacks. Returns the id; null when nothing
 * was given yet.
 */
export async function showShared(
  shared: SharedReleases,
  releases: Releases,
): Promise<string | null> {
  const current = await shared.current();
  if (current === null || current === (await releases.current())) return current;
  if (!(await releases.list()).includes(current)) await takeRelease(shared, releases, current);
  await releases.switchTo(current);
  await releases.prune(await shared.list());
  return current;
}

/** With the other releases too: for pages that visitors left open, for what is planned, for a rollback. */
export async function catchUp(shared: SharedReleases | null, releases: Releases): Promise<void> {
  if (!shared) return;
  await showShared(shared, releases);
  let taken: string | null;
  do taken = await takeNext(shared, releases);
  while (taken !== null);
}

/** One of them, the oldest: what is published now is given before what is planned. Null when all are here. */
export async function takeNext(
  shared: SharedReleases,
  releases: Releases,
  signal?: AbortSignal,
): Promise<string | null> {
  const here = new Set(await releases.list());
  const next = (await shared.list()).findLast((id) => !here.has(id)) ?? null;
  if (next !== null) await takeRelease(shared, releases, next, signal);
  return next;
}

/**
 * Shows the last of the planned releases whose time has come, also one that came while nobody ran. Null when
 * there is none, or while another process publishes, goes back or does the same: it may change the plan.
 */
export async function showDue(
  shared: SharedReleases | null,
  releases: Releases,
  now: Date,
): Promise<string | null> {
  const plan = shared ?? releases;
  const isDue = ({ from }: Planned) => from <= now;
  if (!(await plan.planned()).some(isDue)) return null;
  const change = async () => {
    const planned = await plan.planned();
    const due = planned.findLast(isDue);
    if (!due) return null;
    await (shared ? shared.show(due.id) : releases.switchTo(due.id));
    await plan.plan(planned.filter((later) => !isDue(later)));
    return due.id;
  };
  return withPublishingLock(releases.folder, shared, change).catch((error: unknown) => {
    if (error instanceof PublishingElsewhere) return null;
    throw error;
  });
}

/**
 * Back to the release that the current one replaced, on every server; returns its id. Rejects while another
 * release is being made: it would be shown right after, over this one.
 */
export async function rollBack(shared: SharedReleases | null, releases: Releases): Promise<string> {
  // Before the lock, which makes the folder: one that was named by mistake is not made.
  if (!shared && (await releases.current()) === null)
    throw new Error(`${releases.folder} has no release to go back from: check VAR_FOLDER.`);
  return withPublishingLock(releases.folder, shared, async () => {
    await catchUp(shared, releases);
    const id = await releases.previous();
    // What was planned is of the release that did not do. The one before may be of this machine alone: the
    // database was given only what was on show.
    if (shared) await giveRelease(shared, releases, id);
    else await releases.plan([]);
    await releases.switchTo(id);
    return id;
  });
}

/** What is here already, by hash: most of a release is in the one before. */
async function filesHere(
  shared: SharedReleases,
  releases: Releases,
): Promise<ReadonlyMap<string, string>> {
  const here = new Map<string, string>();
  for (const id of await releases.list())
    for (const { path, hash } of await shared.filesOf(id))
      here.set(hash, join(releases.folderOf(id), path));
  return here;
}

/** Releases never change once made, so they may share a file; false when it is not what it should be. */
async function copyOf(from: string | undefined, to: string, hash: string): Promise<boolean> {
  if (from === undefined) return false;
  const content = await readFile(from).catch(() => null);
  if (content === null || hashOf(content) !== hash) return false;
  await link(from, to).catch(() => copyFile(from, to));
  return true;
}

/** A path that stays in its folder, whatever the database says. */
function inside(path: string): string {
  if (posix.isAbsolute(path) || path.split('/').includes('..'))
    throw new Error(`${path}: not a path in a release`);
  return path;
}
