import { ConsentProof, ConsentReceipt } from '@vitrine/domain/consent/proof';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Problem } from '../problem.ts';
import type { Store } from '../store/store.ts';

/** One network shares it; a visitor changes their mind a few times at most. */
const CHOICES_PER_MINUTE = 120;
/** Twenty times the longest proof. */
const BODY_LIMIT_BYTES = 4 * 1024;

/** The proof of a choice about cookies. Neither the address nor anything else of the request is kept. */
export const consentRoutes: FastifyPluginAsyncZod<{ store: Store }> = async (app, { store }) => {
  app.post(
    '/api/consent',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      config: { rateLimit: { max: CHOICES_PER_MINUTE, timeWindow: '1 minute' } },
      schema: {
        tags: ['consent'],
        summary: 'Stores the proof of a choice, once',
        body: ConsentProof,
        response: { 201: ConsentReceipt, 400: Problem },
      },
    },
    async ({ body }, reply) => {
      const { at } = await store.consents.record(body);
      return reply.code(201).send({ id: body.id, at });
    },
  );
};
