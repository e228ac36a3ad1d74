import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createUpstream, UpstreamError } from './upstream.ts';

const ADDRESS = 'https://service.exemple.fr/q?adresse=4+rue+Victor+Hugo';
let log: { event: string; reason?: string }[];

beforeEach(() => {
  log = [];
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function upstreamOf(answer: () => Promise<Response> | Response, limitBytes = 100) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  const upstream = createUpstream({
    name: 'service',
    timeoutMs: 1_000,
    limitBytes,
    failuresBeforeRest: 2,
    restMs: 10_000,
    log: (line) => log.push(line),
    fetch,
  });
  const ask = () => upstream.ask(ADDRESS, ({ text }) => text);
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

test('what it cannot read is a failure, and no log line has the address asked for', async () => {
  const { ask } = upstreamOf(() => Promise.reject(new TypeError(`fetch failed: ${ADDRESS}`)));
  await expect(ask()).rejects.toThrow('TypeError');
  const garbage = upstreamOf(() => new Response(new Uint8Array([0xff, 0xfe])));
  await expect(garbage.ask()).rejects.toThrow(UpstreamError);
  expect(JSON.stringify(log)).not.toContain('Victor');
});
