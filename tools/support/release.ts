import { createHash } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { fillBrandSlug } from '@vitrine/domain/brand';
import { type Config, readConfig } from '@vitrine/domain/config';
import { routes, routesWith } from '@vitrine/domain/routes';
import { coverageFileIn } from '../../apps/server/src/geo/geography.ts';
import { checkRelease } from '../../apps/server/src/release/check-release.ts';
import { makeRelease } from '../../apps/server/src/release/make-release.ts';
import { renderPages } from '../../apps/server/src/release/render-pages.ts';
import { openRenderer } from '../../apps/server/src/release/renderer.ts';
import type { ReleaseManifest } from '../../apps/server/src/release/manifest.ts';
import { newReleaseId, releasesIn } from '../../apps/server/src/release/releases.ts';
import { readVarFolder } from '../../apps/server/src/settings.ts';
import { contentProblems } from '../content/content-problems.ts';
import { BuildError, type BuiltSite, buildSite } from './build-site.ts';
import { root } from './root.ts';

/** Everything a release is made from, except the configuration and what was imported. */
const INPUTS = [
  'content',
  'apps/site/src',
  'apps/site/public',
  'apps/site/integrations',
  'apps/site/astro.config.ts',
  'apps/site/integrations',
  'apps/site/package.json',
  'packages/domain/src',
  'packages/geo/src',
  'packages/geo/data',
  'apps/server/src/release',
  'package-lock.json',
];
/** A picture's name says what is in it. */
const HASHED_NAMES = /\/public\/pictures\//;
const NOT_INPUTS = /\.(test|stories|fixture)\.tsx?$/;

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

function refuseIfAny(problems: readonly string[]): void {
  if (problems.length > 0) throw new RefusedReleaseError(problems);
}

export type PublishOptions = {
  /** Render even when nothing changed here: content may come from a service. */
  always?: boolean;
  /** Stops the rendering, and what does it. */
  signal?: AbortSignal;
  say: (line: string) => void;
};

/**
 * Renders the site beside the release on show, checks it, and only then switches to it. Returns
 * the current release's id; throws `RefusedReleaseError`, having changed nothing.
 */
export async function publish({ always = false, signal, say }: PublishOptions): Promise<string> {
  const config = readConfig(process.env);
  const releases = releasesIn(varFolder());
  const fingerprint = await fingerprintOf(config, varFolder());
  const current = await currentManifest();
  if (!always && current?.fingerprint === fingerprint) return current.id;

  return withLock(async () => {
    const started = performance.now();
    refuseIfAny(await contentProblems(join(root, 'content'), config.brand));
    say('Building the site…');
    const built = await build(signal);
    say('Rendering the pages…');
    const rendered = await renderPages(await openRenderer(built.renderer));
    signal?.throwIfAborted();
    const madeAt = new Date();
    const id = newReleaseId(madeAt, fingerprint);
    const draft = join(varFolder(), 'draft');
    try {
      say('Compressing what changed…');
      const manifest = await makeRelease({
        id,
        siteFolder: built.client,
        rendered,
        rendererFolder: built.renderer,
        releaseFolder: draft,
        fingerprint,
        previous: current?.id ?? null,
        madeAt,
        reuse: await existingReleases(),
      });
      say('Checking pages, links and content…');
      refuseIfAny(
        await checkRelease({
          folder: draft,
          manifest,
          config,
          requiredPaths: routesWith(config.flags).map((name) =>
            fillBrandSlug(routes[name].path, config.brand),
          ),
        }),
      );
      if (
        current?.fingerprint === fingerprint &&
        isDeepStrictEqual(current.files, manifest.files)
      ) {
        say('Nothing has changed.');
        return current.id;
      }
      await mkdir(dirname(releases.folderOf(id)), { recursive: true });
      await rename(draft, releases.folderOf(id));
      await releases.switchTo(id);
      await releases.prune();
      const count = Object.values(manifest.files).filter(
        ({ caching }) => caching === 'page',
      ).length;
      say(
        `Release ${id}: ${count} pages in ${((performance.now() - started) / 1000).toFixed(1)} s.`,
      );
      return id;
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  });

  async function currentManifest(): Promise<ReleaseManifest | null> {
    const id = await releases.current();
    // A release that cannot be read is as good as none: make another.
    return id === null ? null : releases.manifestOf(id).catch(() => null);
  }

  async function existingReleases() {
    const found = [];
    for (const id of await releases.list()) {
      const manifest = await releases.manifestOf(id).catch(() => null);
      if (manifest) found.push({ folder: releases.folderOf(id), manifest });
    }
    return found;
  }
}

export function varFolder(): string {
  return resolve(root, readVarFolder(process.env));
}

/** Changes when the release would: the map is drawn from the coverage imported into `folder`. */
export async function fingerprintOf(config: Config, folder: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(config));
  for (const input of INPUTS)
    for (const file of await filesIn(join(root, input))) {
      if (NOT_INPUTS.test(file)) continue;
      hash.update(relative(root, file));
      if (!HASHED_NAMES.test(file)) hash.update(await readFile(file));
    }
  const imported = await readFile(coverageFileIn(folder)).catch(unlessMissing);
  if (imported) hash.update('coverage').update(imported);
  return hash.digest('hex');
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

async function filesIn(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOTDIR' ? [path] : [];
  }
}

/** A build that fails on content says which file and field in its output. */
async function build(signal: AbortSignal | undefined): Promise<BuiltSite> {
  try {
    return await buildSite({ signal });
  } catch (error) {
    throw error instanceof BuildError ? new RefusedReleaseError(error.lines) : error;
  }
}

/** One release at a time: two would render into the same folder. */
async function withLock<Result>(work: () => Promise<Result>): Promise<Result> {
  const file = join(varFolder(), 'publishing');
  await mkdir(varFolder(), { recursive: true });
  const holder = await readFile(file, 'utf8').catch(() => '');
  if (holder && isRunning(Number(holder)))
    throw new Error(`Another release is being made (process ${holder}).`);
  await rm(file, { force: true });
  const lock = await open(file, 'wx');
  try {
    await lock.writeFile(String(process.pid));
    return await work();
  } finally {
    await lock.close();
    await rm(file, { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
