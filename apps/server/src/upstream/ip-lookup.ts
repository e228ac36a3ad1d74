import { createUpstream, type UpstreamOptions } from '@vitrine/domain/upstream';
import { z } from 'zod';
import { readJson } from './read-json.ts';

/** About where a visitor's network is. A guess: it proposes, and nothing depends on it. */
export type IpLookup = {
  /** Null when it cannot be said. */
  locate: (address: string) => Promise<GuessedPlace | null>;
};

const GuessedPlace = z.object({
  /** As in 'Loire': 42, 2A, 974. */
  department: z.string().regex(/^(\d{2}|2[AB]|97\d)$/),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type GuessedPlace = z.infer<typeof GuessedPlace>;

export type IpLookupOptions = {
  /** Null: nothing is guessed. */
  url: string | null;
  /** Never given an address: it is a visitor's. */
  log: UpstreamOptions['log'];
};

/** Someone looks at a list that is complete without it. */
const TIMEOUT_MS = 1_000;
const ANSWER_LIMIT_BYTES = 16 * 1024;
const FAILURES_BEFORE_REST = 3;
const REST_MS = 30_000;

/** Asked for one visitor, answered to them and forgotten: neither address nor answer is kept. */
export function createIpLookup({ url, log }: IpLookupOptions): IpLookup {
  if (url === null) return { locate: async () => null };
  const upstream = createUpstream({
    name: 'IP look-up',
    timeoutMs: TIMEOUT_MS,
    limitBytes: ANSWER_LIMIT_BYTES,
    failuresBeforeRest: FAILURES_BEFORE_REST,
    restMs: REST_MS,
    log,
  });
  return {
    locate: (address) =>
      upstream
        .ask(
          `${url}/${encodeURIComponent(address)}`,
          readJson(GuessedPlace.nullable(), 'a place in France'),
          { headers: { accept: 'application/json' } },
        )
        .catch(() => null),
  };
}
