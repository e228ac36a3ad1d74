import { LineNumber, RetentionOffer } from '@vitrine/domain/retention-offer';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Problem } from '../problem.ts';
import type { AntiChurn } from '../upstream/anti-churn.ts';

/** A person asks about their own line, a few times at most; more is someone trying lines out. */
const ASKED_PER_MINUTE = 5;

/**
 * Whether an offer waits for a line, for a visitor who agrees that it is asked. Neither the line nor the answer is
 * kept, logged or cached; a termination does not wait for it.
 */
export const retentionRoutes: FastifyPluginAsyncZod<{ antiChurn: AntiChurn }> = async (
  app,
  { antiChurn },
) => {
  app.post(
    '/api/retention-offer',
    {
      config: { rateLimit: { max: ASKED_PER_MINUTE, timeWindow: '1 minute' } },
      schema: {
        tags: ['forms'],
        summary: 'The offer that waits for a line whose holder agrees that it is asked',
        body: z.object({ line: LineNumber, agreed: z.literal(true) }),
        response: { 200: z.object({ offer: RetentionOffer.nullable() }), 400: Problem },
      },
    },
    async ({ body: { line } }) => ({ offer: await antiChurn.offerFor(line) }),
  );
};
