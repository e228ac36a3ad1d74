import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import type { FollowUpState } from '@vitrine/domain/forms/follow-up';
import { startApp } from '../testing/app.ts';
import { endpoint, filledForm, formsNow, formsSite, stateRenderer } from '../testing/forms.ts';
import { type NewStoreOptions, openTestStore, stores } from '../testing/stores.ts';

const EMAIL = 'elodie.noel@exemple.fr';

async function start(newStore: NewStoreOptions, clock = () => formsNow) {
  const store = await openTestStore(newStore, { clock });
  return startApp({
    files: formsSite(),
    store,
    clock,
    renderer: stateRenderer,
    forms: { captchaTries: 2 },
  });
}

async function send(app: FastifyInstance, form: 'rgpd' | 'termination' | 'corail', changes = {}) {
  const response = await app.inject({
    method: 'POST',
    url: endpoint(form),
    headers: { 'content-type': 'application/json' },
    payload: await filledForm(app, form, changes),
  });
  return (response.json() as { reference: string }).reference;
}

const ask = (app: FastifyInstance, reference: string, known: string) =>
  app.inject({
    method: 'POST',
    url: '/api/follow-up',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ reference, known }).toString(),
  });

async function* noPieces(): AsyncGenerator<string> {}

const shown = (body: string) => (JSON.parse(body) as { followUp: FollowUpState }).followUp;

describe.each(stores)('follow-up on %s', (_name, newStore) => {
  test('a reference and its address show what was sent, its state, the answer and the deadline', async () => {
    const { app, store } = await start(newStore);
    const reference = await send(app, 'rgpd');
    await store.followUps.add(reference, { state: 'in-progress', answer: null });
    await store.followUps.add(reference, { state: 'answered', answer: 'Voici vos données.' });

    const found = await ask(
      app,
      ` ${reference.toLowerCase().replace('-', '')} `,
      'Elodie.Noel@exemple.fr',
    );
    expect(found.statusCode).toBe(303);
    const page = await app.inject({ url: found.headers.location ?? '' });
    expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
    expect(shown(page.body)).toMatchObject({
      kind: 'found',
      request: {
        reference,
        form: 'rgpd',
        state: 'answered',
        answers: [{ text: 'Voici vos données.' }],
        deadline: '2026-12-15T10:00:00.000Z',
        outcome: null,
      },
    });
    expect(shown(page.body)).not.toHaveProperty('request.contestName');
  });

  test.each(['', '/link', '/step', '/mail'])(
    'the address /api/follow-up%s, opened without what it needs, leads back to the page',
    async (path) => {
      const { app } = await start(newStore);
      const { statusCode, headers } = await app.inject({ url: `/api/follow-up${path}` });
      expect([statusCode, headers.location]).toEqual([303, '/suivi/']);
    },
  );

  test('no e-mail is announced where none can leave', async () => {
    const { app } = await start(newStore);
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: '/api/follow-up/mail',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=elodie%40exemple.fr',
    });
    expect([statusCode, shown(body)]).toEqual([
      503,
      {
        kind: 'question',
        typed: { reference: '', known: '', email: 'elodie@exemple.fr' },
        notice: 'no-mail',
      },
    ]);
  });

  test('a request answered by post is found by its postcode', async () => {
    const { app } = await start(newStore);
    const reference = await send(app, 'termination', {
      answerBy: 'post',
      email: '',
      street: '1 rue de la Paix',
      postcode: '75002',
      town: 'Paris',
    });
    for (const written of [' 75002 ', '75 002'])
      expect((await ask(app, reference, written)).statusCode).toBe(303);
    expect((await ask(app, reference, '75003')).statusCode).toBe(422);
  });

  test('an entry tells its result once the contest is drawn', async () => {
    const { app, store } = await start(newStore);
    const reference = await send(app, 'corail');
    const { headers } = await ask(app, reference, EMAIL);
    const page = async () => shown((await app.inject({ url: headers.location ?? '' })).body);
    const outcome = async () => {
      const state = await page();
      return state.kind === 'found' ? state.request.outcome : null;
    };
    expect(await page()).toMatchObject({ request: { contestName: 'Jeu Corail', prize: null } });
    expect(await outcome()).toMatchObject({ kind: 'waiting' });
    await store.draws.freeze('corail', { entries: 1, listHash: 'x', pieces: noPieces() });
    await store.draws.conclude('corail', {
      entries: 1,
      winners: [reference],
      substitutes: [],
      seed: 'a',
      rulesVersion: 1,
      closesAt: '2026-12-01T00:00:00Z',
    });
    expect(await outcome()).toMatchObject({ kind: 'winner' });
  });

  test('a wrong pair says the same whether the request exists or not', async () => {
    const { app } = await start(newStore);
    const reference = await send(app, 'rgpd');
    const [wrongAddress, wrongReference] = await Promise.all([
      ask(app, reference, 'someone.else@exemple.fr'),
      ask(app, 'ZZZZ-ZZZZ', EMAIL),
    ]);
    expect([wrongAddress.statusCode, wrongReference.statusCode]).toEqual([422, 422]);
    // What was typed is given back, to be mended.
    const asked = { kind: 'question', notice: 'not-found' };
    expect([wrongAddress, wrongReference].map(({ body }) => shown(body))).toEqual([
      { ...asked, typed: { reference, known: 'someone.else@exemple.fr', email: '' } },
      { ...asked, typed: { reference: 'ZZZZ-ZZZZ', known: EMAIL, email: '' } },
    ]);
  });

  test('guessing is stopped', async () => {
    const { app } = await start(newStore);
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) => ask(app, `ZZZZ-ZZ${index}`, EMAIL)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(0);
  });

  test('an address that is not ours, too old, or of an erased request opens nothing', async () => {
    let now = formsNow;
    const { app, store } = await start(newStore, () => now);
    const reference = await send(app, 'rgpd');
    const { headers } = await ask(app, reference, EMAIL);
    const open = async (url: string) => (await app.inject({ url })).statusCode;
    const address = headers.location ?? '';
    expect(await open(address)).toBe(200);
    expect(await open('/api/follow-up?token=abc.def')).toBe(404);
    now = new Date(formsNow.getTime() + 2 * 60 * 60 * 1_000);
    expect(await open(address)).toBe(404);
    now = formsNow;
    await store.submissions.erase(reference);
    expect(await open(address)).toBe(404);
    expect(await store.followUps.of(reference)).toEqual([]);
  });
});
