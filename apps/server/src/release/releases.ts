import {
  lstat,
  mkdir,
  readFile,
  readdir,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { absentIsNull } from '../files.ts';
import { readManifest } from './load-release.ts';
import type { ReleaseManifest } from './manifest.ts';

/** How many releases stay on the disk: the current one and four to go back to. */
const KEPT_RELEASES = 5;

export type Releases = ReturnType<typeof releasesIn>;

/** A release that is ready, and from when it is shown: a price that changes on its day. */
export type Planned = { readonly id: string; readonly from: Date };

const PlanFile = z.array(
  z.object({ id: z.string(), from: z.iso.datetime().transform((text) => new Date(text)) }),
);

/** Leads to the folder of the release on show. */
export function currentLinkIn(varFolder: string): string {
  return join(varFolder, 'current');
}

/**
 * The releases of one machine: `<var>/releases/<id>/`, and `<var>/current`, a symbolic link that
 * is replaced in one step, so that there is a current release at every moment.
 */
export function releasesIn(varFolder: string) {
  const link = currentLinkIn(varFolder);
  const folder = join(varFolder, 'releases');
  const planFile = join(varFolder, 'planned.json');
  const releases = {
    /** Where they all are. */
    folder,
    folderOf: (id: string) => join(folder, id),

    async current() {
      const target = await readlink(link).catch(absentIsNull);
      return target === null ? null : basename(target);
    },

    /** Ids on the disk, newest first (an id begins with its time). */
    async list() {
      const entries = (await readdir(folder).catch(absentIsNull)) ?? [];
      return entries.filter(isReleaseId).sort().reverse();
    },

    async switchTo(id: string) {
      await readManifest(releases.folderOf(id));
      await mkdir(varFolder, { recursive: true });
      const next = `${link}.${process.pid}.next`;
      await rm(next, { force: true });
      await symlink(join('releases', id), next);
      await rename(next, link);
    },

    /** The release that the current one replaced: where a rollback goes. Rejects when there is none. */
    async previous(): Promise<string> {
      const current = await releases.current();
      if (current === null) throw new Error('There is no release to go back from.');
      const { previous } = await releases.manifestOf(current).catch((error: unknown) => {
        const why = `${current} cannot be read, nor what it replaced: publish again`;
        throw new Error(`${why} (${error instanceof Error ? error.message : String(error)}).`);
      });
      if (previous === null || !(await releases.list()).includes(previous))
        throw new Error(`There is no release before ${current} to go back to.`);
      return previous;
    },

    manifestOf: (id: string): Promise<ReleaseManifest> => readManifest(releases.folderOf(id)),

    /** In the order of their dates. */
    async planned(): Promise<Planned[]> {
      const text = await readFile(planFile, 'utf8').catch(absentIsNull);
      if (text === null) return [];
      try {
        return PlanFile.parse(JSON.parse(text));
      } catch (error) {
        throw new Error(`${planFile} is damaged`, { cause: error });
      }
    },

    /** In place of what was planned before. */
    async plan(list: readonly Planned[]) {
      const next = `${planFile}.${process.pid}.next`;
      await writeFile(next, JSON.stringify(list));
      await rename(next, planFile);
    },

    /**
     * Deletes the oldest; never the current one, those that rollbacks go to, what is planned here, or what is
     * needed elsewhere.
     */
    async prune(elsewhere: readonly string[] = []) {
      const ids = await releases.list();
      const planned = (await releases.planned()).map(({ id }) => id);
      // First those that rollbacks go to: what was planned and never shown is newer, and in nobody's way.
      const needed: string[] = [];
      let shown = await releases.current();
      while (shown !== null && ids.includes(shown) && needed.length < KEPT_RELEASES) {
        needed.push(shown);
        shown = (await releases.manifestOf(shown).catch(() => null))?.previous ?? null;
      }
      const others = ids.filter((id) => !planned.includes(id));
      const kept = new Set([
        ...elsewhere,
        ...planned,
        ...[...new Set([...needed, ...others])].slice(0, KEPT_RELEASES),
      ]);
      for (const id of ids)
        if (!kept.has(id)) await rm(releases.folderOf(id), { recursive: true, force: true });
      await removeLeftovers(varFolder, /^(?:current|planned\.json)\.\d+\.next$/);
      await removeLeftovers(folder, /^taken\.\d+$/);
    },
  };
  return releases;
}

/** Nobody takes so long to switch to a release or to fetch one: whoever began was killed. */
const ABANDONED_MS = 60 * 60 * 1_000;

async function removeLeftovers(folder: string, name: RegExp): Promise<void> {
  for (const entry of await readdir(folder)) {
    if (!name.test(entry)) continue;
    const { mtimeMs } = await lstat(join(folder, entry));
    if (Date.now() - mtimeMs > ABANDONED_MS)
      await rm(join(folder, entry), { recursive: true, force: true });
  }
}

/** `20260301-093000-1a2b3c4d`: sorts by time, says what it was made from. */
export function newReleaseId(madeAt: Date, fingerprint: string): string {
  const time = madeAt
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replaceAll(/[-:]/g, '');
  return `${time.replace('T', '-')}-${fingerprint.slice(0, 8)}`;
}

function isReleaseId(name: string): boolean {
  return /^\d{8}-\d{6}-[0-9a-f]+$/.test(name);
}
