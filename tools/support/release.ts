import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { type Config, readConfig } from '@vitrine/domain/config';
import {
  type BuiltSite,
  currentManifest,
  publishDraft,
  RefusedReleaseError,
} from '../../apps/server/src/publishing/publish.ts';
import { filesIn as namesIn, unlessThere } from '../../apps/server/src/files.ts';
import { readBrands } from '../../brands/brands.ts';
import { createGeography } from '../../apps/server/src/geo/geography.ts';
import { draftOf, importedCoverage } from '../../apps/server/src/publishing/site-state.ts';
import { refreshCoverage } from '../../apps/server/src/upstream/fibre-map.ts';
import { createOutsideFacts } from '../../apps/server/src/upstream/outside-facts.ts';
import { readSources } from '../../apps/server/src/publishing/sources.ts';
import { unpublishedContent } from '../../apps/server/src/publishing/unpublished-content.ts';
import { CONTENT_FOLDER, PUBLIC_FOLDER } from '../../apps/server/src/release/manifest.ts';
import { releasesIn } from '../../apps/server/src/release/releases.ts';
import { showShared } from '../../apps/server/src/release/share-releases.ts';
import { withSharedReleases } from '../../apps/server/src/release/with-shared-releases.ts';
import { readVarFolder } from '../../apps/server/src/settings.ts';
import type { SharedReleases } from '../../apps/server/src/store/shared-releases.ts';
import { contentFolder } from '../../apps/site/environment.ts';
import { contentProblems } from '../content/content-problems.ts';
import { photosOf } from '../content/photos.ts';
import { BuildError, buildSite, foldersIn } from './build-site.ts';
import { root } from './root.ts';

/** Built sites, by the fingerprint of what they were built from. */
const BUILDS = join(root, 'node_modules', '.cache', 'vitrine', 'builds');
/** This code, and what it was before: going back and forth between two branches builds nothing. */
const KEPT_BUILDS = 3;

/** What the bundler is given. */
const SITE = [
  'brands',
  'apps/site/src',
  'apps/site/public',
  'apps/site/integrations',
  'apps/site/astro.config.ts',
  'apps/site/package.json',
  'packages/domain/src',
  'packages/geo/src',
  'packages/geo/data',
  'package-lock.json',
];
/** What else makes a release, besides its content, the configuration and what was imported. */
const SERVER = ['apps/server/src/release', 'apps/server/src/publishing'];
/** A picture's name says what is in it. */
const HASHED_NAMES = /\/public\/pictures\//;
const NOT_INPUTS = /\.(test|stories|fixture)\.tsx?$/;
/** Content, which needs no bundler. */
const BRAND_CONTENT = /\/brands\/[^/]+\/(?:content|pictures)\//;

export type PublishOptions = {
  /** Render even when nothing changed here: content may come from a service. */
  always?: boolean;
  /** For all servers of the database, if there is one; else for this folder alone. */
  everywhere?: boolean;
  /** Stops the rendering, and what does it. */
  signal?: AbortSignal | undefined;
  say: (line: string) => void;
};

/** Publishes what is here, `content/` or the content service; returns the current release's id. */
export async function publish(options: PublishOptions): Promise<string> {
  const { always = false, everywhere = false } = options;
  if (everywhere)
    return withSharedReleases(process.env, (shared) => publishHere({ ...options, always, shared }));
  return publishHere({ ...options, always, shared: null });
}

type HereOptions = PublishOptions & { shared: SharedReleases | null };

async function publishHere({ always, shared, signal, say }: HereOptions): Promise<string> {
  const config = readConfig(process.env, readBrands());
  const releases = releasesIn(varFolder());
  if (shared) await showShared(shared, releases);
  const code = await fingerprintsOfCode(config);
  const fingerprint = await fingerprintWith(code, varFolder());
  const current = await currentManifest(releases);
  if (!always && current?.fingerprint === fingerprint) return current.id;
  const folder = contentFolder();
  return publishContent({ config, code, folder, fingerprint, shared, signal, say });
}

/**
 * What a server shows when it starts: the release on show, rendered again if the code or the settings
 * changed. Content that is not published yet is named, and waits until it is asked for: it may be half
 * written, or what a rollback was about.
 */
export function publishForStart(options: Pick<PublishOptions, 'say' | 'signal'>): Promise<void> {
  return withSharedReleases(process.env, (shared) => startHere({ ...options, shared }));
}

async function startHere(options: HereOptions): Promise<void> {
  const { shared, say, signal } = options;
  const config = readConfig(process.env, readBrands());
  const releases = releasesIn(varFolder());
  if (shared) await showShared(shared, releases);
  const current = await currentManifest(releases);
  const kept = current && join(releases.folderOf(current.id), CONTENT_FOLDER);
  if (!current || !kept || !existsSync(kept)) {
    await publishHere(options);
    return;
  }
  const unpublished = await unpublishedContent(kept, contentFolder());
  if (unpublished.length > 0)
    say(
      [
        `Not published, and not shown: ${unpublished.map((call) => `content/${call}.json`).join(', ')}.`,
        'To show it: npm start -- --publish, or npm run publish-content.',
      ].join('\n'),
    );
  const code = await fingerprintsOfCode(config);
  if ((await readSources(releases.folderOf(current.id)))?.code === code.release) return;
  const fingerprint = hashOf(code.release, current.fingerprint);
  await publishContent({ config, code, folder: kept, fingerprint, shared, signal, say });
}

/** Renders one folder of content with the code that is here. */
async function publishContent(options: {
  config: Config;
  code: CodeFingerprints;
  folder: string;
  fingerprint: string;
  shared: SharedReleases | null;
  signal: AbortSignal | undefined;
  say: (line: string) => void;
}): Promise<string> {
  const { config, code, folder, fingerprint, shared, signal, say } = options;
  const problems = await contentProblems(folder, config.brand);
  if (problems.length > 0) throw new RefusedReleaseError(problems);
  const photos = await photosOf(folder);
  const built = await builtSiteOf(code, say, signal);
  const log = ({ event, reason = '' }: { event: string; reason?: string }) =>
    say(`${event} ${reason}`.trim());
  if (config.fibreMapUrl !== null) {
    const { index } = createGeography({ varFolder: varFolder() });
    await refreshCoverage({ url: config.fibreMapUrl, varFolder: varFolder(), index, log });
  }
  return publishDraft({
    config,
    releases: releasesIn(varFolder()),
    shared,
    built,
    draft: draftOf({
      config,
      contentFolder: folder,
      varFolder: varFolder(),
      coverage: await importedCoverage(varFolder()),
      photos: photos.names,
      facts: createOutsideFacts({ config, varFolder: varFolder(), log }),
    }),
    photos: photos.files,
    contentFolder: folder,
    fingerprint,
    say,
    signal,
  });
}

/** The site built from this code and these settings: kept, so that a change of content needs no bundler. */
export async function builtSite(
  config: Config,
  say: (line: string) => void,
  signal: AbortSignal | undefined,
): Promise<BuiltSite> {
  return builtSiteOf(await fingerprintsOfCode(config), say, signal);
}

async function builtSiteOf(
  code: CodeFingerprints,
  say: (line: string) => void,
  signal: AbortSignal | undefined,
): Promise<BuiltSite> {
  const folder = join(BUILDS, code.build.slice(0, 16));
  if (!existsSync(folder)) {
    say('Building the site…');
    const draft = `${folder}.${process.pid}`;
    try {
      await buildSite({ folder: draft, signal });
      await rename(draft, folder).catch(unlessThere);
    } catch (error) {
      throw error instanceof BuildError ? new RefusedReleaseError(error.lines) : error;
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
    await forgetOldBuilds();
  }
  return { code: code.release, ...foldersIn(folder) };
}

async function forgetOldBuilds(): Promise<void> {
  const builds = await Promise.all(
    (await readdir(BUILDS)).map(async (name) => ({
      path: join(BUILDS, name),
      at: (await stat(join(BUILDS, name))).mtimeMs,
    })),
  );
  for (const { path } of builds.sort((a, b) => b.at - a.at).slice(KEPT_BUILDS))
    await rm(path, { recursive: true, force: true });
}

export function varFolder(): string {
  return resolve(root, readVarFolder(process.env));
}

/** The release on show, its folder and that of what browsers get. */
export async function shownRelease() {
  const releases = releasesIn(varFolder());
  const id = await releases.current();
  if (id === null) throw new Error('There is no release to look at: npm run build makes one.');
  const folder = releases.folderOf(id);
  const { files } = await releases.manifestOf(id);
  return { folder, publicFolder: join(folder, PUBLIC_FOLDER), files };
}

/** Changes when the release would: the map is drawn from the coverage imported into `folder`. */
export async function fingerprintOf(config: Config, folder: string): Promise<string> {
  return fingerprintWith(await fingerprintsOfCode(config), folder);
}

async function fingerprintWith(code: CodeFingerprints, folder: string): Promise<string> {
  const imported = await importedCoverage(folder);
  return hashOf(
    code.release,
    await hashOfFiles([contentFolder()]),
    ...(imported === null ? [] : ['coverage', imported]),
  );
}

type CodeFingerprints = {
  /** Changes when the same content would render otherwise. */
  readonly release: string;
  /** Changes when another site would be built: the renderer reads all other settings when it runs. */
  readonly build: string;
};

async function fingerprintsOfCode(config: Config): Promise<CodeFingerprints> {
  const { siteUrl, imageBase } = config;
  const site = await hashOfFiles(SITE);
  return {
    release: hashOf(JSON.stringify(config), site, await hashOfFiles(SERVER)),
    build: hashOf(JSON.stringify({ siteUrl, imageBase }), site),
  };
}

function hashOf(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

async function hashOfFiles(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths)
    for (const file of await filesIn(resolve(root, path))) {
      if (NOT_INPUTS.test(file) || BRAND_CONTENT.test(file)) continue;
      hash.update(relative(root, file));
      if (!HASHED_NAMES.test(file)) hash.update(await readFile(file));
    }
  return hash.digest('hex');
}

async function filesIn(path: string): Promise<string[]> {
  try {
    return (await namesIn(path)).map((name) => join(path, name));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOTDIR' ? [path] : [];
  }
}
