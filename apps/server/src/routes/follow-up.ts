import type { Config } from '@vitrine/domain/config';
import { FOLLOW_UP_PATH, type FollowUpState, NOT_FOUND } from '@vitrine/domain/forms/follow-up';
import { SUBMISSION_BODY_MAX } from '@vitrine/domain/forms/submission';
import { pathOf } from '@vitrine/domain/routes';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createFormLimits } from '../form-limits.ts';
import { Refusal } from '../forms/desk.ts';
import type { FollowUpDesk } from '../forms/follow-up.ts';
import type { Renderer } from '../release/renderer.ts';

export type FollowUpRoutesOptions = { config: Config; renderer: Renderer; desk: FollowUpDesk };

/** A wrong pair is answered this late: guessing is slow, and says nothing by its speed. */
export const WRONG_PAIR_MS = 500;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Where a request is followed: with its reference and something its sender knows. */
export const followUpRoutes: FastifyPluginAsyncZod<FollowUpRoutesOptions> = async (
  app,
  { config, renderer, desk },
) => {
  const limits = createFormLimits(app);

  app.post(
    FOLLOW_UP_PATH,
    {
      bodyLimit: SUBMISSION_BODY_MAX,
      config: { rateLimit: false },
      schema: {
        tags: ['forms'],
        summary: 'Find a request by its reference and the address given with it',
        consumes: ['application/x-www-form-urlencoded'],
      },
    },
    async (request, reply) => {
      const body: unknown = request.body;
      const posted = body instanceof URLSearchParams ? body : new URLSearchParams();
      const reference = (posted.get('reference') ?? '').slice(0, 40);
      const ask = (status: number, sentence: string) =>
        show(reply, status, { kind: 'question', reference, sentence });
      try {
        await limits.plainPost(request, reply);
      } catch (error) {
        if (error instanceof Refusal) return ask(error.status, error.message);
        throw error;
      }
      const address = await desk.find(reference, (posted.get('known') ?? '').slice(0, 300));
      if (address !== null) return reply.redirect(address, 303);
      await wait(WRONG_PAIR_MS);
      return ask(422, NOT_FOUND);
    },
  );

  app.get(
    FOLLOW_UP_PATH,
    {
      schema: {
        tags: ['forms'],
        summary: 'A request and what became of it, as a page',
        querystring: z.object({ token: z.string() }),
      },
    },
    async (request, reply) => {
      const found = await desk.open(request.query.token);
      return found
        ? show(reply, 200, { kind: 'found', request: found })
        : show(reply, 404, { kind: 'question', reference: '', sentence: LINK_OVER });
    },
  );

  async function show(reply: FastifyReply, status: number, followUp: FollowUpState) {
    const { html, headers } = await renderer.page(pathOf('suivi', config.brand), { followUp });
    return reply
      .code(status)
      .headers({ ...headers, 'x-robots-tag': 'noindex' })
      .send(html);
  }
};

const LINK_OVER =
  'Ce lien n’est plus valable. Saisissez votre référence pour retrouver votre demande.';
