import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { EVENT_PATH, type EventDoor } from '../audience/event-door.ts';
import { Problem } from '../problem.ts';

/**
 * Audience measurement, in the API's description and for `inject`. Over the network the door is
 * reached before the router (see app.ts); both ways are the same door.
 */
export const eventRoutes: FastifyPluginAsyncZod<{ door: EventDoor }> = async (app, { door }) => {
  // The door reads the body itself, whatever it says it is: trackers post JSON as plain text.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  app.post(
    EVENT_PATH,
    {
      // Its own limit counts events, and says so in the ledger.
      config: { rateLimit: false },
      schema: {
        tags: ['audience'],
        summary: 'Count a page view, an action or a web vital',
        description:
          'Plausible’s format (`n`, `u`, `p`…), alone or in a list, or `{page, section, action}`.',
        response: { 202: z.literal('ok'), 400: Problem, 413: Problem },
      },
    },
    (request, reply) => {
      reply.hijack();
      door(request.raw, reply.raw);
    },
  );
};
