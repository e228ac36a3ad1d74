import { connect } from 'node:net';
import { once } from 'node:events';
import { z } from 'zod';
import { describe, expect, test } from 'vitest';
import { startApp, type TestApp } from './testing/app.ts';

async function listen({ app }: TestApp): Promise<URL> {
  return new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
}

describe('over the network', () => {
  test('a page is the same from the fast path as from the router', async () => {
    const server = await startApp();
    const origin = await listen(server);

    const fast = await fetch(new URL('/freebox/?a=1', origin));
    const routed = await server.app.inject('/freebox/?a=1');

    expect(fast.status).toBe(200);
    expect(await fast.text()).toBe(routed.body);
    const given = Object.fromEntries(fast.headers);
    // Not these: one per request, and `inject` accepts no compressed answer.
    const {
      'x-request-id': id,
      date: _d,
      connection: _c,
      etag: _e,
      'content-length': _l,
      ...same
    } = routed.headers;
    expect(given).toMatchObject(same);
    expect(id).not.toBe(given['x-request-id']);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const server = await startApp();
    const page = new URL('/freebox/', await listen(server));

    const head = await fetch(page, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    const body = await (await fetch(page, { headers: { 'accept-encoding': 'identity' } })).text();

    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(body)));
    expect(await head.text()).toBe('');
  });

  test('a malformed request gets 400 and no detail', async () => {
    const server = await startApp();
    const socket = connect(Number((await listen(server)).port), '127.0.0.1');
    socket.end('GET / HTTP/1.1\r\nHost: a\r\nbad header\r\n\r\n');

    const [answer] = (await once(socket, 'data')) as [Buffer];

    expect(String(answer)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(String(answer)).toContain('nosniff');
  });

  test('a client that never finishes its headers is cut off', async () => {
    const server = await startApp();
    const socket = connect(Number((await listen(server)).port), '127.0.0.1');
    socket.write('GET /freebox/ HTTP/1.1\r\nHost: a\r\n');

    const [answer] = (await once(socket, 'data')) as [Buffer];

    expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
  });
});

describe('an address of the API', () => {
  test('that does not exist is a 404 problem', async () => {
    const { app } = await startApp();

    const response = await app.inject('/api/nothing');

    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(response.json()).toEqual({
      status: 404,
      title: 'Cette adresse n’existe pas.',
      requestId: response.headers['x-request-id'],
    });
  });

  test('asked with the wrong method says which it allows', async () => {
    const { app } = await startApp();

    const response = await app.inject({ method: 'DELETE', url: '/api/home/faq?x=1' });

    expect(response.statusCode).toBe(405);
    expect(response.headers['allow']).toBe('GET, HEAD');
  });

  test('may load and run nothing', async () => {
    const { app } = await startApp();

    for (const url of ['/api/home/faq', '/api/nothing', '/live']) {
      const { headers } = await app.inject(url);
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      );
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  });

  test('malformed is a clean 400', async () => {
    const { app } = await startApp();

    const response = await app.inject('/api/%zz');

    expect(response.statusCode).toBe(400);
    expect(response.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('a request that fails', () => {
  const secret = 'jean.dupont@example.fr';

  async function startFailing() {
    const server = await startApp();
    for (const url of ['/api/fails', '/fails'])
      server.app.get(url, async () => {
        throw Object.assign(new Error('database exploded'), { detail: `Key (email)=(${secret})` });
      });
    server.app.post(
      '/api/echo',
      { schema: { body: z.object({ name: z.string('Indiquez votre nom.') }) } },
      async () => 'ok',
    );
    return server;
  }

  test('gives a program a sentence and a number to quote, never the cause', async () => {
    const { app, logLines } = await startFailing();

    const response = await app.inject('/api/fails');

    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      status: 500,
      title: 'Oups, une erreur est survenue. Nous travaillons à corriger ce problème.',
      requestId: response.headers['x-request-id'],
    });
    const failure = logLines.find(({ msg }) => msg === 'request failed');
    expect(failure).toMatchObject({
      reqId: response.headers['x-request-id'],
      err: { message: 'database exploded' },
    });
  });

  test('gives a visitor the 500 page', async () => {
    const { app } = await startFailing();

    const response = await app.inject('/fails');

    expect(response.statusCode).toBe(500);
    expect(response.body).toContain('Une erreur est survenue');
    expect(response.body).not.toContain('exploded');
  });

  test.each([400, 401, 403, 409, 413, 415, 422, 429])(
    'by the visitor’s fault keeps its status %i: a page for a person, a problem for a program',
    async (statusCode) => {
      const { app } = await startApp();
      for (const url of ['/api/refuses', '/refuses'])
        app.get(url, async () => {
          throw Object.assign(new Error('cause'), { statusCode });
        });

      const page = await app.inject('/refuses');
      const problem = await app.inject('/api/refuses');

      expect(page.statusCode).toBe(statusCode);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page.body).toMatch(/<html lang="fr">[^]*<h1>[^<]+\.<\/h1>/);
      expect(page.body).not.toContain('cause');
      expect(problem.statusCode).toBe(statusCode);
      expect(problem.json()).toMatchObject({ status: statusCode });
    },
  );

  test('for its body names the field', async () => {
    const { app } = await startFailing();

    const response = await app.inject({ method: 'POST', url: '/api/echo', payload: {} });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      errors: [{ field: 'name', message: 'Indiquez votre nom.' }],
    });
  });

  test.each([
    ['too large', 413, { payload: { name: 'x'.repeat(17 * 1024) } }],
    ['not JSON', 400, { payload: '{', headers: { 'content-type': 'application/json' } }],
    ['of an unknown kind', 415, { payload: 'a', headers: { 'content-type': 'text/csv' } }],
  ])('for a body %s is answered %i', async (_why, status, request) => {
    const { app } = await startFailing();

    const response = await app.inject({ method: 'POST', url: '/api/echo', ...request });

    expect(response.statusCode).toBe(status);
    expect(response.json()).toHaveProperty('title');
  });

  test('leaves nothing about the visitor in the log', async () => {
    const { app, logLines } = await startFailing();

    await app.inject({ url: `/api/fails?email=${secret}`, remoteAddress: '203.0.113.7' });
    await app.inject({ url: `/freebox/?email=${secret}`, remoteAddress: '203.0.113.7' });
    await app.inject({ method: 'POST', url: '/api/echo', payload: { nom: secret } });
    await app.inject(`/freebox/${secret}/`);
    await app.inject(`/freebox/${encodeURIComponent(secret)}/`);

    const log = JSON.stringify(logLines);
    expect(log).toContain('/api/fails');
    expect(log).not.toContain(secret);
    expect(log).not.toContain('203.0.113');
  });
});

describe('the rate limit', () => {
  const flood = async ({ app }: TestApp, headers: (index: number) => Record<string, string>) => {
    const statuses = new Set<number>();
    for (let index = 0; index < 1_210; index += 1) {
      const response = await app.inject({
        url: '/api/home/faq',
        remoteAddress: `198.51.100.${index % 250}`,
        headers: headers(index),
      });
      statuses.add(response.statusCode);
    }
    return statuses;
  };

  test('holds for a whole network, whatever address it claims to come from', async () => {
    const server = await startApp();

    const statuses = await flood(server, (index) => ({
      'x-forwarded-for': `10.0.${index % 200}.1`,
    }));
    const refused = await server.app.inject({
      url: '/api/home/faq',
      remoteAddress: '198.51.100.9',
    });
    const neighbour = await server.app.inject({
      url: '/api/home/faq',
      remoteAddress: '198.51.101.9',
    });

    expect(statuses).toEqual(new Set([200, 429]));
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect(refused.json()).toMatchObject({
      title: expect.stringContaining('Trop de demandes') as string,
    });
    expect(neighbour.statusCode).toBe(200);
  });

  test('believes our own proxies about the visitor behind them', async () => {
    const server = await startApp({ trustedProxies: ['198.51.100.0/24'] });

    const statuses = await flood(server, (index) => ({
      'x-forwarded-for': `10.0.${index % 200}.1`,
    }));

    expect(statuses).toEqual(new Set([200]));
  });

  test('leaves pages and health alone', async () => {
    const server = await startApp();
    await flood(server, () => ({}));

    for (const url of ['/freebox/', '/live', '/ready'])
      expect((await server.app.inject({ url, remoteAddress: '198.51.100.9' })).statusCode).toBe(
        200,
      );
  });
});
