import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { fillBrandSlug } from '@vitrine/domain/brand';
import type { Config } from '@vitrine/domain/config';
import { contentCallNames } from '@vitrine/domain/content/calls';
import type { SiteState } from '@vitrine/domain/rendering';
import { routes, routesWith } from '@vitrine/domain/routes';
import { checkRelease } from '../release/check-release.ts';
import { makeRelease } from '../release/make-release.ts';
import { CONTENT_FOLDER, PUBLIC_FOLDER, type ReleaseManifest } from '../release/manifest.ts';
import { newReleaseId, type Releases } from '../release/releases.ts';
import { openRenderer } from '../release/renderer.ts';
import { giveRelease, showShared } from '../release/share-releases.ts';
import type { SharedReleases } from '../store/shared-releases.ts';
import { withPublishingLock } from './lock.ts';
import { type Earlier, renderPages } from './render-pages.ts';
import { readSources, writeSources } from './sources.ts';

/** How many problems are shown before the count of the others. */
const SHOWN_PROBLEMS = 20;

export class RefusedReleaseError extends Error {
  constructor(problems: readonly string[]) {
    const shown = problems.slice(0, SHOWN_PROBLEMS).map((problem) => `  ${problem}`);
    const others = problems.length - shown.length;
    super(
      ['The new release is refused; the current one stays.', ...shown]
        .concat(others > 0 ? [`  and ${others} more`] : [])
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

export type PublishStateOptions = {
  config: Config;
  releases: Releases;
  /** Where other servers find it, if there may be others. */
  shared: SharedReleases | null;
  built: BuiltSite;
  state: SiteState;
  /** The content as written, which the release keeps: where `state` comes from. */
  contentFolder: string;
  fingerprint: string;
  say: (line: string) => void;
  signal?: AbortSignal | undefined;
};

/**
 * Renders a state beside the release on show, checks it, and only then switches to it. Returns the
 * current release's id; throws `RefusedReleaseError`, having changed nothing.
 */
export async function publishState(options: PublishStateOptions): Promise<string> {
  const { releases, shared, say } = options;
  return withPublishingLock(releases.folder, shared, async () => {
    const started = performance.now();
    // What others published is what this one replaces.
    if (shared) await showShared(shared, releases);
    const made = await prepareRelease(options);
    const id = made?.id ?? (await releases.current()) ?? '';
    if (shared && id !== (await shared.current())) await giveRelease(shared, releases, id);
    if (made === null) {
      say('Nothing has changed.');
      return id;
    }
    await releases.switchTo(id);
    await releases.prune();
    await shared?.keepOnly(await releases.list());
    const pages = Object.values(made.files).filter(({ caching }) => caching === 'page').length;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    say(`Release ${id}: ${pages} pages in ${seconds} s.`);
    return id;
  });
}

/** A release of this state, checked and ready to be switched to; null when it would be the current one. */
async function prepareRelease(options: PublishStateOptions): Promise<ReleaseManifest | null> {
  const { config, releases, built, state, fingerprint, say, signal } = options;
  const current = await currentManifest(releases);
  const renderer = await openRenderer(built.renderer, built.client);
  const { files, sources, rendered } = await renderPages({
    renderer,
    state,
    code: built.code,
    earlier: current && (await earlierRelease(releases.folderOf(current.id))),
    signal,
  });
  say(`Rendered ${rendered} of ${files.size} pages and files.`);
  const madeAt = new Date();
  const id = newReleaseId(madeAt, fingerprint);
  const draft = `${releases.folder}/draft`;
  try {
    const manifest = await makeRelease({
      id,
      siteFolder: built.client,
      rendered: files,
      rendererFolder: built.renderer,
      releaseFolder: draft,
      fingerprint,
      previous: current?.id ?? null,
      madeAt,
      reuse: await existingReleases(releases),
    });
    say('Checking pages, links and content…');
    const problems = await checkRelease({
      folder: draft,
      manifest,
      config,
      requiredPaths: routesWith(config.flags).map((name) =>
        fillBrandSlug(routes[name].path, config.brand),
      ),
    });
    if (problems.length > 0) throw new RefusedReleaseError(problems);
    if (current?.fingerprint === fingerprint && isDeepStrictEqual(current.files, manifest.files))
      return null;
    await writeSources(draft, sources);
    await keepContent(options.contentFolder, join(draft, CONTENT_FOLDER));
    await rename(draft, releases.folderOf(id));
    return manifest;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function earlierRelease(folder: string): Promise<Earlier | null> {
  const sources = await readSources(folder);
  return sources && { sources, read: (file) => readFile(join(folder, PUBLIC_FOLDER, file)) };
}

/** So that a release can be compared with what is on the disk, and rendered again at another moment. */
async function keepContent(from: string, to: string): Promise<void> {
  for (const call of contentCallNames) {
    await mkdir(dirname(join(to, call)), { recursive: true });
    await copyFile(join(from, `${call}.json`), join(to, `${call}.json`)).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error; // it arrives with its page
      },
    );
  }
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
