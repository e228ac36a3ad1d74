import { createUpstream, type UpstreamOptions } from '@vitrine/domain/upstream';
import { RetentionOffer } from '@vitrine/domain/retention-offer';
import { z } from 'zod';
import { readJson } from './read-json.ts';

/** Whether a better offer waits for a line whose holder thinks of leaving, from the partner API. */
export type AntiChurn = {
  /** Null when there is none, or no answer now: then nothing is shown. */
  offerFor: (line: string) => Promise<RetentionOffer | null>;
};

export type AntiChurnOptions = {
  /** Null: no offer is ever known. */
  url: string | null;
  /** Never given a line: it is a subscriber's. */
  log: UpstreamOptions['log'];
};

const Answer = z.object({ offer: RetentionOffer.nullable() });

/** It stands beside a form that works without it. */
const TIMEOUT_MS = 2_000;
const ANSWER_LIMIT_BYTES = 16 * 1024;
const FAILURES_BEFORE_REST = 3;
const REST_MS = 30_000;

export function createAntiChurn({ url, log }: AntiChurnOptions): AntiChurn {
  if (url === null) return { offerFor: async () => null };
  const upstream = createUpstream({
    name: 'anti-churn endpoint',
    timeoutMs: TIMEOUT_MS,
    limitBytes: ANSWER_LIMIT_BYTES,
    failuresBeforeRest: FAILURES_BEFORE_REST,
    restMs: REST_MS,
    log,
  });
  return {
    offerFor: (line) =>
      upstream
        .ask(`${url}/anti-churn/user`, readJson(Answer, 'an offer or none'), {
          method: 'POST',
          headers: { accept: 'application/json', 'content-type': 'application/json' },
          body: JSON.stringify({ line }),
        })
        .then(({ offer }) => offer)
        .catch(() => null),
  };
}
