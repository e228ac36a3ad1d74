import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Recorder } from './audience/recorder.ts';
import type { Site } from './release/site.ts';
import type { Store } from './store/store.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** From a file in memory to a store that is nearly too slow. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST']);
/** A scrape is not held up by a store that does not answer. */
const STORE_TIMEOUT_MS = 2_000;
/** All requests are counted for it: worth it a few times an hour, not at every scrape. */
const RETENTION_LOOK_MS = 10 * 60_000;

/** What the process says of itself to Prometheus. Names no visitor: routes, not addresses. */
export function createMetrics({
  site,
  store,
  recorder,
}: {
  site: Site;
  store: Store;
  recorder: Recorder;
}) {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'vitrine_http_request_duration_seconds',
    help: 'Time to answer, by route, method and status',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: SECONDS,
    registers,
  });
  const submissions = new Counter({
    name: 'vitrine_submissions_total',
    help: 'Forms and contest entries sent, by outcome',
    labelNames: ['form', 'outcome'] as const,
    registers,
  });
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers });
  const retention = gauge(
    'vitrine_retention_refused',
    '1 while retention waits for an operator’s word',
  );
  const stored = gauge('vitrine_store_up', '1 when the store answers');
  const storeSeconds = gauge('vitrine_store_ping_seconds', 'Time of a question to the store');
  const outbox = gauge('vitrine_outbox_messages', 'Messages that wait, or were abandoned', 'state');
  const oldest = gauge('vitrine_outbox_oldest_seconds', 'Age of the oldest message that waits');
  const ready = gauge('vitrine_ready', '1 when a release is shown');
  const release = gauge('vitrine_release_info', 'The release on show', 'release');
  const events = gauge(
    'vitrine_events',
    'Audience events since the start, by what became of them',
    'outcome',
  );

  let retentionLookedAt = Number.NEGATIVE_INFINITY;

  function readMemory(): void {
    const id = site.releaseId();
    ready.set(id === null ? 0 : 1);
    release.reset();
    release.set({ release: id ?? 'none' }, 1);
    const { received, stored: kept, forwarded, queued, dropped } = recorder.ledger();
    for (const [outcome, n] of Object.entries({ received, stored: kept, forwarded, queued }))
      events.set({ outcome }, n);
    for (const [reason, n] of Object.entries(dropped))
      events.set({ outcome: `dropped:${reason}` }, n);
  }

  async function readStore(): Promise<void> {
    const started = performance.now();
    await store.ping();
    storeSeconds.set((performance.now() - started) / 1_000);
    const { waiting, abandoned, oldest: since } = await store.outbox.backlog();
    outbox.set({ state: 'waiting' }, waiting);
    outbox.set({ state: 'abandoned' }, abandoned);
    oldest.set(since === null ? 0 : (Date.now() - Date.parse(since)) / 1_000);
    if (started - retentionLookedAt < RETENTION_LOOK_MS) return;
    retention.set((await store.retention.doubt()) === null ? 0 : 1);
    retentionLookedAt = started;
  }

  return {
    /** `route` is a pattern, or what kind of file it was: a few hundred values at most. */
    request(route: string, method: string, status: number, seconds: number) {
      const known = KNOWN_METHODS.has(method) ? method : 'other';
      requests.observe({ route, method: known, status }, seconds);
    },
    /** `outcome`: accepted, repeated or asked again, or the status of its refusal. */
    submission: (form: string, outcome: string) => submissions.inc({ form, outcome }),
    /** In the text format of Prometheus. */
    async write() {
      readMemory();
      const answers = readStore().then(
        () => 1,
        () => 0,
      );
      stored.set(await Promise.race([answers, delay(STORE_TIMEOUT_MS, 0, { ref: false })]));
      return { type: register.contentType, text: await register.metrics() };
    },
  };
}

/** On a port of its own, which no visitor reaches. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    metrics.write().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await once(server.listen(port, host), 'listening');
  return server;
}
