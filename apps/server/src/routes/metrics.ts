import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Metrics } from '../metrics.ts';
import { ProblemError } from '../problem.ts';
import { createSignIn, RETRY_AFTER_S } from '../sign-in.ts';

/** Metrics on the site's own port, for a scraper that has the token. */
export const metricsRoutes: FastifyPluginAsyncZod<{
  metrics: Metrics;
  token: string;
  clock: () => Date;
}> = async (app, { metrics, token, clock }) => {
  const signIn = createSignIn(token, clock);
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const given = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const verdict = signIn(given, request.ip);
    if (verdict === 'locked') {
      reply.header('retry-after', String(RETRY_AFTER_S));
      throw new ProblemError(429, 'Trop d’essais.');
    }
    if (verdict === 'wrong') throw new ProblemError(401, 'Un jeton est nécessaire.');
    const { type, text } = await metrics.write();
    return reply.header('content-type', type).send(text);
  });
};
