import { createHash, randomUUID } from 'node:crypto';
import type { DashboardState, SignInRefusal } from '@vitrine/domain/audience/figures';
import { parisDay } from '@vitrine/domain/audience/paris-day';
import type { Config } from '@vitrine/domain/config';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Recorder } from '../audience/recorder.ts';
import { createTokenSigner } from '../forms/signed-token.ts';
import { ProblemError } from '../problem.ts';
import type { Renderer } from '../release/renderer.ts';
import { createSignIn } from '../sign-in.ts';
import { exportCsv, isPanel } from '../stats/export.ts';
import { readFigures } from '../stats/figures.ts';
import { DEFAULT_PERIOD, isPeriodName, periodNamed } from '../stats/periods.ts';
import type { Store } from '../store/store.ts';

export type StatsOptions = {
  config: Config;
  renderer: Renderer;
  store: Store;
  recorder: Recorder;
  /** Whoever has it sees the dashboard. */
  token: string;
  clock: () => Date;
};

const COOKIE = 'stats';
/** A working day. */
const SESSION_MS = 12 * 60 * 60 * 1_000;
/** Mistakes are counted by the minute. */
const RETRY_AFTER_S = 60;

const Session = z.object({ id: z.string(), until: z.number() });

/** The operator's dashboard: behind a token, never indexed, and no script in it. */
export const statsRoutes: FastifyPluginAsyncZod<StatsOptions> = async (app, options) => {
  const { config, renderer, store, recorder, token, clock } = options;
  const signer = createTokenSigner(await store.secrets.get('stats'));
  const cookieOptions = {
    path: '/stats',
    httpOnly: true,
    sameSite: 'strict',
    secure: config.siteUrl.startsWith('https:'),
  } as const;
  // Another token, and nobody's session holds.
  const purpose = `session:${createHash('sha256').update(token).digest('hex')}`;
  const signIn = createSignIn(token, clock);

  app.get('/stats', { schema: { hide: true } }, async (request, reply) => {
    const refusal = await refusalOf(request);
    if (refusal) return sendSignIn(reply, refusal);
    const figures = await figuresOf((request.query as Record<string, unknown>)['periode']);
    return sendPage(reply, { kind: 'figures', figures });
  });

  app.post('/stats', { schema: { hide: true } }, async (request, reply) => {
    const given = request.body instanceof URLSearchParams ? request.body.get('token') : null;
    const verdict = signIn(given ?? '', request.ip);
    if (verdict !== 'right') return sendSignIn(reply, verdict);
    const until = clock().getTime() + SESSION_MS;
    const session = signer.sign(purpose, { id: randomUUID(), until });
    return reply
      .headers(privateHeaders)
      .setCookie(COOKIE, session, { ...cookieOptions, maxAge: SESSION_MS / 1_000 })
      .redirect('/stats', 303);
  });

  app.post('/stats/deconnexion', { schema: { hide: true } }, async (request, reply) => {
    const session = sessionOf(request);
    if (session) await store.revocations.revoke(session.id, new Date(session.until));
    return reply
      .headers(privateHeaders)
      .setCookie(COOKIE, '', { ...cookieOptions, maxAge: 0 })
      .redirect('/stats', 303);
  });

  app.get('/stats/export.csv', { schema: { hide: true } }, async (request, reply) => {
    const refusal = await refusalOf(request);
    if (refusal) return sendSignIn(reply, refusal);
    const { panneau, periode } = request.query as Record<string, unknown>;
    if (!isPanel(panneau)) throw new ProblemError(404, 'Ce tableau n’existe pas.');
    const figures = await figuresOf(periode);
    const { from, to } = figures.period.now;
    return reply
      .headers(privateHeaders)
      .header('content-disposition', `attachment; filename="${panneau}-${from}-${to}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(exportCsv(panneau, figures));
  });

  function figuresOf(name: unknown) {
    const period = periodNamed(isPeriodName(name) ? name : DEFAULT_PERIOD, parisDay(clock()));
    return readFigures(store, period, recorder.ledger());
  }

  /** Null for a session of ours, or for the token itself as a program sends it. */
  async function refusalOf(request: FastifyRequest): Promise<SignInRefusal | 'closed' | null> {
    const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (bearer !== undefined) {
      const verdict = signIn(bearer, request.ip);
      return verdict === 'right' ? null : verdict;
    }
    const session = sessionOf(request);
    const isOpen = session !== null && !(await store.revocations.isRevoked(session.id));
    return isOpen ? null : 'closed';
  }

  function sendSignIn(reply: FastifyReply, refusal: SignInRefusal | 'closed') {
    if (refusal === 'locked') reply.header('retry-after', String(RETRY_AFTER_S));
    return sendPage(reply.code(refusal === 'locked' ? 429 : 401), {
      kind: 'sign-in',
      refusal: refusal === 'closed' ? null : refusal,
    });
  }

  function sessionOf({ cookies }: FastifyRequest): z.infer<typeof Session> | null {
    const opened = signer.open(purpose, cookies[COOKIE], Session);
    return opened !== null && opened.until > clock().getTime() ? opened : null;
  }

  async function sendPage(reply: FastifyReply, dashboard: DashboardState): Promise<FastifyReply> {
    const { html, headers } = await renderer.page('/stats/', { dashboard });
    return reply.headers({ ...headers, ...privateHeaders }).send(html);
  }
};

const privateHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
};
