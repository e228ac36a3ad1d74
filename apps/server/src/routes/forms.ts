import { NO_FOLLOW_UP_ANSWERS } from '@vitrine/domain/forms/follow-up';
import type { Config } from '@vitrine/domain/config';
import {
  CODE,
  contestEndpoint,
  type FormCode,
  isContest,
  kindOf,
  REQUEST_CODES,
  requestEndpoint,
} from '@vitrine/domain/forms/form-codes';
import { IdempotencyKey } from '@vitrine/domain/forms/idempotency-key';
import { participationForm } from '@vitrine/domain/forms/participation';
import { requestForms } from '@vitrine/domain/forms/request-forms';
import { HONEYPOT_NAME, SUBMISSION_BODY_MAX } from '@vitrine/domain/forms/submission';
import { pathOf } from '@vitrine/domain/routes';
import { sentenceWith } from '@vitrine/domain/sentence';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createFormLimits } from '../form-limits.ts';
import { Refusal } from '../forms/desk.ts';
import { splitEnvelope } from '../forms/envelope.ts';
import { createPlainPosts, type PageAnswer, type PlainPostsOptions } from '../forms/plain-post.ts';
import { RECEIPT_PATH, RECEIPT_PDF_PATH, type ShownReceipt } from '../forms/receipts.ts';
import type { Contests } from '../forms/contests.ts';
import { Problem } from '../problem.ts';
import { wantsPage } from '../wants-page.ts';

/** See form-limits.ts: what a carrier's other visitors ask of the API is not counted here. */
const OWN_LIMITS = { rateLimit: false } as const;

const Code = z.string().regex(CODE);
const AtContest = z.object({ contest: Code });
const ContestStates = z.enum(['upcoming', 'open', 'full', 'closed']);
const Receipt = z
  .object({
    reference: z.string(),
    receivedAt: z.string(),
    replayed: z.boolean(),
    address: z.string().describe('Signed: the receipt as a page, as long as the request is kept'),
    pdf: z.string().describe('Signed: the same as a PDF'),
    isMailed: z.boolean().describe('An e-mail says the same'),
    canBeFollowed: z.boolean().describe('Its sender left an e-mail address or a postcode'),
    declared: z.array(z.object({ label: z.string(), value: z.string() })),
  })
  .meta({ id: 'Receipt' });

type FormRoutesOptions = Omit<PlainPostsOptions, 'onError'> & {
  config: Config;
  contests: Contests;
};

/** Where forms and contests are sent: JSON from our script, or a plain post without one. */
export const formRoutes: FastifyPluginAsyncZod<FormRoutesOptions> = async (app, options) => {
  const { config, renderer, desk, contests, pageOf, receipts } = options;
  const plainPosts = createPlainPosts({
    ...options,
    onError: (error) => app.log.error({ err: error }, 'form not accepted'),
  });
  const limits = createFormLimits(app);

  app.get(
    '/api/captcha/challenge',
    {
      config: OWN_LIMITS,
      schema: {
        tags: ['forms'],
        summary: 'Work to do before sending a form: good once, for this form, for half an hour',
        querystring: z.object({ form: Code }),
        response: { 200: z.looseObject({}), 400: Problem, 404: Problem, 429: Problem },
      },
    },
    async (request, reply) => {
      const { form } = request.query;
      if (isContest(form) && !(await contests.find(form))) throw new Refusal(404, 'noContest');
      const harder = await limits.challenge(request, reply);
      return desk.captcha.challenge(form, harder);
    },
  );

  onReceipt(RECEIPT_PATH, 'A receipt as a page', async (shown, reply) =>
    sendPage(reply, await plainPosts.receipt(shown)),
  );

  onReceipt(RECEIPT_PDF_PATH, 'A receipt as a PDF', async (shown, reply) => {
    const texts = await renderer.content('receipts');
    const { suivi } = await renderer.content('layout/pages');
    // A tenth of a start and of the memory after it, for what few servers are asked within a day.
    const { receiptPdf } = await import('../forms/receipt-pdf.ts');
    const { forms } = await renderer.content('mails');
    const contest = isContest(shown.form) ? await contests.known(shown.form) : null;
    const pdf = await receiptPdf({
      ...shown,
      formName: contest?.name ?? forms[kindOf(shown.form)],
      brand: config.brand,
      texts,
      followUp: {
        label: suivi.label,
        url: config.siteUrl + pathOf('suivi', config.brand),
      },
    });
    const file = sentenceWith(texts.pdf.file, { reference: shown.receipt.reference });
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${file}"`,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      })
      .send(pdf);
  });

  const receiving = {
    config: OWN_LIMITS,
    bodyLimit: SUBMISSION_BODY_MAX,
    // Here for the documentation; the desk judges, with a sentence for each field.
    validatorCompiler: () => (value: unknown) => ({ value }),
  };
  const received = {
    tags: ['forms'],
    description:
      'With the answers: `idempotencyKey` (one per filled form), `captcha` (the solved challenge), `website` (leave empty).',
    consumes: ['application/json', 'application/x-www-form-urlencoded'],
  };

  for (const code of REQUEST_CODES) {
    app.post(
      requestEndpoint(code),
      {
        ...receiving,
        schema: { ...received, summary: `Send the ${code} form`, body: requestForms[code].schema },
      },
      (request, reply) => receive(code, request, reply),
    );
    // Without script the form's page stands at this address: whoever opens it again is led back.
    app.get(
      requestEndpoint(code),
      { schema: { tags: ['forms'], summary: `To the page of the ${code} form` } },
      async (_request, reply) =>
        // Who writes is not known any more.
        reply.redirect(
          code === 'contact' ? pathOf('nous-contacter', config.brand) : await pageOf(code, null),
          303,
        ),
    );
  }

  // Contests are those of the release on show: one that it brings needs no other server.
  const participation = contestEndpoint({ code: ':contest' });

  app.post(
    participation,
    {
      ...receiving,
      schema: {
        ...received,
        summary: 'Enter a contest; what it asks beside is in its record',
        params: AtContest,
        body: participationForm('contest', []).schema,
      },
    },
    async (request, reply) => receive(await entered(request.params), request, reply),
  );

  app.get(
    participation,
    {
      schema: {
        tags: ['forms'],
        summary: 'Whether one can enter a contest now; to a browser, its page as it is now',
        params: AtContest,
        response: { 200: z.union([z.object({ state: ContestStates }), z.string()]), 404: Problem },
      },
    },
    async (request, reply) => {
      const code = await entered(request.params);
      reply.header('vary', 'accept');
      if (wantsPage(request)) {
        const { html, headers } = await renderer.page(await pageOf(code, null), {});
        return reply.headers({ ...headers, 'x-robots-tag': 'noindex' }).send(html);
      }
      const state = await desk.contestState(code);
      // Fresh enough for a page that opens; the post itself is judged when it comes.
      reply.header('cache-control', 'public, max-age=10');
      return { state };
    },
  );

  /** One that is gone takes no entry. */
  async function entered({ contest }: z.infer<typeof AtContest>): Promise<FormCode> {
    const found = await contests.at(contest);
    if (!found) throw new Refusal(404, 'noContest');
    return found.code;
  }

  async function receive(code: FormCode, request: FastifyRequest, reply: FastifyReply) {
    const body: unknown = request.body;
    if (!(body instanceof URLSearchParams)) return acceptJson(code, body, request, reply);
    const answer = await plainPosts
      .answer(code, body, () => limits.plainPost(request, reply))
      .catch((error: unknown) => {
        request.log.error({ err: error }, 'form page not rendered');
        throw new Refusal(503, 'down');
      });
    return sendPage(reply, answer);
  }

  /** Not ours, or its request is gone: the page where requests are found again says so. */
  function onReceipt(
    path: string,
    summary: string,
    send: (shown: ShownReceipt, reply: FastifyReply) => Promise<FastifyReply>,
  ): void {
    const schema = { tags: ['forms'], summary, querystring: z.object({ token: z.string() }) };
    app.get(path, { schema }, async (request, reply) => {
      const shown = await receipts.open(request.query.token);
      if (shown) return send(shown, reply);
      const { html, headers } = await renderer.page(pathOf('suivi', config.brand), {
        followUp: { kind: 'question', typed: NO_FOLLOW_UP_ANSWERS, notice: 'link-over' },
      });
      return reply
        .code(404)
        .headers({ ...headers, 'x-robots-tag': 'noindex' })
        .send(html);
    });
  }

  async function acceptJson(
    code: FormCode,
    body: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    try {
      await limits.post(request, reply);
      if (typeof body !== 'object' || body === null || Array.isArray(body))
        throw new Refusal(400, 'unknown');
      const { envelope, answers } = splitEnvelope(Object.entries(body));
      desk.refuseTrapped(envelope[HONEYPOT_NAME]);
      const key = IdempotencyKey.safeParse(envelope['idempotencyKey']);
      if (!key.success) throw new Refusal(400, 'reload');
      const { reference, replayed } = await desk.accept(code, answers, {
        key: key.data,
        proof: () => desk.captcha.verify(code, envelope['captcha']),
      });
      const shown = await receipts.issue(code, envelope['page'], reference);
      return reply.code(replayed ? 200 : 201).send(Receipt.parse({ ...shown?.receipt, replayed }));
    } catch (error) {
      if (error instanceof Refusal) throw error;
      request.log.error({ err: error }, 'form not accepted');
      throw new Refusal(503, 'down');
    }
  }
};

function sendPage(reply: FastifyReply, answer: PageAnswer): FastifyReply {
  if ('location' in answer) return reply.redirect(answer.location, answer.status);
  return reply.code(answer.status).headers(answer.headers).send(answer.html);
}
