import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Recorder } from '../audience/recorder.ts';
import { Problem, ProblemError } from '../problem.ts';

const OK = 'ok';

/**
 * Audience measurement: what Plausible's tracker posts, or ours. Answered at once, without a cookie;
 * what is not counted (a bot, an opted-out browser) is answered the same.
 */
export const eventRoutes: FastifyPluginAsyncZod<{ recorder: Recorder }> = async (
  app,
  { recorder },
) => {
  // Trackers post JSON as plain text, which needs no permission from another origin. Read by us, so
  // that what cannot be read is counted too.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.post(
    '/api/event',
    {
      // Its own limit counts events, and says so in the ledger.
      config: { rateLimit: false },
      schema: {
        tags: ['audience'],
        summary: 'Count a page view, an action or a web vital',
        description:
          'Plausible’s format (`n`, `u`, `p`…), alone or in a list, or `{page, section, action}`.',
        response: { 202: z.literal(OK), 400: Problem },
      },
    },
    async ({ body, ip, headers }, reply) => {
      const readable = parse(body);
      recorder.receive(readable, {
        address: ip,
        userAgent: headers['user-agent'] ?? '',
        optedOut: headers['sec-gpc'] === '1' || headers['dnt'] === '1',
      });
      if (readable === undefined) throw new ProblemError(400, 'Cet événement n’est pas lisible.');
      return reply.code(202).type('text/plain; charset=utf-8').send(OK);
    },
  );
};

function parse(body: unknown): unknown {
  try {
    return JSON.parse(String(body)) as unknown;
  } catch {
    return undefined;
  }
}
