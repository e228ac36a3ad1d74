import { hash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fillBrandSlug } from '@vitrine/domain/brand';
import type { Config } from '@vitrine/domain/config';
import type { ContentCall } from '@vitrine/domain/content/calls';
import { type ContentLogLine, createContentClient } from '@vitrine/domain/content/client';
import { type HostedFile, hostFile } from '../release/hosted-file.ts';
import type { Site } from '../release/site.ts';
import { commonHeaders, lockedDownPolicy } from '../security-headers.ts';

/** The answers to content calls, ready to send. */
export type ContentSource = ReturnType<typeof createContentSource>;

/** How long an answer of the content service is used before it is asked for again. */
const FRESH_MS = 60_000;
/** How long the first visitors wait for the service before getting the release's content. */
const FIRST_ANSWER_MS = 1_000;

/** A question to the service under way; once late, nobody waits for its answer any more. */
type Renewal = { answer: Promise<HostedFile | null>; isLate: Promise<void> };

const headers = {
  ...commonHeaders,
  'content-security-policy': lockedDownPolicy,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=60, stale-while-revalidate=600',
};

/**
 * Content for the API: from the content service when there is one, else from the release on show,
 * whose pages were made of it. A visitor never waits for a service that does not answer: what is
 * known is given at once, and renewed behind.
 */
export function createContentSource({
  config,
  site,
  log,
  clock = () => new Date(),
}: {
  config: Config;
  site: Site;
  log: (line: ContentLogLine) => void;
  clock?: () => Date;
}) {
  const pathOf = (call: ContentCall) => `/data-json/${fillBrandSlug(call, config.brand)}.json`;
  const fromRelease = createReleaseContent(site, pathOf);
  if (config.contentServiceUrl === null)
    return { read: async (call: ContentCall) => fromRelease(call) };

  const lastGood = new Map<ContentCall, unknown>();
  const client = createContentClient({
    brand: config.brand,
    serviceUrl: config.contentServiceUrl,
    fetch: globalThis.fetch,
    readStatic: async (call) => {
      const file = site.file(pathOf(call));
      if (!file) throw new NoContentError(call);
      return JSON.parse(file.content().toString('utf8')) as unknown;
    },
    lastGood: {
      get: (call) => lastGood.get(call),
      set: (call, json) => void lastGood.set(call, json),
    },
    log,
    clock,
  });
  const kept = new Map<ContentCall, { file: HostedFile | null; askedAt: number }>();
  const underWay = new Map<ContentCall, Renewal>();

  function renew(call: ContentCall): Renewal {
    const already = underWay.get(call);
    if (already) return already;
    const answer = client
      .read(call, { urgency: 'rest' })
      .then((content) => pack(JSON.stringify(content), kept.get(call)?.file))
      .catch((error: unknown) => {
        if (error instanceof NoContentError) return null;
        throw error;
      })
      .then((file) => {
        kept.set(call, { file, askedAt: clock().getTime() });
        return file;
      })
      .finally(() => underWay.delete(call));
    const renewal = { answer, isLate: delay(FIRST_ANSWER_MS, undefined, { ref: false }) };
    underWay.set(call, renewal);
    return renewal;
  }

  return {
    /** Null when there is no such content, neither from the service nor in the release. */
    async read(call: ContentCall) {
      const known = kept.get(call);
      if (known && clock().getTime() - known.askedAt < FRESH_MS) return known.file;
      const { answer, isLate } = renew(call);
      const fallback = known?.file ?? fromRelease(call);
      if (!fallback) return answer;
      if (known) {
        answer.catch(() => undefined); // the next visitor asks again
        return fallback;
      }
      return Promise.race([answer.catch(() => fallback), isLate.then(() => fallback)]);
    },
  };
}

class NoContentError extends Error {
  constructor(call: ContentCall) {
    super(`no content for ${call}`);
    this.name = 'NoContentError';
  }
}

/** The release's own file, compressed copies included, under the API's headers. */
function createReleaseContent(site: Site, pathOf: (call: ContentCall) => string) {
  const hosted = new WeakMap<HostedFile, HostedFile>();
  return (call: ContentCall): HostedFile | null => {
    const file = site.file(pathOf(call));
    if (!file) return null;
    const known = hosted.get(file);
    if (known) return known;
    const { content, hash: digest, compressed } = file;
    const answer = hostFile({ content: content(), hash: digest, compressed, headers });
    hosted.set(file, answer);
    return answer;
  };
}

/** Compresses a new answer of the service, at a quality that costs milliseconds. */
async function pack(json: string, before: HostedFile | null | undefined): Promise<HostedFile> {
  const content = Buffer.from(json);
  const digest = hash('sha256', content);
  if (before?.hash === digest) return before;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    promisify(gzip)(content),
  ]);
  return hostFile({ content, hash: digest, compressed: { br, gzip: gz }, headers });
}
