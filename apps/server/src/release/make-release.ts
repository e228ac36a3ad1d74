import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible, mediaTypeOf } from './media-types.ts';
import { MANIFEST_NAME, PUBLIC_FOLDER, RENDERER_FOLDER, encodingSuffix } from './manifest.ts';
import { forEachOf } from './for-each-of.ts';
import type { ReleaseFile, ReleaseManifest } from './manifest.ts';
import { readPage } from './read-page.ts';

const compress = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};
const encodings = ['br', 'gzip'] as const;

/** Below this, a compressed copy saves less than a network packet. */
const SMALLEST_COMPRESSED_BYTES = 512;
/** Names with a content hash: what they hold never changes. */
const IMMUTABLE_PREFIXES = ['/_astro/', '/pictures/'];
/** Files worked on at once: compression runs in Node's four worker threads. */
const FILES_AT_ONCE = 8;

export type MakeReleaseOptions = {
  id: string;
  /** Files as they are: what the build left for browsers, or a whole site. */
  siteFolder: string;
  /** Files that were rendered, by path in the release's `public` folder. */
  rendered?: ReadonlyMap<string, { readonly body: Uint8Array }>;
  /** The module that rendered them. */
  rendererFolder?: string;
  /** Where the release is written; must not exist. */
  releaseFolder: string;
  fingerprint: string;
  previous: string | null;
  madeAt: Date;
  /** Releases whose compressed copies may be used again: maximal compression is slow. */
  reuse?: readonly { folder: string; manifest: ReleaseManifest }[];
};

/** What an earlier release knows of a file with the same content. */
type Copy = Pick<ReleaseFile, 'encodings' | 'allows'> & { from: string };

/** Turns a built site into a release: its files, their compressed copies, and `release.json`. */
export async function makeRelease(options: MakeReleaseOptions): Promise<ReleaseManifest> {
  const { siteFolder, releaseFolder, rendered = new Map(), reuse = [] } = options;
  await rm(releaseFolder, { recursive: true, force: true });
  const copies = new Map<string, Copy>();
  for (const { folder, manifest } of reuse)
    for (const { hash, file, encodings, allows } of Object.values(manifest.files))
      copies.set(hash, { from: join(folder, PUBLIC_FOLDER, file), encodings, allows });

  const files: Record<string, ReleaseFile> = {};
  const names = [...new Set([...(await listFiles(siteFolder)), ...rendered.keys()])].sort();
  await forEachOf(names, FILES_AT_ONCE, async (file) => {
    const body = rendered.get(file)?.body;
    const content = body ? Buffer.from(body) : await readFile(join(siteFolder, file));
    const target = join(releaseFolder, PUBLIC_FOLDER, file);
    await mkdir(dirname(target), { recursive: true });
    const type = mediaTypeOf(file);
    const path = urlPathOf(file);
    const hash = createHash('sha256').update(content).digest('hex');
    files[path] = {
      file,
      type,
      size: content.length,
      hash,
      encodings: await writeFiles(target, content, type, copies.get(hash)),
      caching: cachingOf(path, type),
      ...(isPage(type)
        ? { allows: copies.get(hash)?.allows ?? readPage(content.toString('utf8')).allows }
        : {}),
    };
  });

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
  await writeFile(join(releaseFolder, MANIFEST_NAME), JSON.stringify(manifest, null, 1));
  return manifest;
}

async function copyRenderer(from: string, to: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const file of await listFiles(from)) {
    const content = await readFile(join(from, file));
    await mkdir(dirname(join(to, file)), { recursive: true });
    await writeFile(join(to, file), content);
    hashes[file] = createHash('sha256').update(content).digest('hex');
  }
  return inOrder(hashes);
}

function inOrder<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      posix.join(entry.parentPath.slice(folder.length).replace(/^\//, ''), entry.name),
    );
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

function isPage(type: string): boolean {
  return type.startsWith('text/html');
}

function cachingOf(path: string, type: string): ReleaseFile['caching'] {
  if (IMMUTABLE_PREFIXES.some((prefix) => path.startsWith(prefix))) return 'immutable';
  return isPage(type) ? 'page' : 'revalidate';
}

/** A file and its compressed copies, or another release's: releases never change, so they may share them. */
async function writeFiles(
  target: string,
  content: Buffer,
  type: string,
  copy: Copy | undefined,
): Promise<ReleaseFile['encodings']> {
  if (copy && (await readFile(copy.from).catch(() => null))?.equals(content)) {
    for (const suffix of ['', ...copy.encodings.map((encoding) => encodingSuffix[encoding])])
      // Some file systems cannot.
      await link(copy.from + suffix, target + suffix).catch(() =>
        copyFile(copy.from + suffix, target + suffix),
      );
    return copy.encodings;
  }
  await writeFile(target, content);
  if (!isCompressible(type) || content.length < SMALLEST_COMPRESSED_BYTES) return [];
  const smaller: ReleaseFile['encodings'] = [];
  for (const encoding of encodings) {
    const compressed = await compress[encoding](content);
    if (compressed.length >= content.length) continue;
    await writeFile(target + encodingSuffix[encoding], compressed);
    smaller.push(encoding);
  }
  return smaller;
}
