import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { acceptedEncodings, type ContentEncoding } from './content-coding.ts';

/** A response, complete. Made once, sent as it is to every visitor. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
};

/** What of a request decides how a file is sent. */
export type FileRequest = {
  readonly headers: {
    readonly 'accept-encoding'?: string | string[] | undefined;
    readonly 'if-none-match'?: string | undefined;
    readonly range?: string | undefined;
    readonly 'if-range'?: string | undefined;
    readonly 'sec-purpose'?: string | string[] | undefined;
  };
};

/**
 * A file in memory with its responses, one per encoding. Where there are compressed copies the plain
 * one is not kept: hardly any visitor asks for it, and it would be most of the memory.
 */
export type HostedFile = {
  readonly content: () => Buffer;
  readonly hash: string;
  /** Sent in parts to who asks for one. */
  readonly isFilm: boolean;
  readonly compressed: Readonly<Partial<Record<ContentEncoding, Buffer>>>;
  readonly representations: Readonly<Partial<Record<ContentEncoding, Representation>>>;
  /** Its caching for a browser that asks ahead of a visit, where that differs. */
  readonly cachingAhead?: string;
};

type Representation = {
  readonly etag: string;
  readonly found: Answer;
  readonly notModified: Answer;
};

export type HostedFileOptions = {
  content: Buffer;
  /** Any digest of the content. */
  hash: string;
  compressed: Partial<Record<ContentEncoding, Buffer>>;
  headers: Readonly<Record<string, string>>;
  cachingAhead?: string;
};

export function hostFile(options: HostedFileOptions): HostedFile {
  const { content, hash, compressed, headers, cachingAhead } = options;
  const plain = plainContent(content, compressed);
  const isCompressed = Object.keys(compressed).length > 0;
  const isFilm = headers['content-type']?.startsWith('video/') === true;
  const common = isCompressed
    ? { ...headers, vary: 'accept-encoding' }
    : isFilm
      ? { ...headers, 'accept-ranges': 'bytes' }
      : headers;
  const represent = (
    encoding: ContentEncoding,
    length: number,
    body: () => Buffer,
  ): Representation => {
    const etag = `"${hash.slice(0, 32)}-${encoding}"`;
    const coding = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    const size = { 'content-length': String(length) };
    return {
      etag,
      found: {
        status: 200,
        headers: { ...common, ...coding, ...size, etag },
        get body() {
          return body();
        },
      },
      notModified: { status: 304, headers: { ...common, etag }, body: null },
    };
  };
  return {
    content: plain,
    hash,
    isFilm,
    compressed,
    ...(cachingAhead !== undefined && { cachingAhead }),
    representations: {
      ...Object.fromEntries(
        Object.entries(compressed).map(([encoding, body]) => [
          encoding,
          represent(encoding as ContentEncoding, body.length, () => body),
        ]),
      ),
      identity: represent('identity', content.length, plain),
    },
  };
}

function plainContent(
  content: Buffer,
  { br, gzip }: Partial<Record<ContentEncoding, Buffer>>,
): () => Buffer {
  if (gzip) return gunzipped(gzip);
  return br ? unbrotlied(br) : kept(content);
}

// Each alone: functions made in one place share what any of them refers to, and would keep it alive.
const kept = (content: Buffer) => () => content;
const gunzipped = (packed: Buffer) => shared(() => gunzipSync(packed));
const unbrotlied = (packed: Buffer) => shared(() => brotliDecompressSync(packed));

/** One copy for all who are being sent it, however many ask; gone when the last has it. */
function shared(unpack: () => Buffer): () => Buffer {
  let last: WeakRef<Buffer> | undefined;
  return () => {
    const known = last?.deref();
    if (known) return known;
    const plain = unpack();
    last = new WeakRef(plain);
    return plain;
  };
}

/** 200 in the best encoding the client accepts, or 304 when it has that already. */
export function answerWith(file: HostedFile, request: FileRequest): Answer {
  const { etag, found, notModified } = choose(file, request);
  const { 'if-none-match': known, range, 'if-range': begun = etag } = request.headers;
  const answer = known !== undefined && matches(known, etag) ? notModified : found;
  if (file.cachingAhead !== undefined && isAhead(request))
    return { ...answer, headers: { ...answer.headers, 'cache-control': file.cachingAhead } };
  // Players ask for parts of a film, and some play none without (RFC 9110, 14). A text goes as a whole, and so
  // does a film that is no longer the one they have the beginning of.
  const isPart = range !== undefined && file.isFilm && begun.trim() === etag;
  return answer === found && isPart ? partOf(found, range) : answer;
}

/** `prefetch`, or `prefetch;prerender`. */
function isAhead({ headers }: FileRequest): boolean {
  return String(headers['sec-purpose'] ?? '').startsWith('prefetch');
}

/** One range of bytes, as players ask; several, or nonsense: all of it. */
function partOf({ headers, body }: Answer, range: string): Answer {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? [];
  if (!body || (from === '' && to === '')) return { status: 200, headers, body };
  const size = body.length;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (first > last)
    return {
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${size}`, 'content-length': '0' },
      body: null,
    };
  return {
    status: 206,
    headers: {
      ...headers,
      'content-range': `bytes ${first}-${last}/${size}`,
      'content-length': String(last - first + 1),
    },
    body: body.subarray(first, last + 1),
  };
}

/** The response whatever the client has already. */
export function fullAnswerWith(file: HostedFile, request: FileRequest): Answer {
  return choose(file, request).found;
}

function choose({ representations }: HostedFile, { headers }: FileRequest): Representation {
  for (const encoding of acceptedEncodings(String(headers['accept-encoding'] ?? ''))) {
    const representation = representations[encoding];
    if (representation) return representation;
  }
  throw new Error('a hosted file has no plain representation');
}

function matches(known: string, etag: string): boolean {
  if (known === etag || known.trim() === '*') return true;
  return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
