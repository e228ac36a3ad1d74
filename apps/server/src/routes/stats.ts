import { createHash, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parisDay } from '@vitrine/domain/audience/paris-day';
import type { Config } from '@vitrine/domain/config';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Recorder } from '../audience/recorder.ts';
import { clientNetwork } from '../client-network.ts';
import { createTokenSigner } from '../forms/signed-token.ts';
import { ProblemError } from '../problem.ts';
import type { Site } from '../release/site.ts';
import { ownPagePolicy } from '../security-headers.ts';
import { exportCsv, isPanel } from '../stats/export.ts';
import { readFigures } from '../stats/figures.ts';
import { dashboardPage, loginPage } from '../stats/page.ts';
import type { Shell } from '../stats/page.ts';
import { DEFAULT_PERIOD, isPeriodName, periodNamed } from '../stats/periods.ts';
import type { Store } from '../store/store.ts';

export type StatsOptions = {
  config: Config;
  site: Site;
  store: Store;
  recorder: Recorder;
  /** Whoever has it sees the dashboard. */
  token: string;
  clock: () => Date;
};

const COOKIE = 'stats';
/** A working day. */
const SESSION_MS = 12 * 60 * 60 * 1_000;
/** For one network: more than anyone mistypes, far less than it takes to guess. */
const ATTEMPTS_PER_MINUTE = 10;
const WRONG = 'Ce jeton n’est pas le bon.';
const TOO_MANY = 'Trop d’essais. Réessayez dans une minute.';

const Session = z.object({ until: z.number() });
const styles = readFileSync(new URL('../stats/stats.css', import.meta.url), 'utf8');

/** The operator's dashboard: behind a token, never indexed, and no script in it. */
export const statsRoutes: FastifyPluginAsyncZod<StatsOptions> = async (app, options) => {
  const { config, site, store, recorder, token, clock } = options;
  const signer = createTokenSigner(await store.secrets.get('stats'));
  // Another token, and nobody's session holds.
  const purpose = `session:${createHash('sha256').update(token).digest('hex')}`;
  const attempts = app.createRateLimit({
    max: ATTEMPTS_PER_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: (request) => clientNetwork(request.ip),
  });

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  app.get('/stats', { schema: { hide: true } }, async (request, reply) => {
    const query = request.query as Record<string, unknown>;
    // A link with the token in it opens the dashboard, and leaves the token behind.
    if (typeof query['token'] === 'string') return signIn(request, reply, query['token']);
    if (!isSignedIn(request)) return sendPage(reply.code(401), (shell) => loginPage(shell, null));
    const figures = await figuresOf(query['periode']);
    return sendPage(reply, (shell) => dashboardPage(shell, figures));
  });

  app.post('/stats', { schema: { hide: true } }, async (request, reply) => {
    const given = request.body instanceof URLSearchParams ? request.body.get('token') : null;
    return signIn(request, reply, given ?? '');
  });

  app.post('/stats/deconnexion', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('set-cookie', cookie('', 0)).redirect('/stats', 303),
  );

  app.get('/stats/export.csv', { schema: { hide: true } }, async (request, reply) => {
    if (!isSignedIn(request)) return sendPage(reply.code(401), (shell) => loginPage(shell, null));
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

  async function signIn(request: FastifyRequest, reply: FastifyReply, given: string) {
    const limit = await attempts(request);
    if (!limit.isAllowed && limit.isExceeded)
      return sendPage(reply.code(429), (shell) => loginPage(shell, TOO_MANY));
    if (!isToken(given)) return sendPage(reply.code(401), (shell) => loginPage(shell, WRONG));
    const session = signer.sign(purpose, { until: clock().getTime() + SESSION_MS });
    return reply
      .headers(privateHeaders)
      .header('set-cookie', cookie(session, SESSION_MS / 1_000))
      .redirect('/stats', 303);
  }

  /** A session of ours, or the token itself for a program. */
  function isSignedIn({ headers }: FastifyRequest): boolean {
    const bearer = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
    if (bearer !== undefined) return isToken(bearer);
    const session = new RegExp(`(?:^|; )${COOKIE}=([^;]+)`).exec(headers.cookie ?? '')?.[1];
    const opened = signer.open(purpose, session, Session);
    return opened !== null && opened.until > clock().getTime();
  }

  function isToken(given: string): boolean {
    const digest = (text: string) => createHash('sha256').update(text).digest();
    return timingSafeEqual(digest(given), digest(token));
  }

  function cookie(value: string, seconds: number): string {
    const secure = config.siteUrl.startsWith('https:') ? '; Secure' : '';
    return `${COOKIE}=${value}; Path=/stats; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
  }

  function sendPage(reply: FastifyReply, write: (shell: Shell) => string): FastifyReply {
    const css = styles + fontFace(site);
    const hash = createHash('sha256').update(css).digest('base64');
    return reply
      .headers({ ...privateHeaders, 'content-security-policy': ownPagePolicy(hash) })
      .type('text/html; charset=utf-8')
      .send(write({ brand: config.brand, css }));
  }
};

const privateHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
};

/** The site's typeface, at the address where the pages of the release find it. */
function fontFace(site: Site): string {
  const home = site.file('/freebox/')?.content().toString('utf8') ?? '';
  const address = /<link rel="preload" href="(\/[\w./-]+\.woff2)"/.exec(home)?.[1];
  if (address === undefined) return '';
  return `\n@font-face { font-family: Figtree; src: url("${address}") format("woff2"); font-weight: 300 900; font-display: swap; }\n`;
}
