import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillBrandSlug } from '@vitrine/domain/brand';
import type { Config } from '@vitrine/domain/config';
import {
  CATALOGUE_CALL,
  type ContentCall,
  contentCallNames,
  type ContentOf,
} from '@vitrine/domain/content/calls';
import { createContentClient, OWN_TOKENS, validContent } from '@vitrine/domain/content/client';
import { withPhotos } from '@vitrine/domain/content/photos';
import { changesOf } from '@vitrine/domain/content/life';
import { tokensOf } from '@vitrine/domain/content-tokens';
import { withStock } from '@vitrine/domain/offers/box-stock';
import type { SiteState } from '@vitrine/domain/rendering';
import { withVerifiedReviews } from '@vitrine/domain/reviews-service';
import { absentIsNull, writeWhole } from '../files.ts';
import { coverageFileIn } from '../geo/geography.ts';
import type { Site } from '../release/site.ts';
import type { PreparedPhotos } from './photos.ts';
import type { OutsideFacts } from '../upstream/outside-facts.ts';

/** What is on show now: the content that the release on show was made from. */
export function shownState(options: {
  site: Site;
  config: Config;
  coverage: string | null;
  date: Date;
}): SiteState {
  const { site, config, coverage, date } = options;
  return {
    content<Call extends ContentCall>(call: Call): Promise<ContentOf<Call>> {
      const path = `/data-json/${fillBrandSlug(call, config.brand)}.json`;
      const file = site.file(path);
      if (!file) return Promise.reject(new Error(`${path}: not in the release on show`));
      // Checked when the release was made.
      return Promise.resolve(JSON.parse(file.content().toString('utf8')) as ContentOf<Call>);
    },
    coverage,
    date,
  };
}

export type Draft = ReturnType<typeof draftOf>;

/** The content that releases would be made from now, with its future: of the service or the files, each call read once. */
export function draftOf(options: {
  config: Config;
  contentFolder: string;
  /** Where the service's last good answers and the imported coverage are. */
  varFolder: string;
  coverage: string | null;
  /** What the names of photos stand for; none unless given. */
  photos?: PreparedPhotos['names'];
  /** What other services know of what we sell; nothing unless given. */
  facts?: OutsideFacts;
}) {
  const { config, contentFolder, varFolder, coverage, facts, photos = new Map() } = options;
  const { brand } = config;
  const lastGoodFile = (call: ContentCall) => join(varFolder, 'last-good', `${call}.json`);
  const client = createContentClient({
    brand,
    serviceUrl: config.contentServiceUrl,
    fetch: globalThis.fetch,
    readStatic: (call) => readJson(join(contentFolder, `${call}.json`)),
    lastGood: {
      get: (call) => readJson(lastGoodFile(call)).catch(() => undefined),
      set: (call, json) => writeWhole(lastGoodFile(call), JSON.stringify(json)),
    },
    log: (line) => process.stderr.write(`${JSON.stringify(line)}\n`),
  });
  const written = keptByCall(async (call) => withPhotos(await client.readWritten(call), photos));
  const soldOut = async () => [
    ...(config.soldOutBox === null ? [] : [config.soldOutBox]),
    ...((await facts?.soldOut()) ?? []),
  ];

  return {
    /** As it holds at a moment. */
    at(date: Date): SiteState {
      const catalogue = written(CATALOGUE_CALL).then(async (json) =>
        withStock(validContent(CATALOGUE_CALL, json, brand, OWN_TOKENS, date), await soldOut()),
      );
      // What texts say of prices (« dès … ») knows the stock too.
      const tokens = catalogue.then(tokensOf);
      tokens.catch(() => undefined); // whoever asks for content is told
      const content = keptByCall(async (call) => {
        if (call === CATALOGUE_CALL) return catalogue;
        const value = validContent(call, await written(call), brand, await tokens, date);
        return facts ? withReviews(call, value, facts) : value;
      });
      return {
        content: <Call extends ContentCall>(call: Call) =>
          content(call) as Promise<ContentOf<Call>>,
        coverage,
        date,
      };
    },

    /**
     * The moments to come at which something changes, of which `most` are made ready, and the first change
     * that is not: before it one publishes again.
     */
    async changesAfter(date: Date, most: number) {
      const all = await Promise.all(
        // A page that is not here yet has no content yet.
        contentCallNames.map((call) => written(call).catch(() => null)),
      );
      const after = (times: readonly number[]) => inOrder(times.filter((time) => time > +date));
      const changes = after(changesOf(all).map(Number));
      const contests = after(contestTimes(await written('contest').catch(() => null)));
      // Only the next one of contests: each has a whole release made ready by every publication, of which
      // there are many between two.
      const ready = inOrder([...changes, ...contests.slice(0, 1)]).slice(0, most);
      const next = inOrder([...changes, ...contests]).find((time) => !ready.includes(time));
      return {
        ready: ready.map((time) => new Date(time)),
        next: next === undefined ? null : new Date(next),
      };
    },
  };
}

/** When contests open and close, which their pages then say without script too. */
function contestTimes(json: unknown): number[] {
  const { contests = [] } = (json ?? {}) as Partial<ContentOf<'contest'>>;
  return contests.flatMap(({ opensAt, closesAt }) => [Date.parse(opensAt), Date.parse(closesAt)]);
}

const inOrder = (times: readonly number[]) => [...new Set(times)].toSorted((a, b) => a - b);

function keptByCall<Value>(
  read: (call: ContentCall) => Promise<Value>,
): (call: ContentCall) => Promise<Value> {
  const kept = new Map<ContentCall, Promise<Value>>();
  return (call) => {
    const known = kept.get(call) ?? read(call);
    kept.set(call, known);
    return known;
  };
}

/** Verified reviews, in the place of what content says without them. */
async function withReviews<Call extends ContentCall>(
  call: Call,
  value: ContentOf<Call>,
  facts: OutsideFacts,
): Promise<unknown> {
  if (call !== 'reviews' && call !== 'home/reviews') return value;
  const embedded = value as ContentOf<'reviews'>;
  const answer = await facts.reviews();
  if (answer === null) return embedded;
  return withVerifiedReviews(
    embedded,
    answer,
    call === 'reviews' ? undefined : embedded.reviews.length,
  );
}

/** The coverage imported into a `var` folder, as its file says it; null when there is none. */
export async function importedCoverage(varFolder: string): Promise<string | null> {
  return readFile(coverageFileIn(varFolder), 'utf8').catch(absentIsNull);
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8')) as unknown;
}
