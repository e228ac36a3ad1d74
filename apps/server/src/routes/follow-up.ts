import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '@vitrine/domain/config';
import {
  FOLLOW_UP_LINK_PATH,
  FOLLOW_UP_MAIL_PATH,
  FOLLOW_UP_PATH,
  FOLLOW_UP_STEP_PATH,
  type FollowUpAnswers,
  type FollowUpNotice,
  type FollowUpState,
  NO_FOLLOW_UP_ANSWERS,
  SENDER_STEPS,
  type SenderStep,
} from '@vitrine/domain/forms/follow-up';
import { SUBMISSION_BODY_MAX } from '@vitrine/domain/forms/submission';
import { pathOf } from '@vitrine/domain/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createFormLimits } from '../form-limits.ts';
import { Refusal } from '../forms/desk.ts';
import type { FollowUpDesk } from '../forms/follow-up.ts';
import type { Renderer } from '../release/renderer.ts';

export type FollowUpRoutesOptions = { config: Config; renderer: Renderer; desk: FollowUpDesk };

/** A wrong pair is answered this late: guessing is slow, and says nothing by its speed. */
export const WRONG_PAIR_MS = 500;

const Token = z.object({ token: z.string().max(1_000).optional() });

/** Where a request is followed: with its reference and something its sender knows, or a link by e-mail. */
export const followUpRoutes: FastifyPluginAsyncZod<FollowUpRoutesOptions> = async (
  app,
  { config, renderer, desk },
) => {
  const limits = createFormLimits(app);
  const page = pathOf('suivi', config.brand);

  /** What a plain post to `path` does; too many are told so on the page. */
  function onPost(
    path: string,
    summary: string,
    answer: (posted: URLSearchParams, reply: FastifyReply) => Promise<FastifyReply>,
  ): void {
    app.post(
      path,
      {
        bodyLimit: SUBMISSION_BODY_MAX,
        config: { rateLimit: false },
        schema: { tags: ['forms'], summary, consumes: ['application/x-www-form-urlencoded'] },
      },
      async (request: FastifyRequest, reply: FastifyReply) => {
        const body: unknown = request.body;
        const posted = body instanceof URLSearchParams ? body : new URLSearchParams();
        try {
          await limits.plainPost(request, reply);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          return ask(reply, error.status, 'too-many', typedIn(posted));
        }
        return answer(posted, reply);
      },
    );
  }

  /** The page of what a token opens; whoever comes without one is led to the question. */
  function onGet(
    path: string,
    summary: string,
    stateOf: (token: string) => Promise<FollowUpState | null>,
  ): void {
    const schema = { tags: ['forms'], summary, querystring: Token };
    app.get(path, { schema }, async (request, reply) => {
      const { token } = request.query;
      if (token === undefined) return reply.redirect(page, 303);
      const state = await stateOf(token);
      return state ? show(reply, 200, state) : ask(reply, 404, 'link-over');
    });
  }

  onPost(
    FOLLOW_UP_PATH,
    'Find a request by its reference and the address given with it',
    async (posted, reply) => {
      const typed = typedIn(posted);
      const address = await desk.find(typed.reference, typed.known);
      if (address !== null) return reply.redirect(address, 303);
      await delay(WRONG_PAIR_MS);
      return ask(reply, 422, 'not-found', typed);
    },
  );

  onGet(FOLLOW_UP_PATH, 'A request and what became of it, as a page', async (token) => {
    const request = await desk.open(token);
    return request && { kind: 'found', token, request };
  });

  onPost(FOLLOW_UP_STEP_PATH, 'Cancel a request, or ask for its link again', (posted, reply) =>
    follow(reply, posted, desk.act),
  );

  onPost(
    FOLLOW_UP_MAIL_PATH,
    'Ask for links to all requests of a mailbox; the answer is always the same',
    async (posted, reply) => {
      const typed = typedIn(posted);
      const leaves = await desk.sendLinks(typed.email);
      await delay(WRONG_PAIR_MS);
      return leaves ? ask(reply, 200, 'links-sent') : ask(reply, 503, 'no-mail', typed);
    },
  );

  onGet(FOLLOW_UP_LINK_PATH, 'What a single-use link would do, as a page with a button', desk.look);

  // What was posted here answered with the page at this address: whoever opens it again is led back.
  for (const path of [FOLLOW_UP_STEP_PATH, FOLLOW_UP_MAIL_PATH])
    app.get(
      path,
      { schema: { tags: ['forms'], summary: 'To the page where requests are followed' } },
      async (_request, reply) => reply.redirect(page, 303),
    );

  onPost(FOLLOW_UP_LINK_PATH, 'Use a single-use link', (posted, reply) =>
    follow(reply, posted, desk.use),
  );

  async function follow(
    reply: FastifyReply,
    posted: URLSearchParams,
    act: (token: string, step: SenderStep) => Promise<string | null>,
  ) {
    const step = SENDER_STEPS.find((known) => known === posted.get('step'));
    const token = posted.get('token') ?? '';
    const address = step === undefined ? null : await act(token, step);
    return address === null ? ask(reply, 404, 'link-over') : reply.redirect(address, 303);
  }

  function ask(
    reply: FastifyReply,
    status: number,
    notice: FollowUpNotice,
    typed = NO_FOLLOW_UP_ANSWERS,
  ) {
    return show(reply, status, { kind: 'question', typed, notice });
  }

  async function show(reply: FastifyReply, status: number, followUp: FollowUpState) {
    const { html, headers } = await renderer.page(page, { followUp });
    return reply
      .code(status)
      .headers({ ...headers, 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
      .send(html);
  }
};

function typedIn(posted: URLSearchParams): FollowUpAnswers {
  const read = (name: keyof FollowUpAnswers, most: number) =>
    (posted.get(name) ?? '').slice(0, most);
  return { reference: read('reference', 40), known: read('known', 300), email: read('email', 300) };
}
