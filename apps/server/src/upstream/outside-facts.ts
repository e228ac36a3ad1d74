import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@vitrine/domain/config';
import { BoxStock, soldOutBoxes } from '@vitrine/domain/offers/box-stock';
import { ReviewsAnswer } from '@vitrine/domain/reviews-service';
import { createUpstream, type UpstreamOptions } from '@vitrine/domain/upstream';
import type { z } from 'zod';
import { writeWhole } from '../files.ts';
import { readJson } from './json-service.ts';

export type OutsideFacts = ReturnType<typeof createOutsideFacts>;

/** A release is being made and nobody waits on a page: longer than a visitor would. */
const TIMEOUT_MS = 5_000;
const BOX_LIMIT_BYTES = 64 * 1024;
const REVIEWS_LIMIT_BYTES = 4 * 1024 * 1024;

/** What services that are not ours know about what we sell, read when a release is made. */
export function createOutsideFacts({
  config: { boxApiUrl, reviewsServiceUrl },
  varFolder,
  log,
  timeoutMs = TIMEOUT_MS,
}: {
  config: Pick<Config, 'boxApiUrl' | 'reviewsServiceUrl'>;
  /** Where last good answers are kept. */
  varFolder: string;
  log: UpstreamOptions['log'];
  timeoutMs?: number;
}) {
  /** The service's answer, else its last good one, else null. */
  function known<Answer>(
    name: string,
    address: string | null,
    schema: z.ZodType<Answer>,
    limitBytes: number,
  ): () => Promise<Answer | null> {
    if (address === null) return async () => null;
    const upstream = createUpstream({
      name,
      timeoutMs,
      limitBytes,
      // Asked once for each release.
      failuresBeforeRest: 1,
      restMs: timeoutMs,
      log,
    });
    const kept = `${name.replaceAll(' ', '-')}.json`;
    const file = join(varFolder, 'last-good', 'services', kept);
    return async () => {
      try {
        const request = { headers: { accept: 'application/json' } };
        const answer = await upstream.ask(address, readJson(schema, `of the ${name}`), request);
        await writeWhole(file, JSON.stringify(answer));
        return answer;
      } catch {
        const kept = readFile(file, 'utf8').then((text): unknown => JSON.parse(text));
        return schema.safeParse(await kept.catch(() => null)).data ?? null;
      }
    };
  }

  const stock = known('box API', boxApiUrl && `${boxApiUrl}/boxes`, BoxStock, BOX_LIMIT_BYTES);
  return {
    /** From the box API; none without one, or as long as it has never answered. */
    soldOut: async () => {
      const answer = await stock();
      return answer === null ? [] : soldOutBoxes(answer);
    },
    /** From the reviews service; null without one, or as long as it has never answered. */
    reviews: known(
      'reviews service',
      reviewsServiceUrl && `${reviewsServiceUrl}/reviews`,
      ReviewsAnswer,
      REVIEWS_LIMIT_BYTES,
    ),
  };
}
