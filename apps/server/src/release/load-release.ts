import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@vitrine/domain/config';
import { Redirects } from '@vitrine/domain/content/redirects';
import {
  aheadHeaders,
  commonHeaders,
  lockedDownPolicy,
  pagePolicy,
  SUBRESOURCE,
  subresourceHeaders,
} from '../security-headers.ts';
import { forEachOf } from '../for-each-of.ts';
import { type HostedFile, hostFile } from './hosted-file.ts';
import { COPY_ENCODINGS, type ContentEncoding, encodingSuffix } from './content-coding.ts';
import { MANIFEST_NAME, PUBLIC_FOLDER, type ReleaseFile, ReleaseManifest } from './manifest.ts';

export type Release = {
  readonly id: string;
  /** By URL path, decoded: `/freebox/`, `/_astro/page.B3x9.css`. */
  readonly files: ReadonlyMap<string, HostedFile>;
  /** The paths among them that are pages. */
  readonly pages: readonly string[];
  /** Addresses that pages had, and where they lead now. */
  readonly redirects: Redirects['redirects'];
};

/** A page is asked for again on each visit (and answered 304); a hashed name is kept for good. */
export const cacheControl: Readonly<Record<ReleaseFile['caching'], string>> = {
  page: 'public, no-cache',
  revalidate: 'public, no-cache',
  immutable: 'public, max-age=31536000, immutable',
};

/**
 * A page asked for ahead of its visit (`Sec-Purpose: prefetch`): kept by that browser just long enough for
 * the visit to use it. Under `no-cache` the visit would ask again, and nothing would be gained.
 */
export const CACHING_AHEAD = 'private, max-age=60';

/** All at once would leave a process that stays large. */
const FILES_AT_ONCE = 4;

/** What is in memory already, by URL path. */
type Held = (path: string) => HostedFile | undefined;

/**
 * Reads a whole release into memory; rejects when a file is missing or not as it was made. What is held
 * already is compared and shared: most of a release is in the one before, and a switch keeps only the rest.
 */
export async function loadRelease(
  folder: string,
  config: Config,
  held: Held = () => undefined,
): Promise<Release> {
  const { id, files } = await readManifest(folder);
  const entries = Object.entries(files);
  const loaded = await loadFiles(folder, entries, config, held);
  const moved = loaded.get('/data-json/layout/redirects.json');
  return {
    id,
    files: loaded,
    redirects: moved ? redirectsIn(String(moved.content())) : [],
    pages: entries.filter(([, { caching }]) => caching === 'page').map(([path]) => path),
  };
}

/** None where another version wrote them otherwise: they are no reason not to show its pages. */
function redirectsIn(json: string): Redirects['redirects'] {
  return Redirects.safeParse(JSON.parse(json)).data?.redirects ?? [];
}

/** The hashed files of a release that is no longer current: old pages still open refer to them. */
export async function loadImmutableFiles(
  folder: string,
  config: Config,
  isKnown: (path: string) => boolean,
  held: Held,
): Promise<ReadonlyMap<string, HostedFile>> {
  const { files } = await readManifest(folder);
  const wanted = Object.entries(files).filter(
    ([path, { caching }]) => caching === 'immutable' && !isKnown(path),
  );
  return loadFiles(folder, wanted, config, held);
}

export async function readManifest(folder: string): Promise<ReleaseManifest> {
  return ReleaseManifest.parse(JSON.parse(await readFile(join(folder, MANIFEST_NAME), 'utf8')));
}

async function loadFiles(
  folder: string,
  files: readonly [path: string, file: ReleaseFile][],
  config: Config,
  held: Held,
): Promise<ReadonlyMap<string, HostedFile>> {
  const loaded = new Map<string, HostedFile>();
  await forEachOf(files, FILES_AT_ONCE, async ([path, file]) => {
    loaded.set(
      path,
      await loadFile(join(folder, PUBLIC_FOLDER, file.file), file, config, held(path)),
    );
  });
  return loaded;
}

async function loadFile(
  path: string,
  file: ReleaseFile,
  config: Config,
  held: HostedFile | undefined,
): Promise<HostedFile> {
  const read = async (suffix: string, made: string) => {
    const content = await readFile(path + suffix);
    if (hash('sha256', content) !== made)
      throw new Error(`${file.file}${suffix}: not what the release was made of`);
    return content;
  };
  const content = await read('', file.hash);
  const compressed: Partial<Record<ContentEncoding, Buffer>> = {};
  for (const encoding of COPY_ENCODINGS) {
    const made = file.copies?.[encoding];
    if (made === undefined) continue;
    const copy = await read(encodingSuffix[encoding], made);
    const known = held?.compressed[encoding];
    compressed[encoding] = known?.equals(copy) ? known : copy;
  }
  return hostFile({
    content,
    hash: file.hash,
    compressed,
    headers: {
      'content-type': file.type,
      'cache-control': cacheControl[file.caching],
      ...(SUBRESOURCE.test(file.file) ? subresourceHeaders : documentHeaders(file, config)),
    },
    ...(file.caching === 'page' && { cachingAhead: CACHING_AHEAD }),
  });
}

function documentHeaders({ allows, caching }: ReleaseFile, config: Config): Record<string, string> {
  return {
    ...(allows && caching === 'page' && aheadHeaders),
    'content-security-policy': allows ? pagePolicy(config, allows) : lockedDownPolicy,
    ...commonHeaders,
  };
}
