import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Site } from '../release/site.ts';
import type { Store } from '../store/store.ts';

const Live = z.object({ status: z.literal('live') });
const Readiness = z.object({
  status: z.enum(['ready', 'not ready']),
  /** The release shown, null when there is none. */
  release: z.string().nullable(),
  store: z.enum(['answers', 'does not answer']),
});

/** A store slower than this is of no use to a visitor who waits. */
const STORE_TIMEOUT_MS = 2_000;

/** For whoever runs the server: is the process alive, should it be sent visitors. */
export const healthRoutes: FastifyPluginAsyncZod<{ site: Site; store: Store }> = async (
  app,
  { site, store },
) => {
  app.get(
    '/live',
    {
      config: { rateLimit: false },
      schema: { summary: 'The process is alive', response: { 200: Live } },
    },
    async () => ({ status: 'live' as const }),
  );

  app.get(
    '/ready',
    {
      config: { rateLimit: false },
      schema: {
        summary: 'A release is shown and the store answers',
        response: { 200: Readiness, 503: Readiness },
      },
    },
    async (_request, reply) => {
      const release = site.releaseId();
      const answers = await storeAnswers(store);
      const isReady = release !== null && answers;
      return reply.code(isReady ? 200 : 503).send({
        status: isReady ? 'ready' : 'not ready',
        release,
        store: answers ? 'answers' : 'does not answer',
      });
    },
  );
};

function storeAnswers(store: Store): Promise<boolean> {
  return Promise.race([
    store.ping().then(
      () => true,
      () => false,
    ),
    delay(STORE_TIMEOUT_MS, false, { ref: false }),
  ]);
}
