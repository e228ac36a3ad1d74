import { hash as digest } from 'node:crypto';
import { copyFile, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { inOrder } from '../store/canonical-json.ts';
import { suffixesOf } from './content-coding.ts';
import { isPage, mediaTypeOf } from './media-types.ts';
import {
  COVERAGE_NAME,
  MANIFEST_NAME,
  type PageFacts,
  PUBLIC_FOLDER,
  type ReleaseFile,
  type ReleaseManifest,
  RENDERER_FOLDER,
} from './manifest.ts';
import { filesIn } from '../files.ts';
import { forEachOf } from '../for-each-of.ts';
import { type FileJob, prepareFile, type PreparedFile, type Visits } from './prepare-file.ts';
import { readPage } from './read-page.ts';

/** Names with a content hash: what they hold never changes. */
const IMMUTABLE_PREFIXES = ['/_astro/', '/pictures/'];
/** Files read and worked on at once. */
const FILES_AT_ONCE = 8;

export type MakeReleaseOptions = {
  id: string;
  /** Files as they are: what the build left for browsers, or a whole site. */
  siteFolder: string;
  /** Renders files and gives each as it comes, by path in the release's `public` folder. */
  render?: (add: (file: string, body: Uint8Array) => void) => Promise<void>;
  /** How often each is asked for, by address. */
  visitsOf?: (path: string) => Visits;
  /** Elsewhere than in this thread, perhaps. */
  prepare?: (job: FileJob) => Promise<PreparedFile>;
  /** What this code read of pages already, by their hash. */
  known?: ReadonlyMap<string, PageFacts>;
  /** The module that rendered them. */
  rendererFolder?: string;
  /** What the fibre's pages were drawn from: whoever shows them answers from it too. Null: the sample. */
  coverage: string | null;
  /** Where the release is written; must not exist. */
  releaseFolder: string;
  fingerprint: string;
  previous: string | null;
  madeAt: Date;
  /** Releases whose compressed copies may be used again: maximal compression is slow. */
  reuse?: readonly { folder: string; manifest: ReleaseManifest }[];
};

/** What an earlier release knows of a file with the same content. */
type Known = Pick<PreparedFile, 'copies'> & { from: string };

export type MadeRelease = {
  readonly manifest: ReleaseManifest;
  /** What was read of its pages, by their hash. */
  readonly pages: ReadonlyMap<string, PageFacts>;
};

/** Turns a built site into a release: its files, their compressed copies, and `release.json`. */
export async function makeRelease(options: MakeReleaseOptions): Promise<MadeRelease> {
  const { siteFolder, releaseFolder, reuse = [], known = new Map() } = options;
  const { prepare = prepareFile, visitsOf = () => 'usual' } = options;
  await rm(releaseFolder, { recursive: true, force: true });
  const earlier = new Map<string, Known>();
  for (const { folder, manifest } of reuse)
    for (const { hash, file, copies } of Object.values(manifest.files))
      if (copies) earlier.set(hash, { from: join(folder, PUBLIC_FOLDER, file), copies });

  const files: Record<string, ReleaseFile> = {};
  const pages = new Map<string, PageFacts>();
  const add = async (file: string, content: Uint8Array): Promise<void> => {
    const target = join(releaseFolder, PUBLIC_FOLDER, file);
    const type = mediaTypeOf(file);
    const path = urlPathOf(file);
    const hash = digest('sha256', content);
    const same = earlier.get(hash);
    const read = known.get(hash);
    const isRead = isPage(type) && !read;
    const isTaken = same && (await takeOver(same, target, content));
    const { copies, facts } = isTaken
      ? {
          copies: same.copies,
          facts: isRead ? readPage(new TextDecoder().decode(content)) : null,
        }
      : await prepare({ target, content, type, visits: visitsOf(path), isRead });
    const page = read ?? facts;
    if (page) pages.set(hash, page);
    files[path] = {
      file,
      type,
      size: content.length,
      hash,
      copies,
      caching: cachingOf(path, type),
      ...(page && { allows: page.allows }),
    };
  };

  const rendered = new Map<string, Promise<void>>();
  try {
    await options.render?.((file, body) => {
      const added = add(file, body);
      added.catch(() => undefined); // it is waited for below
      rendered.set(file, added);
    });
    const names = (await listFiles(siteFolder)).filter((file) => !rendered.has(file));
    await forEachOf(names, FILES_AT_ONCE, async (file) =>
      add(file, await readFile(join(siteFolder, file))),
    );
    await Promise.all(rendered.values());
  } finally {
    // Whoever is told of a failure may delete the folder.
    await Promise.allSettled(rendered.values());
  }

  const manifest: ReleaseManifest = {
    id: options.id,
    madeAt: options.madeAt.toISOString(),
    fingerprint: options.fingerprint,
    previous: options.previous,
    files: inOrder(files),
    renderer: options.rendererFolder
      ? await copyRenderer(options.rendererFolder, join(releaseFolder, RENDERER_FOLDER))
      : {},
  };
  if (options.coverage !== null)
    await writeFile(join(releaseFolder, COVERAGE_NAME), options.coverage);
  await writeFile(join(releaseFolder, MANIFEST_NAME), JSON.stringify(manifest, null, 1));
  return { manifest, pages };
}

async function copyRenderer(from: string, to: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const file of await listFiles(from)) {
    const content = await readFile(join(from, file));
    await mkdir(dirname(join(to, file)), { recursive: true });
    await writeFile(join(to, file), content);
    hashes[file] = digest('sha256', content);
  }
  return inOrder(hashes);
}

async function listFiles(folder: string): Promise<string[]> {
  return (await filesIn(folder)).filter((file) => !basename(file).startsWith('.'));
}

/** The file of a rendered address: the other way round of `urlPathOf`. */
export function fileOf(path: string): string {
  if (path === '/404/' || path === '/500/') return `${path.slice(1, 4)}.html`;
  return `${path.slice(1)}${path.endsWith('/') ? 'index.html' : ''}`;
}

/** `freebox/index.html` is `/freebox/`; the error pages, `404.html` and `500.html`, are `/404/`, `/500/`. */
function urlPathOf(file: string): string {
  if (file === '404.html' || file === '500.html') return `/${file.slice(0, 3)}/`;
  return `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
}

function cachingOf(path: string, type: string): ReleaseFile['caching'] {
  if (IMMUTABLE_PREFIXES.some((prefix) => path.startsWith(prefix))) return 'immutable';
  return isPage(type) ? 'page' : 'revalidate';
}

/** Whether another release's file and compressed copies are used: releases never change, and may share them. */
async function takeOver(
  { from, copies }: Known,
  target: string,
  content: Uint8Array,
): Promise<boolean> {
  if (!(await readFile(from).catch(() => null))?.equals(content)) return false;
  await mkdir(dirname(target), { recursive: true });
  for (const suffix of ['', ...suffixesOf(copies)])
    // Some file systems cannot.
    await link(from + suffix, target + suffix).catch(() =>
      copyFile(from + suffix, target + suffix),
    );
  return true;
}
