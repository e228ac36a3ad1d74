import type { DashboardState, SignInRefusal } from '@vitrine/domain/audience/figures';
import { parisDay } from '@vitrine/domain/audience/paris-day';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Recorder } from '../audience/recorder.ts';
import {
  createOperatorSession,
  type OperatorRoutes,
  PRIVATE_HEADERS,
} from '../operator-session.ts';
import { ProblemError } from '../problem.ts';
import { exportCsv, isPanel } from '../stats/export.ts';
import { readFigures } from '../stats/figures.ts';
import { DEFAULT_PERIOD, isPeriodName, periodNamed } from '../stats/periods.ts';

/** The operator's dashboard: behind a token, never indexed, and no script in it. */
export const statsRoutes: FastifyPluginAsyncZod<OperatorRoutes & { recorder: Recorder }> = async (
  app,
  options,
) => {
  const { renderer, store, recorder, clock } = options;
  const cookie = { name: 'stats', path: '/stats', sameSite: 'strict' } as const;
  const session = await createOperatorSession(options, cookie);

  app.get('/stats', { schema: { hide: true } }, async (request, reply) => {
    const refusal = await session.refusalOf(request);
    if (refusal) return sendSignIn(reply, refusal);
    const figures = await figuresOf((request.query as Record<string, unknown>)['periode']);
    return sendPage(reply, { kind: 'figures', figures });
  });

  app.post('/stats', { schema: { hide: true } }, async (request, reply) => {
    const refusal = session.open(request, reply);
    if (refusal) return sendSignIn(reply, refusal);
    return reply.headers(PRIVATE_HEADERS).redirect('/stats', 303);
  });

  app.post('/stats/deconnexion', { schema: { hide: true } }, async (request, reply) => {
    await session.close(request, reply);
    return reply.headers(PRIVATE_HEADERS).redirect('/stats', 303);
  });

  app.get('/stats/export.csv', { schema: { hide: true } }, async (request, reply) => {
    const refusal = await session.refusalOf(request);
    if (refusal) return sendSignIn(reply, refusal);
    const { panneau, periode } = request.query as Record<string, unknown>;
    if (!isPanel(panneau)) throw new ProblemError(404, 'Ce tableau n’existe pas.');
    const figures = await figuresOf(periode);
    const { from, to } = figures.period.now;
    return reply
      .headers(PRIVATE_HEADERS)
      .header('content-disposition', `attachment; filename="${panneau}-${from}-${to}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(exportCsv(panneau, figures));
  });

  function figuresOf(name: unknown) {
    const period = periodNamed(isPeriodName(name) ? name : DEFAULT_PERIOD, parisDay(clock()));
    return readFigures(store, period, recorder.ledger());
  }

  function sendSignIn(reply: FastifyReply, refused: SignInRefusal | 'closed') {
    return sendPage(reply, { kind: 'sign-in', refusal: session.refuse(reply, refused) });
  }

  async function sendPage(reply: FastifyReply, dashboard: DashboardState): Promise<FastifyReply> {
    const { html, headers } = await renderer.page('/stats/', { dashboard });
    return reply.headers({ ...headers, ...PRIVATE_HEADERS }).send(html);
  }
};
