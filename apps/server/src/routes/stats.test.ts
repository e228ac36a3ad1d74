import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { EVERYTHING } from '@vitrine/domain/consent/choice';
import { describe, expect, test } from 'vitest';
import { niceCeiling } from '../stats/charts.ts';
import { startApp } from '../testing/app.ts';
import type { TestApp } from '../testing/app.ts';
import { openTestStore, stores } from '../testing/stores.ts';

const TOKEN = 'a-token-of-the-operator';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/143.0';
const clock = () => new Date('2026-11-15T12:00:00Z');
const bearer = { authorization: `Bearer ${TOKEN}` };

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
  const start = async () =>
    startApp({ store: await openTestStore(newStore, { clock }), statsToken: TOKEN, clock });

  test('shows what was measured', async () => {
    const server = await start();
    await visited(server);

    const { statusCode, body } = await server.app.inject({ url: '/stats', headers: bearer });
    const text = body.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

    expect(statusCode).toBe(200);
    expect(text).toContain('Visites 2');
    expect(text).toContain('Pages vues 3');
    expect(text).toContain('Départs vers l’abonnement 1');
    expect(text).toContain('homepage 2 66,7 %');
    expect(text).toContain('entete &gt; souscrire freebox-pop 1');
    expect(text).toContain('Lien d’abonnement suivi 1 50,0 % 100,0 %');
    expect(text).toMatch(/freebox-pop 1,9 s Bon \d+ ms Moyen 0,\d\d Mauvais 1/);
    expect(text).toContain('Tout accepter 33,3 % Personnaliser 0,0 % Tout refuser 66,7 %');
    expect(text).toContain('Finalité : Publicité 1 33,3 %');
    expect(text).toContain('Reçus 8 Conservés 7 Transmis 0 En attente 0 Écartés 1');
    expect(text).toContain('Écartés : 1 illisibles.');
  });

  test('does not read single events: they may all be gone', async () => {
    const server = await start();
    await visited(server);
    const before = await server.app.inject({ url: '/stats', headers: bearer });

    await server.store.audience.purge('2027-03-01');

    expect(await server.store.audience.countEvents()).toBe(0);
    expect((await server.app.inject({ url: '/stats', headers: bearer })).body).toBe(before.body);
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

  test.each(['7j', '30j', '90j', '12m', 'nonsense'])(
    'answers for %s, even with nothing',
    async (periode) => {
      const { app } = await start();
      const { statusCode, body } = await app.inject({
        url: `/stats?periode=${periode}`,
        headers: bearer,
      });
      expect(statusCode).toBe(200);
      expect(body).toContain('Rien n’a encore été mesuré');
    },
  );
});

describe('the dashboard’s door', () => {
  const start = () => startApp({ statsToken: TOKEN, clock });
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
      expect(response.body).toContain('Jeton d’accès');
      expect(response.body).not.toContain('Visites');
      expect(response.body).toContain('<meta name="robots" content="noindex, nofollow" />');
      expect(response.headers).toMatchObject({
        'x-robots-tag': 'noindex, nofollow',
        'cache-control': 'no-store',
      });
    },
  );

  test('opens with the token and stays open for the day', async () => {
    let now = clock();
    const { app } = await startApp({ statsToken: TOKEN, clock: () => now });

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
    const second = await startApp({
      store: first.store,
      statsToken: 'another-token-entirely',
      clock,
    });
    expect(
      (await second.app.inject({ url: '/stats', headers: { cookie: session } })).statusCode,
    ).toBe(401);

    const headers = { cookie: session };
    expect((await first.app.inject({ url: '/stats', headers })).statusCode).toBe(200);
    const out = await first.app.inject({ method: 'POST', url: '/stats/deconnexion', headers });
    expect(out.headers['set-cookie']).toContain('Max-Age=0');
    // Kept by someone, it no longer opens, on this server or on another of the same store.
    const other = await startApp({ store: first.store, statsToken: TOKEN, clock });
    for (const { app } of [first, other])
      expect((await app.inject({ url: '/stats', headers })).statusCode).toBe(401);
  });

  test('refuses a wrong token, and soon any', async () => {
    const { app } = await start();
    const wrong = await app.inject(login('not-this-one'));
    expect(wrong.statusCode).toBe(401);
    expect(wrong.body).toContain('Ce jeton n’est pas le bon.');
    for (let attempt = 0; attempt < 10; attempt += 1) await app.inject(login('nor-that-one'));

    expect((await app.inject(login(TOKEN))).statusCode).toBe(429);
    expect((await app.inject(login(TOKEN, '198.51.100.1'))).statusCode).toBe(303);
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

  test('allows its own styles and nothing else', async () => {
    const { app } = await start();
    const { headers, body } = await app.inject('/stats');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; .*form-action 'self'; .*style-src 'sha256-[\w+/=]+'/,
    );
    expect(body).not.toMatch(/<script|\sstyle=|\son\w+=/);
    const css = /<style>([^]*)<\/style>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(css).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  });
});

test('the dashboard has the site’s colours', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const site = read('../../../site/src/styles/tokens.css');
  const [root = ''] = read('../stats/stats.css').split('}', 1);
  const tokens = [...root.matchAll(/--[\w-]+: [^;]+;/g)].map(([token]) => token);
  expect(tokens.length).toBeGreaterThan(10);
  for (const token of tokens) expect(site).toContain(token);
});

test.each([
  [0, 4],
  [1, 4],
  [9, 12],
  [41, 80],
  [350, 360],
  [12_345, 16_000],
])('an axis up to %i ends at %i', (value, ceiling) => {
  expect(niceCeiling(value)).toBe(ceiling);
});
