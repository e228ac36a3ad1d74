import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BoxOffer } from '@vitrine/domain/box-offer';
import type { ContentCall, ContentOf } from '@vitrine/domain/content/calls';
import { createContentClient } from '@vitrine/domain/content/client';
import { fillText, tokensOf } from '@vitrine/domain/content-tokens';
import { config } from '#build/config.ts';

/** What pages are made of, read once a build. Content is validated here: a build refuses bad content. */

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));
const lastGoodFile = (call: ContentCall) => join(__VAR_DIRECTORY__, 'last-good', `${call}.json`);

const client = createContentClient({
  brand: config.brand,
  serviceUrl: config.contentServiceUrl,
  fetch: globalThis.fetch,
  readStatic: (call) => readJson(join(__CONTENT_DIRECTORY__, `${call}.json`)),
  lastGood: {
    get: (call) => readJson(lastGoodFile(call)).catch(() => undefined),
    set: async (call, json) => {
      await mkdir(dirname(lastGoodFile(call)), { recursive: true });
      await writeFile(lastGoodFile(call), JSON.stringify(json));
    },
  },
  log: (line) => process.stderr.write(`${JSON.stringify(line)}\n`),
});

const read = new Map<ContentCall, Promise<unknown>>();

export function content<Call extends ContentCall>(call: Call): Promise<ContentOf<Call>> {
  const known = read.get(call) ?? client.read(call);
  read.set(call, known);
  return known as Promise<ContentOf<Call>>;
}

export const catalogue = await content('box-comparator');
const tokens = tokensOf(catalogue);

/** A text with its brand and figures filled. */
export const fill = (text: string): string => fillText(text, config.brand, tokens);

export const boxOffers: readonly BoxOffer[] = catalogue.boxes;

export function boxOffer(key: string): BoxOffer {
  const found = boxOffers.find((offer) => offer.key === key);
  if (!found) throw new Error(`content/box-comparator.json has no box ${key}`);
  return found;
}
