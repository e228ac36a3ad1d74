import { randomUUID } from 'node:crypto';
import type { DashboardState, Figures } from '@vitrine/domain/audience/figures';
import { EVERYTHING } from '@vitrine/domain/consent/choice';
import { describe, expect, test } from 'vitest';
import { startApp, type TestApp, type TestAppOptions } from '../testing/app.ts';
import { stateRenderer } from '../testing/forms.ts';
import { openTestStore, stores } from '../testing/stores.ts';

const TOKEN = 'a-token-of-the-operator';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/143.0';
const clock = () => new Date('2026-11-15T12:00:00Z');
const bearer = { authorization: `Bearer ${TOKEN}` };

const startStats = (options: TestAppOptions = {}) =>
  startApp({ statsToken: TOKEN, clock, renderer: stateRenderer, ...options });

/** What the page was to show; what it makes of it is tested with the page. */
const shown = (body: string) => (JSON.parse(body) as { dashboard: DashboardState }).dashboard;

async function figuresOn({ app }: TestApp, url = '/stats'): Promise<Figures> {
  const state = shown((await app.inject({ url, headers: bearer })).body);
  if (state.kind !== 'figures') throw new Error('the dashboard is closed');
  return state.figures;
}

async function send({ app }: TestApp, events: unknown, remoteAddress = '203.0.113.1') {
  await app.inject({
    method: 'POST',
    url: '/api/event',
    headers: { 'user-agent': BROWSER },
    payload: JSON.stringify(events),
    remoteAddress,
  });
}
const view = (path: string) => ({ n: 'pageview', u: `http://localhost${path}` });
const action = (section: string, name: string, subscription?: string) => ({
  page: 'freebox-pop',
  section,
  action: name,
  ...(subscription ? { subscription } : {}),
});
const vital = (metric: string, value: number) => ({
  n: 'web-vital',
  u: 'http://localhost/freebox/freebox-pop/',
  p: { page: 'freebox-pop', metric, value },
});

async function visited(test: TestApp): Promise<void> {
  await send(test, [view('/freebox/'), view('/freebox/freebox-pop/'), vital('LCP', 1_900)]);
  await send(test, [vital('INP', 320), vital('CLS', 0.4)]);
  await send(test, [action('entete', 'souscrire', 'pop')]);
  await send(test, [view('/freebox/')], '203.0.113.2');
  await send(test, 'nonsense');
  const proof = { textVersion: 1, vendorListVersion: 1 };
  const everything = { purposes: [...EVERYTHING.purposes], vendors: [...EVERYTHING.vendors] };
  const accepted = { ...proof, ...everything, id: randomUUID() };
  await test.store.consents.record(accepted);
  await test.store.consents.record(accepted); // sent again, it is one choice
  await test.store.consents.record({ ...proof, id: randomUUID(), purposes: [], vendors: [] });
  await test.store.consents.record({ ...proof, id: randomUUID(), purposes: [], vendors: [] });
  await test.recorder.flush();
}

describe.each(stores)('the dashboard on %s', (_name, newStore) => {
  const start = async () => startStats({ store: await openTestStore(newStore, { clock }) });

  test('shows what was measured', async () => {
    const server = await start();
    await visited(server);

    const figures = await figuresOn(server, '/stats?periode=7j');

    expect(figures.period).toMatchObject({ name: '7j', steps: expect.any(Array) });
    expect(figures.totals).toMatchObject({
      visits: { now: 2, before: 0 },
      pageviews: { now: 3, before: 0 },
      subscriptions: { now: 1, before: 0 },
    });
    expect(figures.series.at(-1)).toEqual({
      period: '2026-11-15',
      visits: 2,
      pageviews: 3,
      subscriptions: 1,
    });
    expect(figures.pages[0]).toMatchObject({ page: 'homepage', n: 2 });
    expect(figures.actions).toEqual([{ page: 'freebox-pop', label: 'entete > souscrire', n: 1 }]);
    expect(figures.funnel).toEqual([
      { step: 'visit', visitors: 2 },
      { step: 'offer', visitors: 1 },
      { step: 'intent', visitors: 1 },
      { step: 'subscription', visitors: 1 },
    ]);
    const { LCP, INP, CLS } = figures.vitals.pages[0]?.vitals ?? figures.vitals.site;
    expect(LCP.ratings).toEqual({ good: 1, fair: 0, poor: 0 });
    expect(INP.ratings).toEqual({ good: 0, fair: 1, poor: 0 });
    expect(CLS.ratings).toEqual({ good: 0, fair: 0, poor: 1 });
    expect(figures.consents).toMatchObject({ accepted: 1, customised: 0, refused: 2 });
    expect(figures.consents.purposes).toContainEqual({ page: '', label: '3', n: 1 });
    expect(figures.ledger).toMatchObject({ received: 8, stored: 7, forwarded: 0, queued: 0 });
    expect(figures.ledger.dropped).toMatchObject({ malformed: 1 });
  });

  test('does not read single events: they may all be gone', async () => {
    const server = await start();
    await visited(server);
    const before = await figuresOn(server);

    await server.store.audience.purge('2027-03-01');

    expect(await server.store.audience.countEvents()).toBe(0);
    expect(await figuresOn(server)).toEqual(before);
  });

  test.each([
    ['visites', '2026-11-15;2;3;1'],
    ['pages', 'homepage;2'],
    ['actions', 'freebox-pop;entete > souscrire;1'],
    ['abonnement', 'lien suivi;freebox-pop;pop;1'],
    ['vitesse', 'freebox-pop;LCP;'],
    ['consentement', 'tout refuser;2'],
  ])('exports %s to a spreadsheet', async (panel, line) => {
    const server = await start();
    await visited(server);

    const response = await server.app.inject({
      url: `/stats/export.csv?panneau=${panel}&periode=7j`,
      headers: bearer,
    });

    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${panel}-2026-11-09-2026-11-15.csv"`,
    });
    expect(response.body).toContain(`${line}`);
  });

  test.each([
    ['7j', '7j', 7],
    ['30j', '30j', 30],
    ['90j', '90j', 90],
    ['12m', '12m', 12],
    ['nonsense', '30j', 30],
  ])('answers for %s, even with nothing', async (asked, name, steps) => {
    const { period, totals } = await figuresOn(await start(), `/stats?periode=${asked}`);
    expect(period.name).toBe(name);
    expect(period.steps).toHaveLength(steps);
    expect(totals.visits).toEqual({ now: 0, before: 0 });
  });
});

describe('the dashboard’s door', () => {
  const start = () => startStats();
  const login = (token: string, remoteAddress = '203.0.113.1') => ({
    method: 'POST' as const,
    url: '/stats',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token }).toString(),
    remoteAddress,
  });

  test('does not exist without a token in the settings', async () => {
    const { app } = await startApp();
    expect((await app.inject('/stats')).statusCode).toBe(404);
  });

  test.each(['/stats', '/stats/', '/stats/export.csv?panneau=pages'])(
    '%s shows nothing to a stranger, and is never indexed or kept',
    async (url) => {
      const { app } = await start();
      const response = await app.inject(url);
      expect(response.statusCode).toBe(401);
      expect(shown(response.body)).toEqual({ kind: 'sign-in', refusal: null });
      expect(response.headers).toMatchObject({
        'x-robots-tag': 'noindex, nofollow',
        'cache-control': 'no-store',
      });
    },
  );

  test('opens with the token and stays open for the day', async () => {
    let now = clock();
    const { app } = await startStats({ clock: () => now });

    const opened = await app.inject(login(TOKEN));
    const cookie = String(opened.headers['set-cookie']);
    const session = cookie.split(';')[0] ?? '';

    expect(opened.statusCode).toBe(303);
    expect(cookie).toMatch(/; Path=\/stats; .*HttpOnly; SameSite=Strict/);
    const open = async () =>
      (await app.inject({ url: '/stats', headers: { cookie: session } })).statusCode;
    expect(await open()).toBe(200);
    now = new Date('2026-11-16T01:00:00Z');
    expect(await open()).toBe(401);
  });

  test('does not open with a token in the address, which proxies and browsers keep', async () => {
    const { app } = await start();
    const response = await app.inject(`/stats?token=${TOKEN}`);
    expect(response.statusCode).toBe(401);
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  test('closes with another token, and when asked to', async () => {
    const first = await start();
    const session =
      String((await first.app.inject(login(TOKEN))).headers['set-cookie']).split(';')[0] ?? '';
    const second = await startStats({
      store: first.store,
      statsToken: 'another-token-entirely',
    });
    expect(
      (await second.app.inject({ url: '/stats', headers: { cookie: session } })).statusCode,
    ).toBe(401);

    const headers = { cookie: session };
    expect((await first.app.inject({ url: '/stats', headers })).statusCode).toBe(200);
    const out = await first.app.inject({ method: 'POST', url: '/stats/deconnexion', headers });
    expect(out.headers['set-cookie']).toContain('Max-Age=0');
    // Kept by someone, it no longer opens, on this server or on another of the same store.
    const other = await startStats({ store: first.store });
    for (const { app } of [first, other])
      expect((await app.inject({ url: '/stats', headers })).statusCode).toBe(401);
  });

  test('is left by its operator alone: another site, whose forms carry no session, leaves it open', async () => {
    const { app } = await start();
    const out = await app.inject({ method: 'POST', url: '/stats/deconnexion' });
    expect(out.statusCode).toBe(303);
    expect(out.headers['set-cookie']).toBeUndefined();
  });

  test('refuses a wrong token, and soon any', async () => {
    const { app } = await start();
    const wrong = await app.inject(login('not-this-one'));
    expect(wrong.statusCode).toBe(401);
    expect(shown(wrong.body)).toEqual({ kind: 'sign-in', refusal: 'wrong' });
    for (let attempt = 0; attempt < 10; attempt += 1) await app.inject(login('nor-that-one'));

    const locked = await app.inject(login(TOKEN));
    expect(locked.statusCode).toBe(429);
    expect(shown(locked.body)).toEqual({ kind: 'sign-in', refusal: 'locked' });
    // Nor is it from a neighbour's address, of which whoever guesses has many.
    expect((await app.inject(login(TOKEN, '203.0.113.200'))).statusCode).toBe(429);
    expect((await app.inject(login(TOKEN, '198.51.100.1'))).statusCode).toBe(303);
  });

  test('refuses who guesses from one address after another of a household', async () => {
    const { app } = await start();
    for (let attempt = 0; attempt < 10; attempt += 1)
      await app.inject(login('not-this-one', `2001:db8:0:${attempt}::1`));
    expect((await app.inject(login(TOKEN, '2001:db8:0:ff::1'))).statusCode).toBe(429);
    expect((await app.inject(login(TOKEN, '2001:db8:0:100::1'))).statusCode).toBe(303);
  });

  test.each(['/stats', '/stats/export.csv?panneau=pages'])(
    'counts wrong tokens in a header of %s like those of the form',
    async (url) => {
      const { app } = await start();
      const ask = (token: string, remoteAddress = '203.0.113.1') =>
        app.inject({ url, remoteAddress, headers: { authorization: `Bearer ${token}` } });
      for (let attempt = 0; attempt < 10; attempt += 1)
        expect((await ask(`wrong-${attempt}`)).statusCode).toBe(401);

      const locked = await ask(TOKEN);
      expect(locked.statusCode).toBe(429);
      expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
      expect((await app.inject(login(TOKEN))).statusCode).toBe(429);
      expect((await ask(TOKEN, '198.51.100.1')).statusCode).toBe(200);
    },
  );

  test('a program with the right token may ask as often as it needs', async () => {
    const { app } = await start();
    for (let count = 0; count < 30; count += 1)
      expect((await app.inject({ url: '/stats', headers: bearer })).statusCode).toBe(200);
  });
});
