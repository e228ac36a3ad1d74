import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createUpstream,
  UpstreamError,
  type UpstreamOptions,
  type UpstreamRequest,
} from './upstream.ts';

const ADDRESS = 'https://service.exemple.fr/q?adresse=4+rue+Victor+Hugo';
let log: { event: string; reason?: string }[];

beforeEach(() => {
  log = [];
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function upstreamOf(
  answer: () => Promise<Response> | Response,
  limitBytes = 100,
  options: Partial<UpstreamOptions> = {},
) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  const upstream = createUpstream({
    name: 'service',
    timeoutMs: 1_000,
    limitBytes,
    failuresBeforeRest: 2,
    restMs: 10_000,
    log: (line) => log.push(line),
    fetch,
    ...options,
  });
  const ask = (request?: UpstreamRequest) => upstream.ask(ADDRESS, ({ text }) => text, request);
  return { ask, fetch };
}

test('a redirection is refused, whoever asks', async () => {
  const { ask, fetch } = upstreamOf(() => new Response('ok'));
  await ask();
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ redirect: 'error' });
});

test('an answer over its limit is not received to its end', async () => {
  let sent = 0;
  const endless = () =>
    new Response(
      new ReadableStream({
        pull(controller) {
          sent += 1;
          controller.enqueue(new Uint8Array(60).fill(0x20));
        },
      }),
    );
  const { ask } = upstreamOf(endless);
  await expect(ask()).rejects.toThrow('answer over 100 bytes');
  expect(sent).toBeLessThan(6);
});

test('after failures in a row it is left alone, then asked again; the log has two lines', async () => {
  let isDown = true;
  const { ask, fetch } = upstreamOf(() => new Response('ok', { status: isDown ? 500 : 200 }));
  for (let count = 0; count < 5; count += 1) await expect(ask()).rejects.toThrow(UpstreamError);
  expect(fetch).toHaveBeenCalledTimes(2);

  isDown = false;
  vi.setSystemTime(Date.now() + 11_000);
  expect(await ask()).toBe('ok');
  expect(log).toEqual([
    { event: 'service failed', reason: 'status 500' },
    { event: 'service answers again' },
  ]);
});

test('asked to wait, it waits as long', async () => {
  const { ask, fetch } = upstreamOf(
    () => new Response('', { status: 429, headers: { 'retry-after': '20' } }),
  );
  await expect(ask()).rejects.toThrow('status 429');
  vi.setSystemTime(Date.now() + 19_000);
  await expect(ask()).rejects.toMatchObject({ isResting: true });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each([
  ['nothing', null, 5],
  ['a word', 'bientôt', 5],
  ['no time at all', '0', 1],
  ['a number between spaces', ' 20 ', 20],
  ['a day', '86400', 300],
  ['a date', 'Sun, 15 Nov 2026 10:00:30 GMT', 30],
  ['a date that is past', 'Sun, 15 Nov 2026 09:00:00 GMT', 1],
])('asked to wait with %s, it waits as long as it believes', async (_what, header, seconds) => {
  const now = Date.parse('2026-11-15T10:00:00Z');
  vi.setSystemTime(now);
  const headers = header === null ? {} : { 'retry-after': header };
  const { ask, fetch } = upstreamOf(() => new Response('', { status: 429, headers }));
  await expect(ask()).rejects.toMatchObject({ isResting: false });
  vi.setSystemTime(now + seconds * 1_000 - 1);
  await expect(ask()).rejects.toThrow('asked to wait');
  vi.setSystemTime(now + seconds * 1_000);
  await expect(ask()).rejects.toThrow('status 429');
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('asks as it is told to, and without anything more', async () => {
  const { ask, fetch } = upstreamOf(() => new Response('ok'));
  await ask();
  await ask({ method: 'POST', headers: { accept: 'text/plain' }, body: 'q' });
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([ADDRESS, ADDRESS]);
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', headers: {} });
  expect(fetch.mock.calls[0]?.[1]).not.toHaveProperty('body');
  expect(fetch.mock.calls[1]?.[1]).toMatchObject({
    method: 'POST',
    headers: { accept: 'text/plain' },
    body: 'q',
  });
});

test.each([
  [200, 'ok'],
  [299, 'ok'],
  [300, 'status 300'],
  [404, 'status 404'],
])('a status %i is %s, unless others are accepted', async (status, outcome) => {
  const { ask } = upstreamOf(() => new Response('ok', { status }));
  expect(await ask().catch((error: UpstreamError) => error.message)).toBe(outcome);
  const other = upstreamOf(() => new Response('ok', { status }), 100, {
    accepts: (one) => one === 404,
  });
  expect(await other.ask().catch(() => 'refused')).toBe(status === 404 ? 'ok' : 'refused');
});

test('an answer of exactly its limit is read, in its letters, and one of no interest is not', async () => {
  const letters = 'é'.repeat(50);
  expect(await upstreamOf(() => new Response(letters)).ask()).toBe(letters);
  const pieces = () =>
    new Response(
      new ReadableStream({
        start(controller) {
          for (const byte of new TextEncoder().encode('été'))
            controller.enqueue(Uint8Array.of(byte));
          controller.close();
        },
      }),
    );
  expect(await upstreamOf(pieces).ask()).toBe('été');
  expect(await upstreamOf(() => new Response(letters), 0).ask()).toBe('');
  expect(await upstreamOf(() => new Response(null)).ask()).toBe('');
});

test('says by its kind why there is no answer, and that it rests once it was left alone', async () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const { ask } = upstreamOf(() => Promise.reject(new TypeError('x', { cause: refused })));
  await expect(ask()).rejects.toMatchObject({ message: 'ECONNREFUSED', name: 'UpstreamError' });
  await expect(ask()).rejects.toMatchObject({ isResting: false });
  await expect(ask()).rejects.toMatchObject({ message: 'left alone for a while', isResting: true });
  expect(log).toEqual([{ event: 'service failed', reason: 'ECONNREFUSED' }]);
  // Whatever a library throws.
  const odd = upstreamOf(() => Promise.reject('rien' as unknown as Error));
  await expect(odd.ask()).rejects.toThrow('no answer');
});

test('what it cannot read is a failure, and no log line has the address asked for', async () => {
  const { ask } = upstreamOf(() => Promise.reject(new TypeError(`fetch failed: ${ADDRESS}`)));
  await expect(ask()).rejects.toThrow('TypeError');
  const garbage = upstreamOf(() => new Response(new Uint8Array([0xff, 0xfe])));
  await expect(garbage.ask()).rejects.toThrow(UpstreamError);
  expect(JSON.stringify(log)).not.toContain('Victor');
});
