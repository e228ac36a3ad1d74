import { hash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COPY_ENCODINGS, encodingSuffix } from './content-coding.ts';
import { isCompressible, isPage } from './media-types.ts';
import type { PageFacts, ReleaseFile } from './manifest.ts';
import { readPage } from './read-page.ts';

/** How often a file is asked for, beside the others: the front page, one page, one of a family of hundreds. */
export type Visits = 'most' | 'usual' | 'few';

/** A file of a release that no earlier one has. */
export type FileJob = {
  readonly target: string;
  readonly content: Uint8Array;
  readonly type: string;
  readonly visits: Visits;
  /** Whether it is to be read as a page. */
  readonly isRead: boolean;
};

export type PreparedFile = {
  readonly copies: NonNullable<ReleaseFile['copies']>;
  readonly facts: PageFacts | null;
};

/** Below this, a compressed copy saves less than a network packet. */
const SMALLEST_COMPRESSED_BYTES = 512;

/**
 * Of Brotli's time and bytes: its best takes 0.25 s for a page of 100 KB, the next a third of that for 2 %
 * more, and the one below a twentieth for 8 %. What browsers keep is made once for many visits; pages are
 * made while an editor waits, and hundreds of them that few visit each are worth the least of that.
 */
export const QUALITY = { best: 11, page: 10, shortOfMany: 9 };
const LONG_BYTES = 100_000;

const compress = {
  br: (content: Uint8Array, quality: number) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content: Uint8Array) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

function qualityOf({ content, type, visits }: FileJob): number {
  if (visits === 'few') return content.length < LONG_BYTES ? QUALITY.shortOfMany : QUALITY.page;
  return visits === 'most' || !isPage(type) ? QUALITY.best : QUALITY.page;
}

/** Writes a file and its compressed copies, and reads it if it is a page. */
export async function prepareFile(job: FileJob): Promise<PreparedFile> {
  const { target, content, type, isRead } = job;
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
  const copies: PreparedFile['copies'] = {};
  if (isCompressible(type) && content.length >= SMALLEST_COMPRESSED_BYTES)
    for (const encoding of COPY_ENCODINGS) {
      const compressed = await compress[encoding](content, qualityOf(job));
      if (compressed.length >= content.length) continue;
      await writeFile(target + encodingSuffix[encoding], compressed);
      copies[encoding] = hash('sha256', compressed);
    }
  const facts = isRead ? readPage(new TextDecoder().decode(content)) : null;
  return { copies, facts };
}
