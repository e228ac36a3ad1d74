import { describe, expect, test } from 'vitest';
import { startApp } from '../testing/app.ts';
import { openTestStore, stores } from '../testing/stores.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

function event(body: unknown, headers: Record<string, string> = {}) {
  return {
    method: 'POST' as const,
    url: '/api/event',
    headers: { 'content-type': 'text/plain', 'user-agent': BROWSER, ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  };
}
const view = (path: string) => ({ n: 'pageview', u: `http://localhost:4321${path}`, d: 'a' });
const november = { grain: 'month', from: '2026-11', to: '2026-11' } as const;
const clock = () => new Date('2026-11-15T12:00:00Z');

describe.each(stores)('events on %s', (_name, newStore) => {
  const start = async () => startApp({ store: await openTestStore(newStore), clock });

  test('a page view is counted under its page’s name, and answered as Plausible answers', async () => {
    const { app, recorder, store } = await start();

    const response = await app.inject(event(view('/freebox/freebox-pop/?who=me')));
    await recorder.flush();

    expect(response.statusCode).toBe(202);
    expect(response.body).toBe('ok');
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(await store.audience.top('page', november, 5)).toEqual([
      { page: 'freebox-pop', label: '', n: 1 },
    ]);
  });

  test('an action is counted however it is written: bare, by Plausible, in a list', async () => {
    const { app, recorder, store } = await start();
    const parts = { page: 'homepage', section: 'menu', action: 'freebox-pop' };
    const u = 'http://localhost:4321/freebox/';

    await app.inject(event({ ...parts, value: 'homepage > menu > freebox-pop' }));
    await app.inject(event({ value: 'homepage > menu > freebox-pop' }));
    await app.inject(event([{ n: 'action', u, p: parts }, view('/freebox/')]));
    await app.inject(event({ name: 'action', url: u, domain: 'a', props: parts }));
    await recorder.flush();

    expect(await store.audience.top('action', november, 5)).toEqual([
      { page: 'homepage', label: 'menu > freebox-pop', n: 4 },
    ]);
  });

  test('nothing stored tells who sent it', async () => {
    const { app, recorder, store } = await start();

    await app.inject({ ...event(view('/freebox/?name=Zo%C3%A9')), remoteAddress: '203.0.113.77' });
    await recorder.flush();

    const rows = JSON.stringify(await store.audience.sample(10));
    expect(rows).toContain('homepage');
    for (const secret of ['203.0.113', 'Mozilla', 'Zo', '?']) expect(rows).not.toContain(secret);
  });

  test.each([
    [
      'a bot',
      view('/freebox/'),
      { 'user-agent': 'Googlebot/2.1 (+http://google.com)' },
      'bot',
      202,
    ],
    ['no browser at all', view('/freebox/'), { 'user-agent': '' }, 'bot', 202],
    ['a browser that opts out', view('/freebox/'), { 'sec-gpc': '1' }, 'opted-out', 202],
    ['do not track', view('/freebox/'), { dnt: '1' }, 'opted-out', 202],
    ['no JSON', '{', {}, 'malformed', 400],
    ['no event', { hello: 'world' }, {}, 'malformed', 202],
    ['a number', 12, {}, 'malformed', 202],
    ['an empty list', [], {}, 'malformed', 202],
    ['no address', { n: 'pageview', u: 'javascript:alert(1)' }, {}, 'malformed', 202],
    [
      'an impossible vital',
      { n: 'web-vital', u: '/', p: { metric: 'LCP', value: -1 } },
      {},
      'malformed',
      202,
    ],
  ])('%s is dropped, and counted as such', async (_what, body, headers, reason, status) => {
    const { app, recorder, store } = await start();

    const response = await app.inject(event(body, headers as Record<string, string>));
    await recorder.flush();

    expect(response.statusCode).toBe(status);
    expect(recorder.ledger()).toMatchObject({ received: 1, stored: 0, dropped: { [reason]: 1 } });
    expect(await store.audience.ledger()).toEqual({
      received: 1,
      stored: 0,
      forwarded: 0,
      dropped: { [reason]: 1 },
      unsent: {},
    });
  });

  test('visitors, visits and steps to a subscription are counted without a cookie', async () => {
    let now = new Date('2026-11-15T12:00:00Z');
    const { app, recorder, store } = await startApp({
      store: await openTestStore(newStore),
      clock: () => now,
    });
    const from = (address: string, body: unknown) =>
      app.inject({ ...event(body), remoteAddress: address });
    const subscribe = {
      n: 'action',
      u: 'http://localhost:4321/freebox/freebox-pop/',
      p: { page: 'freebox-pop', section: 'entete', action: 'souscrire', subscription: 'pop' },
    };

    await from('203.0.113.1', view('/freebox/'));
    await from('203.0.113.1', view('/freebox/freebox-pop/'));
    await from('203.0.113.2', view('/freebox/'));
    await recorder.flush();
    now = new Date('2026-11-15T12:40:00Z');
    await from('203.0.113.1', subscribe);
    await from('203.0.113.1', subscribe);
    await recorder.flush();

    const totals = await store.audience.series('total', november);
    expect(Object.fromEntries(totals.map(({ label, n }) => [label, n]))).toEqual({
      visitors: 2,
      visits: 3,
      pageviews: 3,
      actions: 2,
      subscriptions: 2,
      'step:visit': 2,
      'step:offer': 1,
      'step:intent': 1,
      'step:subscription': 1,
    });
    expect(await store.audience.top('subscription', november, 5)).toEqual([
      { page: 'freebox-pop', label: 'pop', n: 2 },
    ]);
  });

  test('a visit lasts as long as its visitor gives a sign every half hour', async () => {
    let now = new Date('2026-11-15T12:00:00Z');
    const { app, recorder, store } = await startApp({
      store: await openTestStore(newStore),
      clock: () => now,
    });

    for (const time of ['12:00:00', '12:00:20', '12:25:00', '12:50:00', '13:15:00', '13:46:00']) {
      now = new Date(`2026-11-15T${time}Z`);
      await app.inject(event(view('/freebox/')));
      await recorder.flush();
    }

    const totals = await store.audience.series('total', november);
    expect(Object.fromEntries(totals.map(({ label, n }) => [label, n]))).toMatchObject({
      visitors: 1,
      visits: 2,
      pageviews: 6,
    });
  });

  test('the day’s visitors are forgotten the day after, with what named them', async () => {
    let now = new Date('2026-11-15T12:00:00Z');
    const store = await openTestStore(newStore);
    const { app, recorder } = await startApp({ store, clock: () => now });
    await app.inject(event(view('/freebox/')));
    await recorder.flush();
    const salt = await store.secrets.get('audience:2026-11-15');

    now = new Date('2026-11-15T23:30:00Z'); // 00:30 in Paris
    await app.inject(event(view('/freebox/')));
    await recorder.flush();

    expect(await store.secrets.get('audience:2026-11-15')).not.toBe(salt);
    expect(
      (await store.audience.series('total', november)).filter(({ label }) => label === 'visitors'),
    ).toEqual([{ period: '2026-11', label: 'visitors', n: 2 }]);
  });

  test('web vitals are counted by page', async () => {
    const { app, recorder, store } = await start();
    const vital = (metric: string, value: number) => ({
      n: 'web-vital',
      u: 'http://localhost:4321/freebox/freebox-pop/',
      p: { page: 'freebox-pop', metric, value },
    });

    await app.inject(event([vital('LCP', 1_234), vital('INP', 48), vital('CLS', 0)]));
    await recorder.flush();

    for (const metric of ['LCP', 'INP', 'CLS'])
      expect(await store.audience.top(metric, november, 5)).toMatchObject([
        { page: 'freebox-pop', n: 1 },
      ]);
    // A vital is not a visit.
    expect(await store.audience.series('total', november)).toEqual([]);
  });

  test('what is old is deleted, event by event and count by count', async () => {
    const { app, recorder, store } = await start();
    await app.inject(event([view('/freebox/'), view('/boutiques/')]));
    await recorder.flush();

    expect(await store.audience.purge('2027-02-01')).toBe(0);
    expect(await store.audience.purge('2027-03-01')).toBe(2);
    expect(await store.audience.top('page', november, 5)).toHaveLength(2);
    await store.audience.purge('2029-02-01');
    expect(await store.audience.top('page', november, 5)).toEqual([]);
    expect(await store.audience.ledger()).toMatchObject({ received: 2, stored: 2 });
  });
});

test('a network that sends more than people could is not counted beyond', async () => {
  const { app, recorder } = await startApp({ clock });
  const views = Array.from({ length: 20 }, () => view('/freebox/'));

  for (let request = 0; request < 310; request += 1) await app.inject(event(views));

  expect(recorder.ledger()).toMatchObject({ received: 6_200, dropped: { rate: 200 } });
});

test('invented labels share one line', async () => {
  const { app, recorder, store } = await startApp({ clock });
  for (let group = 0; group < 160; group += 1)
    await app.inject({
      ...event(
        Array.from({ length: 20 }, (_, index) => ({
          page: 'homepage',
          section: 'faux',
          action: `label ${group} ${index} x`,
        })),
      ),
      remoteAddress: `203.0.${group}.1`,
    });
  await recorder.flush();

  const labels = await store.audience.top('action', november, 10_000);
  expect(labels).toHaveLength(3_001);
  expect(labels[0]).toEqual({ page: 'homepage', label: '(autres) > (autres)', n: 200 });
});
