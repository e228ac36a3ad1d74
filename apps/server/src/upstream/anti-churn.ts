import { RetentionOffer } from '@vitrine/domain/retention-offer';
import { z } from 'zod';
import { jsonService, type ServiceOptions } from './json-service.ts';

export type AntiChurn = ReturnType<typeof createAntiChurn>;

const Answer = z.object({ offer: RetentionOffer.nullable() });

/** Whether a better offer waits for a line whose holder thinks of leaving, from the partner API. */
export function createAntiChurn(options: ServiceOptions) {
  const ask = jsonService(options, Answer, {
    name: 'anti-churn endpoint',
    what: 'an offer or none',
    // It stands beside a form that works without it.
    timeoutMs: 2_000,
    limitBytes: 16 * 1024,
    failuresBeforeRest: 3,
    restMs: 30_000,
  });
  return {
    /** Null when there is none, or no answer now: then nothing is shown. */
    async offerFor(line: string) {
      const answer = await ask('/anti-churn/user', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ line }),
      });
      return answer?.offer ?? null;
    },
  };
}
