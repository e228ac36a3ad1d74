import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startApp, type TestApp } from '../testing/app.ts';
import { contentFaults } from '../testing/content-faults.ts';
import { startContentService, wellBehaved } from '../testing/content-service.ts';
import { sampleFaq, smallSite } from '../testing/releases.ts';

const fromRelease = sampleFaq('De la version publiée.');
const fromService = sampleFaq('Du service.');
const outages = ({ logLines }: TestApp) => logLines.filter(({ level }) => level === 40);

/** These keep their caller waiting until it gives up, which the log says. */
const isSilent = (fault: string) => ['never answers', 'stalls in the middle'].includes(fault);

describe('content without a service', () => {
  test('is that of the release on show, and may be kept for a minute', async () => {
    const { app } = await startApp();

    const response = await app.inject('/api/home/faq');

    expect(response.json()).toEqual(fromRelease);
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=60, stale-while-revalidate=600',
    });
    expect(response.body).toBe(smallSite['data-json/home/faq.json']);
  });

  test('comes compressed, and not again to a client that has it', async () => {
    const { app } = await startApp();
    const headers = { 'accept-encoding': 'br' };

    const first = await app.inject({ url: '/api/box-comparator', headers });
    const again = await app.inject({
      url: '/api/box-comparator',
      headers: { ...headers, 'if-none-match': String(first.headers['etag']) },
    });

    expect(first.headers['content-encoding']).toBe('br');
    expect(JSON.parse(String(brotliDecompressSync(first.rawPayload)))).toHaveProperty('boxes');
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  test('that nobody has written yet is a 404 with a sentence', async () => {
    const { app } = await startApp();

    const response = await app.inject('/api/shops');

    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ title: 'Ce contenu n’est pas encore disponible.' });
  });

  test('is found under the name of the brand', async () => {
    const files = { ...smallSite, 'data-json/home/why-nova.json': '[]' };
    const { app } = await startApp({ files, env: { BRAND: 'nova' } });

    expect((await app.inject('/api/home/why-nova')).statusCode).toBe(200);
    expect((await app.inject('/api/home/why-free')).statusCode).toBe(404);
  });
});

describe('content from a service', () => {
  test('is asked for once, then given from memory for a minute', async () => {
    const service = await startContentService();
    const { app } = await startApp({ env: { CONTENT_SERVICE_URL: service.url } });

    const first = await app.inject('/api/home/faq');
    const asked = service.requests();
    const many = await Promise.all(Array.from({ length: 50 }, () => app.inject('/api/home/faq')));

    expect(first.json()).toEqual(fromService);
    expect(new Set(many.map(({ body }) => body))).toEqual(new Set([first.body]));
    expect(service.requests()).toBe(asked);
  });

  test('that changed is shown to the visitor after the first of the next minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const service = await startContentService();
    const { app } = await startApp({ env: { CONTENT_SERVICE_URL: service.url } });
    service.behave((_request, response) => void response.writeHead(500).end());
    expect((await app.inject('/api/home/faq')).json()).toEqual(fromRelease);

    service.behave(wellBehaved);
    vi.setSystemTime(Date.now() + 120_000);
    expect((await app.inject('/api/home/faq')).json()).toEqual(fromRelease);

    await vi.waitFor(
      async () => expect((await app.inject('/api/home/faq')).json()).toEqual(fromService),
      20_000,
    );
  });

  test.each(contentFaults)(
    'that %s gives way to that of the release; pages do not notice; one line says so',
    async (name, fault) => {
      const service = await startContentService();
      service.behave(fault);
      const server = await startApp({ env: { CONTENT_SERVICE_URL: service.url } });

      const first = await server.app.inject('/api/home/faq');
      const second = await server.app.inject('/api/home/faq');
      const page = await server.app.inject('/freebox/');
      // Visitors have their answers before the server gives up: nobody waits for that.
      expect(isSilent(name) && outages(server).length > 0).toBe(false);
      await vi.waitFor(() => expect(outages(server).length).toBeGreaterThan(0), 20_000);

      expect(first.json()).toEqual(fromRelease);
      expect(second.json()).toEqual(fromRelease);
      expect(page.statusCode).toBe(200);
      const lines = outages(server).map(({ msg, call }) =>
        msg === 'content service failed' ? msg : `${msg}: ${String(call)}`,
      );
      expect(lines).toEqual([...new Set(lines)]);
    },
  );

  test.each(contentFaults)(
    'that answered, then %s, stays as it last answered',
    async (name, fault) => {
      let now = new Date('2026-01-01T00:00:00Z');
      const service = await startContentService();
      const server = await startApp({
        env: { CONTENT_SERVICE_URL: service.url },
        clock: () => now,
      });
      await server.app.inject('/api/home/faq');

      service.behave(fault);
      now = new Date('2026-01-01T00:05:00Z');
      const response = await server.app.inject('/api/home/faq');

      expect(response.json()).toEqual(fromService);
      expect(isSilent(name) && outages(server).length > 0).toBe(false);
    },
  );
});
