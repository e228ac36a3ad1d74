import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPageNames } from '@vitrine/domain/audience/page-names';
import { DEFAULT_BRAND } from '@vitrine/domain/brand';
import { fastify } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createRecorder } from './audience/recorder.ts';
import { createMetrics, serveMetrics } from './metrics.ts';
import { createSite } from './release/site.ts';
import { startApp } from './testing/app.ts';
import { newSqlite, openTestStore } from './testing/stores.ts';
import { startTracing } from './tracing.ts';

const TOKEN = 'a-token-of-the-scraper';
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

async function start(clock = () => new Date()) {
  const store = await openTestStore(newSqlite, { clock });
  const recorder = createRecorder({ store, pages: createPageNames(DEFAULT_BRAND), log: silent });
  const site = createSite('/freebox/');
  const metrics = createMetrics({ site, store, recorder });
  const server = await startApp({ store, recorder, site, metrics, metricsToken: TOKEN });
  return { ...server, metrics };
}

test('says what was answered, stored, queued and shown, and nobody’s address', async () => {
  const { app, store, recorder, metrics } = await start();
  await app.inject({ url: '/api/home/faq?email=zoe@exemple.fr', remoteAddress: '203.0.113.7' });
  await app.inject({ method: 'POST', url: '/api/forms/contact', payload: {} });
  await app.inject('/freebox/zoe@exemple.fr/');
  await store.outbox.add([{ id: 'a', topic: 'mail', payload: {} }]);
  recorder.receive('nonsense', { address: '203.0.113.7', userAgent: 'Mozilla/5', optedOut: false });

  const { text } = await metrics.write();

  expect(text).toContain(
    'vitrine_http_request_duration_seconds_count{route="/api/home/faq",method="GET",status="404"} 1',
  );
  expect(text).toContain('vitrine_submissions_total{form="contact",outcome="400"} 1');
  expect(text).toContain('vitrine_store_up 1');
  expect(text).toContain('vitrine_outbox_messages{state="waiting"} 1');
  expect(text).toContain('vitrine_events{outcome="dropped:bot"} 1');
  expect(text).toContain('vitrine_release_info{release="none"} 1');
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.]/);
  expect(text).not.toMatch(/zoe|203\.0\.113/);
});

test('an address that no contest has is not counted as one, however it is refused', async () => {
  const { app, metrics } = await start();
  const headers = { 'content-type': 'application/json' };
  for (const payload of ['{}', '{', `"${'x'.repeat(100_000)}"`]) {
    const url = '/api/contest/invention/participation';
    const { statusCode } = await app.inject({ method: 'POST', url, headers, payload });
    expect(statusCode).toBeGreaterThanOrEqual(400);
  }
  expect((await metrics.write()).text).not.toContain('invention');
});

test('an event that could not be read is counted as refused', async () => {
  const { app, metrics } = await start();
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/event`;
  for (const body of ['{}', 'nonsense', 'x'.repeat(20_000)]) {
    const response = await fetch(url, { method: 'POST', body });
    await response.text();
  }
  const { text } = await metrics.write();
  for (const status of [202, 400, 413])
    expect(text).toContain(
      `vitrine_http_request_duration_seconds_count{route="/api/event",method="POST",status="${status}"} 1`,
    );
});

test('a store that does not answer is a figure, not a failure', async () => {
  const { store, metrics } = await start();
  vi.spyOn(store, 'ping').mockRejectedValue(new Error('away'));
  expect((await metrics.write()).text).toContain('vitrine_store_up 0');
});

test('say that retention waits for an operator, from the first scrape on', async () => {
  const time = { now: new Date('2026-11-15T10:00:00Z') };
  const { store, metrics } = await start(() => time.now);
  await store.retention.apply();
  time.now = new Date('2032-11-15T10:00:00Z');
  expect((await metrics.write()).text).toContain('\nvitrine_retention_refused 1\n');
});

test('are for who has the token, and guessing it is counted', async () => {
  const { app } = await start();
  const ask = (token: string) =>
    app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  expect((await ask(TOKEN)).statusCode).toBe(200);
  expect((await app.inject('/metrics')).statusCode).toBe(401);
  for (let count = 0; count < 10; count += 1) await ask('wrong');
  const locked = await ask(TOKEN);
  expect(locked.statusCode).toBe(429);
  expect(locked.headers['retry-after']).toBe('60');
});

test('are not on the site’s port without a token, and may have a port of their own', async () => {
  const { app } = await startApp();
  expect((await app.inject('/metrics')).statusCode).toBe(404);

  const { metrics } = await start();
  const server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await (await fetch(`${origin}/metrics`)).text()).toContain('vitrine_ready 0');
  expect((await fetch(`${origin}/`)).status).toBe(404);
});

test('traces leave for the collector, without a query', async () => {
  const bodies: string[] = [];
  const collector = createServer((request, response) => {
    request.setEncoding('latin1').on('data', (text: string) => void bodies.push(text));
    request.on('end', () => response.end());
  });
  await new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void collector.close());
  vi.stubEnv(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  );
  onTestFinished(() => void vi.unstubAllEnvs());
  const tracing = startTracing();
  const app = fastify();
  await tracing.register(app);
  app.get('/traced', async () => 'ok');

  await app.inject('/traced?email=zoe@exemple.fr');
  await tracing.stop();
  await app.close();

  expect(bodies.join('')).toContain('/traced');
  expect(bodies.join('')).not.toContain('zoe');
});
