import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Brand, fillBrandSlug } from '@vitrine/domain/brand';
import type { Config } from '@vitrine/domain/config';
import { contentCallNames } from '@vitrine/domain/content/calls';
import { formatDay } from '@vitrine/domain/french';
import { parisClock } from '@vitrine/domain/paris-time';
import {
  CONTEST_ROUTES,
  pathOf,
  routeNamed,
  routeNames,
  routes,
  routesWith,
} from '@vitrine/domain/routes';
import { absentIsNull } from '../files.ts';
import { checkRelease, patternOf } from '../release/check-release.ts';
import { makeRelease } from '../release/make-release.ts';
import type { Visits } from '../release/prepare-file.ts';
import { CONTENT_FOLDER, PUBLIC_FOLDER, type ReleaseManifest } from '../release/manifest.ts';
import { openPreparers } from '../release/preparers.ts';
import { withPublishingLock } from '../release/publishing-lock.ts';
import { newReleaseId, type Planned, type Releases } from '../release/releases.ts';
import { openRenderer } from '../release/renderer.ts';
import { catchUp, giveRelease } from '../release/share-releases.ts';
import type { SharedReleases } from '../store/shared-releases.ts';
import { readFacts, writeFacts } from './kept-facts.ts';
import { PHOTOS_FOLDER, type PreparedPhotos } from './photos.ts';
import { type Earlier, renderPages } from './render-pages.ts';
import type { Draft } from './site-state.ts';
import { readSources, type Sources, writeSources } from './sources.ts';

/** How many problems are shown before the count of the others. */
const SHOWN_PROBLEMS = 20;

/** What publishing says is for editors, in their language and at their hour. */
export class RefusedReleaseError extends Error {
  constructor(problems: readonly string[]) {
    const shown = problems.slice(0, SHOWN_PROBLEMS).map((problem) => `  ${problem}`);
    const others = problems.length - shown.length;
    super(
      ['La nouvelle publication est refusée\u00a0; celle qui est en ligne reste.', ...shown]
        .concat(others > 0 ? [`  et ${others} ${others > 1 ? 'autres' : 'autre'}`] : [])
        .join('\n'),
    );
    this.name = 'RefusedReleaseError';
  }
}

/** The built site that renders a release: its code by fingerprint, and its two folders. */
export type BuiltSite = {
  readonly code: string;
  readonly client: string;
  readonly renderer: string;
};

export type PublishOptions = {
  config: Config;
  releases: Releases;
  /** Where other servers find it, if there may be others. */
  shared: SharedReleases | null;
  built: BuiltSite;
  draft: Draft;
  /** The files of the photos that the draft shows. */
  photos?: PreparedPhotos['files'];
  /** The content as written, which the release keeps: where `draft` comes from. */
  contentFolder: string;
  fingerprint: string;
  say: (line: string) => void;
  signal?: AbortSignal | undefined;
  clock?: () => Date;
};

/** Changes made ready at once. Each is a release on the disk, and the last ones may be written again. */
const PLANNED_MOST = 6;

/**
 * Renders the content beside the release on show, as it holds now and at each moment at which it is
 * planned to change, checks all of them, and only then switches to the first. Returns the current
 * release's id; throws `RefusedReleaseError`, having changed nothing.
 */
export async function publishDraft(options: PublishOptions): Promise<string> {
  const { releases, shared, draft, say, clock = () => new Date() } = options;
  return withPublishingLock(releases.folder, shared, async () => {
    const started = performance.now();
    // What others published is what this one replaces.
    await catchUp(shared, releases);
    const now = clock();
    const changes = await draft.changesAfter(now, PLANNED_MOST);
    const ready: Planned[] = [];
    try {
      let before = await currentManifest(releases);
      for (const from of [now, ...changes.ready]) {
        const made = await prepareRelease({ ...options, date: from, before });
        before = made ?? before;
        if (made) ready.push({ id: made.id, from });
      }
    } catch (error) {
      for (const { id } of ready) await rm(releases.folderOf(id), { recursive: true, force: true });
      throw error;
    }
    const isNew = ready[0]?.from === now;
    const id = (isNew ? ready.shift()?.id : await releases.current()) ?? '';
    if (shared) await giveRelease(shared, releases, id, ready);
    else await releases.plan(ready);
    for (const planned of ready)
      say(`La publication ${planned.id} est prête pour le ${momentOf(planned.from)}.`);
    if (changes.next)
      say(
        `Publiez de nouveau avant le ${momentOf(changes.next)}\u00a0: ce changement n’est pas encore prêt.`,
      );
    if (isNew) await releases.switchTo(id);
    await releases.prune(ready.map((planned) => planned.id));
    await shared?.keepOnly(await releases.list());
    if (!isNew) {
      say('Rien n’a changé.');
      return id;
    }
    const { files } = await releases.manifestOf(id);
    const pages = Object.values(files).filter(({ caching }) => caching === 'page').length;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    say(`Publication ${id}\u00a0: ${pages} pages en ${seconds.replace('.', ',')}\u00a0s.`);
    return id;
  });
}

function momentOf(date: Date): string {
  const { day, time } = parisClock(date);
  return `${formatDay(day)} à ${time}`;
}

/** A release of the content at a moment, checked and ready to be shown; null when it would be the one before. */
async function prepareRelease(
  options: PublishOptions & { date: Date; before: ReleaseManifest | null },
): Promise<ReleaseManifest | null> {
  const { config, releases, built, fingerprint, say, signal, date, before } = options;
  const renderer = await openRenderer(built.renderer, built.client);
  const earlier = before && releases.folderOf(before.id);
  const madeAt = new Date();
  const id = newReleaseId(madeAt, hash('sha256', fingerprint + date.toISOString()));
  const draft = `${releases.folder}/draft`;
  const state = options.draft.at(date);
  const preparers = openPreparers();
  const site: { sources?: Sources } = {};
  try {
    const { manifest, pages } = await makeRelease({
      id,
      siteFolder: built.client,
      async render(add) {
        const { files, sources, rendered } = await renderPages({
          renderer,
          state,
          code: built.code,
          earlier: earlier === null ? null : await earlierRelease(earlier),
          each: add,
          signal,
        });
        site.sources = sources;
        for (const [file, { body }] of options.photos ?? []) add(file, body);
        preparers.useAll();
        say(`Pages et fichiers rendus\u00a0: ${rendered} sur ${files.size}.`);
      },
      visitsOf: visitsFor(config.brand),
      prepare: preparers.prepare,
      known: earlier ? await readFacts(earlier, built.code) : new Map(),
      rendererFolder: built.renderer,
      coverage: state.coverage,
      releaseFolder: draft,
      fingerprint,
      previous: before?.id ?? null,
      madeAt,
      reuse: await existingReleases(releases),
    });
    say('Vérification des pages, des liens et du contenu…');
    const problems = await checkRelease({
      folder: draft,
      manifest,
      config,
      requiredPaths: routesWith(config.flags)
        .map(routeNamed)
        .filter(({ mayBeEmpty }) => !mayBeEmpty)
        .map(({ path }) => fillBrandSlug(path, config.brand)),
      read: pages,
    });
    if (problems.length > 0) throw new RefusedReleaseError(problems);
    if (before?.fingerprint === fingerprint && isDeepStrictEqual(before.files, manifest.files))
      return null;
    if (site.sources) await writeSources(draft, site.sources);
    await writeFacts(draft, built.code, pages);
    await keepContent(options.contentFolder, join(draft, CONTENT_FOLDER));
    await rename(draft, releases.folderOf(id));
    return manifest;
  } finally {
    await preparers.close();
    await rm(draft, { recursive: true, force: true });
  }
}

/** Few come to each shop, each department, and what maps fetch of it; to a contest, many. */
function visitsFor(brand: Brand): (path: string) => Visits {
  const front = pathOf('home', brand);
  const families = routeNames
    .filter(
      (name) => routes[name].path.includes('[') && !CONTEST_ROUTES.some((one) => one === name),
    )
    .map((name) => patternOf(fillBrandSlug(routes[name].path, brand)));
  const isOneOfMany = (path: string) =>
    path.startsWith('/geo/') || families.some((family) => family.test(path));
  return (path) => {
    if (path === front) return 'most';
    return isOneOfMany(path) ? 'few' : 'usual';
  };
}

async function earlierRelease(folder: string): Promise<Earlier | null> {
  const sources = await readSources(folder);
  return sources && { sources, read: (file) => readFile(join(folder, PUBLIC_FOLDER, file)) };
}

/** So that a release can be compared with what is on the disk, and rendered again at another moment. */
async function keepContent(from: string, to: string): Promise<void> {
  for (const call of contentCallNames) {
    await mkdir(dirname(join(to, call)), { recursive: true });
    // One that is not there yet arrives with its page.
    await copyFile(join(from, `${call}.json`), join(to, `${call}.json`)).catch(absentIsNull);
  }
  const photos = join(from, PHOTOS_FOLDER);
  if (existsSync(photos)) await cp(photos, join(to, PHOTOS_FOLDER), { recursive: true });
}

/** A release that cannot be read is as good as none: make another. */
export async function currentManifest(releases: Releases): Promise<ReleaseManifest | null> {
  const id = await releases.current();
  return id === null ? null : releases.manifestOf(id).catch(() => null);
}

async function existingReleases(releases: Releases) {
  const found = [];
  for (const id of await releases.list()) {
    const manifest = await releases.manifestOf(id).catch(() => null);
    if (manifest) found.push({ folder: releases.folderOf(id), manifest });
  }
  return found;
}
