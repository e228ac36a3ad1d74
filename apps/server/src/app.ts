import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import fastifyCookie from '@fastify/cookie';
import fastifyFormBody from '@fastify/formbody';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifySwagger from '@fastify/swagger';
import type { Config } from '@vitrine/domain/config';
import { contestEndpoint } from '@vitrine/domain/forms/form-codes';
import {
  fastify,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { createEventDoor, EVENT_PATH, type EventDoor } from './audience/event-door.ts';
import type { Recorder } from './audience/recorder.ts';
import { createTrust } from './client-address.ts';
import { clientNetwork } from './client-network.ts';
import { createErrorPages } from './error-pages.ts';
import { answerBadAddress, answerErrors } from './errors.ts';
import type { Answer } from './release/hosted-file.ts';
import type { Renderer } from './release/renderer.ts';
import type { Site } from './release/site.ts';
import { createCaptcha } from './forms/captcha.ts';
import { type Contests, createContests } from './forms/contests.ts';
import { createFormDesk } from './forms/desk.ts';
import { createFormBook } from './forms/form-book.ts';
import { createPageOf } from './forms/page-of.ts';
import { createFollowUpDesk } from './forms/follow-up.ts';
import { createReceipts } from './forms/receipts.ts';
import { createTokenSigner } from './forms/signed-token.ts';
import type { Geography } from './geo/geography.ts';
import { outagesTo } from './logger.ts';
import type { Metrics } from './metrics.ts';
import { createMessages, type Messages } from './outbox/messages.ts';
import { consentRoutes } from './routes/consent.ts';
import { contentRoutes } from './routes/content.ts';
import { docsRoutes } from './routes/docs.ts';
import { drawRoutes } from './routes/draws.ts';
import { eligibilityRoutes } from './routes/eligibility.ts';
import { searchRoutes } from './routes/search.ts';
import { eventRoutes } from './routes/event.ts';
import { followUpRoutes } from './routes/follow-up.ts';
import { formRoutes } from './routes/forms.ts';
import { geoRoutes } from './routes/geo.ts';
import { healthRoutes } from './routes/health.ts';
import { metricsRoutes } from './routes/metrics.ts';
import { pixelRoutes } from './routes/pixels.ts';
import { retentionRoutes } from './routes/retention.ts';
import { staffRoutes } from './routes/staff.ts';
import { statsRoutes } from './routes/stats.ts';
import { apiHeaders, commonHeaders } from './security-headers.ts';
import type { Store } from './store/store.ts';
import type { ContentSource } from './upstream/content-source.ts';
import { createAntiChurn } from './upstream/anti-churn.ts';
import type { Geocoder } from './upstream/geocoder.ts';
import { createIpLookup } from './upstream/ip-lookup.ts';
import { createPixelSnippets, type PixelSnippets } from './upstream/pixel-snippets.ts';

export type Dependencies = {
  config: Config;
  site: Site;
  renderer: Renderer;
  store: Store;
  content: ContentSource;
  geography: Geography;
  geocoder: Geocoder;
  /** From the partner API of the configuration unless given. */
  pixelSnippets?: PixelSnippets;
  recorder: Recorder;
  log: FastifyBaseLogger;
  /** Our own proxies, believed about a visitor's address; nobody else is. */
  trustedProxies?: string[];
  /** What a form's acceptance causes, and how hard its proof of work is. */
  forms?: { messages?: Messages; captchaTries?: number | undefined };
  /** Opens the dashboard; without one there is none. */
  statsToken?: string | null;
  staffToken?: string | null;
  /** Told of every answer. */
  metrics?: Metrics;
  /** Opens /metrics; without one it is not here. */
  metricsToken?: string | null;
  /** Registered before any route. */
  tracing?: (app: FastifyInstance) => Promise<void>;
  clock?: () => Date;
};

/** A client that sends its request slower than this is not a visitor. */
const REQUEST_TIMEOUT_MS = 10_000;
const HEADERS_TIMEOUT_MS = 5_000;
const TIMEOUT_CHECK_MS = 1_000;
/** Longer than the 60 s for which load balancers keep a connection, so that they close it first. */
const KEEP_ALIVE_MS = 65_000;
/** A connection on which nothing moves for so long, while it is owed an answer, is not a visitor's. */
const STALLED_MS = 30_000;
/** The longest form is a few kilobytes; a route that needs more says so. */
const BODY_LIMIT_BYTES = 16 * 1024;
/** For one network (see clientNetwork): a large office or a mobile antenna shares one. */
const REQUESTS_PER_MINUTE = 1_200;

/** Shared caches would give one visitor's figures to another. */
const NO_FIGURES = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
};

/** The whole server, listening to nothing: tests inject, the process listens. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { config, site, renderer, store, content, geography, geocoder, recorder, log } =
    dependencies;
  const { statsToken, staffToken, metrics, metricsToken, tracing } = dependencies;
  const { trustedProxies = [], forms = {}, clock = () => new Date() } = dependencies;
  const isDraining = { now: false };
  const contests = createContests(site, store.contestRecords);
  const trusts = createTrust(trustedProxies);
  const door = createEventDoor(recorder, trusts, log, (status, seconds) =>
    metrics?.request(EVENT_PATH, 'POST', status, seconds),
  );

  const app = fastify({
    loggerInstance: log,
    // One line of our own for each request, without the visitor's address.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { ignoreTrailingSlash: true },
    trustProxy: trustedProxies.length > 0 ? (address: string) => trusts(address) : false,
    // A request that arrives while closing is answered, and its connection closed.
    return503OnClosing: false,
    serverFactory: (route) => hostedServer(dependencies, door, isDraining, route),
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (_error, request, reply) =>
      answerBadAddress(site, request as FastifyRequest, reply as FastifyReply),
  }).withTypeProvider<ZodTypeProvider>();

  await tracing?.(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('preClose', async () => {
    isDraining.now = true;
  });
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(apiHeaders))
      if (!reply.hasHeader(name)) reply.header(name, value);
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    logRequest(log, request.id, request.raw, reply.statusCode, reply.elapsedTime);
    const route = request.routeOptions.url ?? 'none';
    metrics?.request(route, request.method, reply.statusCode, reply.elapsedTime / 1_000);
    const form = request.method === 'POST' ? await formOf(route, request.params, contests) : null;
    if (form !== null) metrics?.submission(form, outcomeOf(reply.statusCode));
  });
  answerErrors(app, site, createErrorPages(config, site, renderer, log), renderer.content);

  await app.register(fastifyCookie);
  // As it was sent: a name that comes twice must be seen to.
  const parser = (text: string) => new URLSearchParams(text) as unknown as Record<string, unknown>;
  await app.register(fastifyFormBody, { parser });
  await app.register(fastifyRateLimit, {
    max: REQUESTS_PER_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: (request) => clientNetwork(request.ip),
    addHeaders: NO_FIGURES,
    addHeadersOnExceeding: NO_FIGURES,
  });
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Vitrine', version: config.buildCommit },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });

  await app.register(healthRoutes, { site, store });
  await app.register(contentRoutes, { config, content });
  const secret = await store.secrets.get('forms');
  const { messages = createMessages({ mail: false, partner: false }), captchaTries } = forms;
  const book = createFormBook(() => renderer.content('forms'), contests);
  const pageOf = createPageOf(config.brand, contests);
  const desk = createFormDesk({
    store,
    contests,
    forms: book,
    captcha: createCaptcha({ secret, clock, tries: captchaTries }),
    secret,
    messages,
    words: () => renderer.content('form-answers'),
    clock,
  });
  const signer = createTokenSigner(secret);
  const receipts = createReceipts({
    submissions: store.submissions,
    forms: book,
    pageOf,
    signer,
    reaches: messages.reaches,
  });
  const parts = { config, renderer, store, contests, forms: book, pageOf, receipts, signer, clock };
  await app.register(formRoutes, { ...parts, desk });
  const followUps = createFollowUpDesk({ store, forms: book, signer, messages, secret, clock });
  await app.register(followUpRoutes, { ...parts, desk: followUps });
  const outage = outagesTo(log);
  await app.register(drawRoutes, parts);
  await app.register(geoRoutes, {
    geography,
    geocoder,
    ipLookup: createIpLookup({ url: config.ipLookupUrl, log: outage }),
  });
  await app.register(retentionRoutes, {
    antiChurn: createAntiChurn({ url: config.partnerApiUrl, log: outage }),
  });
  await app.register(eligibilityRoutes, { geography, geocoder, renderer, brand: config.brand });
  await app.register(searchRoutes, { renderer, brand: config.brand });
  await app.register(consentRoutes, { store });
  await app.register(pixelRoutes, {
    config,
    snippets:
      dependencies.pixelSnippets ??
      createPixelSnippets({ url: config.partnerApiUrl, clock, log: outage }),
  });
  await app.register(eventRoutes, { door });
  if (staffToken) await app.register(staffRoutes, { ...parts, desk: followUps, token: staffToken });
  if (statsToken) await app.register(statsRoutes, { ...parts, recorder, token: statsToken });
  if (metrics && metricsToken)
    await app.register(metricsRoutes, { metrics, token: metricsToken, clock });
  await app.register(docsRoutes);
  return app;
}

/**
 * Files of the release and events are answered before the router: they are nearly all the requests,
 * need none of its services, and go out several times faster. The rest is the router's, which
 * answers the same to `inject` (see errors.ts, where an address without a route goes to the site,
 * and routes/event.ts).
 */
function hostedServer(
  { site, log, metrics }: Dependencies,
  door: EventDoor,
  isDraining: { readonly now: boolean },
  route: (request: IncomingMessage, response: ServerResponse) => void,
) {
  return createServer(
    {
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (request, response) => {
      // Two of them, and a proxy may have believed the other one (RFC 9112, 3.2).
      if (hasTwoHosts(request)) return void response.writeHead(400, refusedHeaders).end();
      const answer = site.answerFile(request);
      if (answer) send(request, response, answer);
      else if (request.method === 'POST' && request.url === EVENT_PATH) {
        if (isDraining.now) response.setHeader('connection', 'close');
        door(request, response);
      } else route(request, response);
    },
  ).setTimeout(STALLED_MS);

  function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
    const started = performance.now();
    const id = randomUUID();
    const headers = { ...answer.headers, 'x-request-id': id };
    response.writeHead(
      answer.status,
      isDraining.now ? { ...headers, connection: 'close' } : headers,
    );
    response.end(answer.body);
    const milliseconds = performance.now() - started;
    logRequest(log, id, request, answer.status, milliseconds);
    metrics?.request('file', request.method ?? '', answer.status, milliseconds / 1_000);
  }
}

const refusedHeaders = { ...commonHeaders, 'content-length': '0', connection: 'close' };

function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

/** The form that a route receives, as its address calls it: one that no contest has is anyone's invention. */
async function formOf(
  route: string,
  parameters: unknown,
  contests: Pick<Contests, 'at'>,
): Promise<string | null> {
  if (route !== contestEndpoint({ code: ':contest' }))
    return /^\/api\/forms\/([\w-]+)$/.exec(route)?.[1] ?? null;
  const { contest } = parameters as { contest: string };
  return (await contests.at(contest)) && contest;
}

function outcomeOf(status: number): string {
  if (status === 201 || status === 303) return 'accepted';
  return status === 200 ? 'repeated or asked again' : String(status);
}

function logRequest(
  log: FastifyBaseLogger,
  id: string,
  { method, url = '' }: IncomingMessage,
  status: number,
  milliseconds: number,
): void {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  log.info({ reqId: id, method, path, status, ms: Math.round(milliseconds * 10) / 10 }, 'request');
}

const brokenRequestStatus: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** What never became a request: malformed, or too slow. There is no visitor to speak to. */
function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = brokenRequestStatus[error.code ?? ''] ?? '400 Bad Request';
  const lines = Object.entries(refusedHeaders).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n`);
}
