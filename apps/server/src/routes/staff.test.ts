import type { StaffState } from '@vitrine/domain/forms/staff-request';
import { describe, expect, test } from 'vitest';
import { startApp } from '../testing/app.ts';
import { formsNow, formsSite, stateRenderer } from '../testing/forms.ts';
import { type NewStoreOptions, openTestStore, stores } from '../testing/stores.ts';

const TOKEN = 'a-token-of-those-who-answer';

async function start(newStore: NewStoreOptions, staffToken: string | null = TOKEN) {
  const clock = () => formsNow;
  const store = await openTestStore(newStore, { clock });
  const { reference } = await store.submissions.accept(
    'contact',
    { firstName: 'Élodie', message: 'Ma box clignote.' },
    { key: 'k' },
  );
  const { app } = await startApp({
    files: formsSite(),
    store,
    clock,
    renderer: stateRenderer,
    staffToken,
  });
  const url = `/demandes/${reference}`;
  const signIn = (token: string, remoteAddress = '203.0.113.1') =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token }).toString(),
      remoteAddress,
    });
  return { app, store, reference, url, signIn };
}

const shown = (body: string) => (JSON.parse(body) as { staff: StaffState }).staff;

describe.each(stores)('a request for those who answer, on %s', (_name, newStore) => {
  test('is read with the token, and each reading is written down', async () => {
    const { app, store, reference, url, signIn } = await start(newStore);

    const opened = await signIn(TOKEN);
    expect(opened.statusCode).toBe(303);
    expect(opened.headers.location).toBe(url);
    const cookie = String(opened.headers['set-cookie']);
    // A link in an e-mail comes from another site.
    expect(cookie).toMatch(/^staff=.*; Path=\/demandes; .*HttpOnly; SameSite=Lax/);
    const headers = { cookie: cookie.split(';')[0] ?? '' };
    const page = await app.inject({ url, headers });

    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(shown(page.body)).toMatchObject({
      kind: 'request',
      request: { reference, form: 'contact', state: 'received' },
    });
    expect(page.body).toContain('Ma box clignote.');
    expect(await store.audit.list()).toMatchObject([
      { actor: 'staff page', action: 'show', detail: { reference } },
    ]);

    const closed = await app.inject({ method: 'POST', url: `${url}/deconnexion`, headers });
    // Back to the same request, which asks for the token again.
    expect(closed.headers.location).toBe(url);
    expect((await app.inject({ url, headers })).statusCode).toBe(401);
  });

  test('is shown to nobody else, who does not learn whether it exists', async () => {
    const { app, store, url, signIn } = await start(newStore);
    for (const asked of [url, '/demandes/ZZZZ-ZZZZ']) {
      const page = await app.inject(asked);
      expect(page.statusCode).toBe(401);
      expect(shown(page.body)).toMatchObject({ kind: 'sign-in', refusal: null });
    }
    const wrong = await signIn('another-token-altogether');
    expect(wrong.statusCode).toBe(401);
    expect(shown(wrong.body)).toMatchObject({ kind: 'sign-in', refusal: 'wrong' });
    expect(await store.audit.list()).toEqual([]);
  });

  test('that is gone is said to be', async () => {
    const { app } = await start(newStore);
    const headers = { authorization: `Bearer ${TOKEN}` };
    const page = await app.inject({ url: '/demandes/ZZZZ-ZZZZ', headers });
    expect(page.statusCode).toBe(404);
    expect(shown(page.body)).toEqual({ kind: 'gone', reference: 'ZZZZ-ZZZZ' });
  });

  test('is guessed by nobody, and has no page without a token in the settings', async () => {
    const { signIn } = await start(newStore);
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn('wrong-wrong-wrong');
    const locked = await signIn(TOKEN);
    expect(locked.statusCode).toBe(429);
    expect(locked.headers['retry-after']).toBe('60');

    const { app, url } = await start(newStore, null);
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});
