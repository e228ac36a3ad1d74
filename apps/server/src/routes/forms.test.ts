import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { type FormCode, REQUEST_CODES } from '@vitrine/domain/forms/form-codes';
import type { FormState } from '@vitrine/domain/forms/form-state';
import { CHALLENGES, HARDER_EVERY, PLAIN_POSTS, POSTS } from '../form-limits.ts';
import { createCaptcha } from '../forms/captcha.ts';
import { createMessages } from '../outbox/messages.ts';
import { startApp, type TestAppOptions } from '../testing/app.ts';
import {
  answersOf,
  endpoint,
  filledForm,
  formsNow,
  formsSite,
  solve,
  solvedChallenge,
  stateRenderer,
  testContest,
} from '../testing/forms.ts';
import { testConfig } from '../testing/config.ts';
import { newVarFolder, publish } from '../testing/releases.ts';
import { loadRelease } from '../release/load-release.ts';
import { releasesIn } from '../release/releases.ts';
import { startContentService } from '../testing/content-service.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { newSqlite, type NewStoreOptions, openTestStore, stores } from '../testing/stores.ts';

const HOUR_MS = 60 * 60 * 1_000;
const clock = () => formsNow;

const allContests = [
  testContest(),
  testContest({ code: 'foot', zone: 'france' }),
  testContest({ code: 'paques' }),
  testContest({ code: 'ultra-stranger-things' }),
  testContest({ code: 'universal-plus' }),
];
const formCodes = [...REQUEST_CODES, ...allContests.map(({ code }) => code)];

async function start(newStore: NewStoreOptions, options: TestAppOptions = {}) {
  const store = await openTestStore(newStore, { clock: options.clock ?? clock });
  return startApp({
    files: formsSite(allContests),
    store,
    clock,
    renderer: stateRenderer,
    forms: { captchaTries: 2 },
    ...options,
  });
}

const post = (
  app: FastifyInstance,
  form: FormCode,
  payload: unknown,
  remoteAddress = '127.0.0.1',
) =>
  app.inject({
    method: 'POST',
    url: endpoint(form),
    remoteAddress,
    headers: { 'content-type': 'application/json' },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

const postPlain = (
  app: FastifyInstance,
  form: FormCode,
  fields: Record<string, string>,
  remoteAddress = '127.0.0.1',
) =>
  app.inject({
    method: 'POST',
    url: endpoint(form),
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

describe.each(stores)('forms on %s', (_name, newStore) => {
  test.each(formCodes)('the %s form is stored once and gives a reference', async (form) => {
    const { app, store } = await start(newStore);

    const response = await post(app, form, await filledForm(app, form));

    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ receivedAt: formsNow.toISOString(), replayed: false });
    const [stored] = await store.submissions.list(form);
    expect(stored).toMatchObject({
      reference: (response.json() as { reference: string }).reference,
      payload: answersOf(form),
    });
  });

  test.each([
    ['contact', '/freebox/informations/nous-contacter/'],
    ['termination', '/resiliation/'],
  ])(
    'where %s was sent without script, opened again, leads back to its page',
    async (form, page) => {
      const { app } = await start(newStore);
      const { statusCode, headers } = await app.inject({ url: endpoint(form) });
      expect([statusCode, headers.location]).toEqual([303, page]);
    },
  );

  test('where a contest is entered, a browser is shown its page as it is now, a program its state', async () => {
    const { app } = await start(newStore);
    const page = await app.inject({ url: endpoint('corail'), headers: { accept: 'text/html' } });
    expect(page.json()).toEqual({ path: '/freebox/jeu-concours/corail/' });
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'accept' });
    const state = await app.inject({ url: endpoint('corail') });
    expect(state.json()).toEqual({ state: 'open' });
    expect(state.headers['vary']).toBe('accept');
  });

  test('an anonymous report keeps no name and writes to nobody', async () => {
    const { app, store } = await start(newStore, {
      forms: { captchaTries: 2, messages: createMessages({ mail: true, partner: false }) },
    });
    const sent = await post(app, 'abuse', await filledForm(app, 'abuse', { anonymous: true }));
    expect(sent.json()).toMatchObject({ isMailed: false, canBeFollowed: false });
    const [stored] = await store.submissions.list('abuse');
    const { name: _, email: __, ...facts } = answersOf('abuse');
    expect(stored?.payload).toEqual({ ...facts, anonymous: true });
    expect(await store.outbox.claim(10, 1_000)).toEqual([]);
  });

  test('a receipt opens again with what was declared, until the request is erased', async () => {
    const { app, store } = await start(newStore);
    const sent = await post(app, 'termination', await filledForm(app, 'termination'));
    const { address, reference } = sent.json() as { address: string; reference: string };

    const again = await app.inject({ url: address });
    expect(again.statusCode).toBe(200);
    expect(again.json()).toMatchObject({
      path: '/resiliation/',
      form: {
        receipt: {
          reference,
          receivedAt: formsNow.toISOString(),
          declared: expect.arrayContaining([
            { label: 'Référence du contrat', value: expect.any(String) },
            { label: 'Numéro de la ligne', value: expect.any(String) },
            { label: 'Date de résiliation souhaitée', value: expect.any(String) },
            { label: 'Nom du titulaire', value: expect.any(String) },
          ]),
        },
      },
    });

    const pdf = await app.inject({ url: sent.json<{ pdf: string }>().pdf });
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="accuse-de-reception-${reference}.pdf"`,
      'cache-control': 'no-store',
    });
    expect(pdfText(pdf.rawPayload)).toContain(reference);
    expect(pdfText(pdf.rawPayload)).toContain('Résiliation');

    await store.submissions.erase(reference);
    expect((await app.inject({ url: address })).statusCode).toBe(404);
    expect((await app.inject({ url: address.replace('?', '.pdf?') })).statusCode).toBe(404);
  });

  test('the next release brings a contest and takes one away, whose receipts and answers stay', async () => {
    const { app, store, site } = await start(newStore, { files: formsSite([testContest()]) });
    expect((await app.inject({ url: endpoint('foot') })).statusCode).toBe(404);
    const sent = await post(app, 'corail', await filledForm(app, 'corail'));
    const another = await filledForm(app, 'corail', { email: 'autre@exemple.fr' });

    const varFolder = await newVarFolder();
    const id = await publish(varFolder, formsSite([testContest({ code: 'foot' })]));
    site.show(await loadRelease(releasesIn(varFolder).folderOf(id), testConfig()));

    expect((await post(app, 'foot', await filledForm(app, 'foot'))).statusCode).toBe(201);
    const late = await post(app, 'corail', another);
    expect(late.statusCode).toBe(404);
    expect(late.json()).toMatchObject({ title: 'Ce jeu n’existe pas.' });
    expect((await app.inject({ url: '/api/captcha/challenge?form=corail' })).statusCode).toBe(404);
    expect(await store.submissions.count('corail')).toBe(1);
    const receipt = await app.inject({ url: sent.json<{ address: string }>().address });
    expect(receipt.statusCode).toBe(200);
    expect(receipt.json()).toMatchObject({ path: '/freebox/reglement-jeu-tirage-au-sort/' });
    // On paper nothing else says which it was.
    const pdf = await app.inject({ url: sent.json<{ pdf: string }>().pdf });
    expect(pdfText(pdf.rawPayload)).toContain(testContest().name);
    expect((await app.inject({ url: '/api/contest/corail/draw.json' })).json()).toEqual({
      draw: null,
    });
    expect(await store.contestRecords.all()).toMatchObject([{ code: 'corail' }, { code: 'foot' }]);
  });

  describe('what is refused, and leaves nothing behind', () => {
    type Bad = [
      why: string,
      status: number,
      form: FormCode,
      payload: (app: FastifyInstance) => Promise<unknown>,
    ];
    const change =
      (form: FormCode, changes: object) =>
      (app: FastifyInstance): Promise<unknown> =>
        filledForm(app, form, changes);
    const table: Bad[] = [
      ['a body over 16 KB', 413, 'contact', change('contact', { message: 'a'.repeat(17_000) })],
      ['bad JSON', 400, 'contact', async () => '{"firstName": '],
      ['an array', 400, 'contact', async () => '[]'],
      ['a bare text', 400, 'contact', async () => '"bonjour"'],
      ['null', 400, 'contact', async () => 'null'],
      ['nothing', 400, 'contact', async () => ''],
      ['a number for a name', 422, 'contact', change('contact', { lastName: 42 })],
      ['an object for a name', 422, 'contact', change('contact', { lastName: { $ne: '' } })],
      ['a text for a box', 422, 'abuse', change('abuse', { goodFaith: 'true' })],
      [
        '__proto__',
        400,
        'contact',
        async (app) =>
          JSON.stringify(await filledForm(app, 'contact')).replace(
            '{',
            '{"__proto__":{"isAdmin":true},',
          ),
      ],
      [
        'constructor.prototype',
        400,
        'contact',
        change('contact', { constructor: { prototype: { isAdmin: true } } }),
      ],
      ['a field of no form', 400, 'contact', change('contact', { role: 'admin' })],
      ['a field of another form', 400, 'contact', change('contact', { contract: 'X1234' })],
      ['a missing field', 422, 'contact', change('contact', { email: undefined })],
      ['a NUL', 422, 'contact', change('contact', { lastName: 'Du\u0000pont' })],
      [
        'a NUL in a message',
        422,
        'contact',
        change('contact', { message: 'Bonjour\u0000 à tous' }),
      ],
      ['a CRLF in a name', 422, 'contact', change('contact', { firstName: 'A\r\nBcc: b@c.fr' })],
      [
        'a CRLF in an address',
        422,
        'contact',
        change('contact', { email: 'a@b.fr\r\nBcc: c@d.fr' }),
      ],
      ['an emoji in a name', 422, 'contact', change('contact', { lastName: '😀' })],
      ['half a character', 422, 'contact', change('contact', { message: 'Bonjour \ud800 à tous' })],
      ['a 10 KB name', 422, 'contact', change('contact', { lastName: 'a'.repeat(10_240) })],
      ['a filled honeypot', 403, 'contact', change('contact', { website: 'https://spam.example' })],
      ['no proof of work', 403, 'contact', change('contact', { captcha: undefined })],
      ['an unreadable proof', 403, 'contact', change('contact', { captcha: 'not a proof' })],
      ['a huge proof', 403, 'contact', change('contact', { captcha: 'A'.repeat(8_000) })],
      [
        'the proof of another form',
        403,
        'contact',
        async (app) => filledForm(app, 'contact', { captcha: await solvedChallenge(app, 'rgpd') }),
      ],
      [
        'a challenge that we did not sign',
        403,
        'contact',
        async (app) => {
          const forged = await createCaptcha({ secret: 'guess', tries: 2 }).challenge('contact');
          return filledForm(app, 'contact', { captcha: await solve(forged) });
        },
      ],
      [
        'a challenge made easier',
        403,
        'contact',
        async (app) => {
          const response = await app.inject({ url: '/api/captcha/challenge?form=contact' });
          const challenge = response.json();
          challenge.parameters.cost = 1;
          challenge.parameters.keyPrefix = '00';
          return filledForm(app, 'contact', { captcha: await solve(challenge) });
        },
      ],
      [
        'a made-up solution',
        403,
        'contact',
        async (app) => {
          const response = await app.inject({ url: '/api/captcha/challenge?form=contact' });
          const solution = { counter: 1, derivedKey: 'ab'.repeat(32), time: 1 };
          const captcha = JSON.stringify({ challenge: response.json(), solution });
          return filledForm(app, 'contact', { captcha: Buffer.from(captcha).toString('base64') });
        },
      ],
      ['no idempotency key', 400, 'contact', change('contact', { idempotencyKey: undefined })],
      ['a strange key', 400, 'contact', change('contact', { idempotencyKey: "' or 1=1 --" })],
      ['someone too young', 422, 'corail', change('corail', { birthDate: '2015-01-01' })],
      ['someone from overseas', 422, 'corail', change('corail', { postcode: '97400' })],
      ['rules not accepted', 422, 'corail', change('corail', { rulesAccepted: false })],
      ['the rules of yesterday', 409, 'corail', change('corail', { rulesVersion: '7' })],
      ['a wrong answer', 422, 'paques', change('paques', { answer: '999' })],
      [
        'a termination yesterday',
        422,
        'termination',
        change('termination', { date: '2026-11-14' }),
      ],
    ];

    test('everything in the table, each with its status', async () => {
      const { app, store } = await start(newStore);
      const seen: string[] = [];
      for (const [index, [why, , form, payload]] of table.entries()) {
        // Each from a network of its own: this is not about rates.
        const response = await post(app, form, await payload(app), `198.18.${index}.1`);
        seen.push(`${response.statusCode} ${why}`);
        expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
        expect(response.json()).toMatchObject({ title: expect.stringMatching(/\.$/) });
      }

      expect(seen).toEqual(table.map(([why, status]) => `${status} ${why}`));
      for (const code of formCodes) expect(await store.submissions.count(code)).toBe(0);
      expect(Object.keys(Object.prototype)).toEqual([]);
    });

    test.each([
      ['upcoming', '2026-10-31T23:59:59Z'],
      ['closed', '2026-12-01T00:00:00Z'],
    ])('an entry to a contest that is %s: 409', async (_state, now) => {
      const { app, store } = await start(newStore, { clock: () => new Date(now) });

      const response = await post(app, 'corail', await filledForm(app, 'corail'));

      expect(response.statusCode).toBe(409);
      expect(await store.submissions.count('corail')).toBe(0);
    });

    test('an expired proof: 403', async () => {
      let now = formsNow;
      const { app, store } = await start(newStore, { clock: () => now });
      const form = await filledForm(app, 'contact');
      now = new Date(formsNow.getTime() + 31 * 60_000);

      expect((await post(app, 'contact', form)).statusCode).toBe(403);
      expect(await store.submissions.count('contact')).toBe(0);
    });

    test('another format: 415', async () => {
      const { app, store } = await start(newStore);
      const response = await app.inject({
        method: 'POST',
        url: endpoint('contact'),
        headers: { 'content-type': 'text/xml' },
        payload: '<a/>',
      });
      expect(response.statusCode).toBe(415);
      expect(await store.submissions.count('contact')).toBe(0);
    });
  });

  test('errors name each field in French, beside what is right', async () => {
    const { app } = await start(newStore);

    const response = await post(
      app,
      'contact',
      await filledForm(app, 'contact', { email: 'elodie', lastName: '' }),
    );

    expect(response.json()).toMatchObject({
      title: 'Certaines réponses sont à corriger.',
      errors: [
        { field: 'lastName', message: 'Saisissez votre nom.' },
        { field: 'email', message: expect.stringContaining('prenom.nom@exemple.fr') },
      ],
    });
  });

  test('fifty identical posts at once store one row and give one reference', async () => {
    const { app, store } = await start(newStore);
    const form = await filledForm(app, 'contact');

    const responses = await Promise.all(
      Array.from({ length: 50 }, () => post(app, 'contact', form)),
    );

    const references = responses.map((r) => (r.json() as { reference: string }).reference);
    expect(new Set(references).size).toBe(1);
    expect(
      responses
        .map((r) => r.statusCode)
        .toSorted()
        .slice(-2),
    ).toEqual([200, 201]);
    expect(await store.submissions.count('contact')).toBe(1);
  });

  test('a proof replayed at once under fifty keys stores one row', async () => {
    const { app, store } = await start(newStore);
    const form = await filledForm(app, 'contact');

    const responses = await Promise.all(
      Array.from({ length: 50 }, () =>
        post(app, 'contact', { ...form, idempotencyKey: randomUUID() }),
      ),
    );

    const statuses = responses.map((r) => r.statusCode).toSorted();
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403)).toHaveLength(49);
    expect(await store.submissions.count('contact')).toBe(1);
  });

  test('the same key with another content is a conflict', async () => {
    const { app, store } = await start(newStore);
    const form = await filledForm(app, 'contact');
    await post(app, 'contact', form);

    const captcha = await solvedChallenge(app, 'contact');
    const other = { ...form, captcha, message: 'Bonjour, tout autre chose.' };
    const response = await post(app, 'contact', other);

    expect(response.statusCode).toBe(409);
    expect(await store.submissions.count('contact')).toBe(1);
  });

  test('a retry long after still gets its receipt, contest closed and proof expired', async () => {
    let now = formsNow;
    const { app } = await start(newStore, { clock: () => now });
    const form = await filledForm(app, 'corail');
    const first = await post(app, 'corail', form);
    now = new Date('2026-12-24T00:00:00Z');

    const retry = await post(app, 'corail', form);

    expect(retry.statusCode).toBe(200);
    expect(retry.json()).toEqual({ ...first.json(), replayed: true });
  });

  test('a retry after midnight gets its receipt, though its day is past by then', async () => {
    let now = formsNow;
    const { app, store } = await start(newStore, { clock: () => now });
    const form = await filledForm(app, 'termination');
    const first = await post(app, 'termination', form);
    now = new Date('2026-11-16T08:00:00Z');

    const retry = await post(app, 'termination', form);

    expect(retry.statusCode).toBe(200);
    expect(retry.json()).toEqual({ ...first.json(), replayed: true });
    const corrected = await post(app, 'termination', { ...form, date: '2026-11-16' });
    expect(corrected.statusCode).toBe(409);
    expect(await store.submissions.count('termination')).toBe(1);
  });

  test('one person enters once, whatever the address', async () => {
    const { app, store } = await start(newStore);
    await post(app, 'corail', await filledForm(app, 'corail'));

    const again = await post(app, 'corail', await filledForm(app, 'corail'));
    const otherAddress = await post(
      app,
      'corail',
      await filledForm(app, 'corail', { email: 'autre@exemple.fr' }),
    );

    expect([again.statusCode, otherAddress.statusCode]).toEqual([409, 409]);
    expect(again.json()).toMatchObject({ title: expect.stringContaining('déjà') });
    expect(await store.submissions.count('corail')).toBe(1);
  });

  test.each([
    ['upcoming', '2026-10-31T23:59:59Z'],
    ['open', '2026-11-01T00:00:00Z'],
    ['open', '2026-11-30T23:59:59Z'],
    ['closed', '2026-12-01T00:00:00Z'],
  ])('a contest says that it is %s at %s', async (state, now) => {
    const { app } = await start(newStore, { clock: () => new Date(now) });
    const response = await app.inject({ url: endpoint('corail') });
    expect([response.statusCode, response.json()]).toEqual([200, { state }]);
  });

  test('a full contest says so', async () => {
    const { app, store } = await start(newStore, {
      files: formsSite([testContest({ capacity: 1 })]),
    });
    const state = async () => (await app.inject({ url: endpoint('corail') })).json();
    expect(await state()).toEqual({ state: 'open' });
    await post(app, 'corail', await filledForm(app, 'corail'));
    expect(await state()).toEqual({ state: 'full' });
    expect((await app.inject({ url: endpoint('foot') })).statusCode).toBe(404);

    const second = await post(
      app,
      'corail',
      await filledForm(app, 'corail', { email: 'b@c.fr', lastName: 'Autre' }),
    );

    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({ title: expect.stringContaining('complet') });
    expect(await store.submissions.count('corail')).toBe(1);
  });

  test('a confirmation waits in the outbox when a mail server is configured', async () => {
    const { app, store } = await start(newStore, {
      forms: {
        captchaTries: 2,
        messages: createMessages({
          mail: true,
          partner: true,
          staff: (code) => (code === 'contact' ? ['accueil@exemple.fr'] : []),
        }),
      },
    });
    const contact = await post(app, 'contact', await filledForm(app, 'contact'));
    const entry = await post(app, 'corail', await filledForm(app, 'corail'));

    const { reference } = contact.json() as { reference: string };
    const waiting = await store.outbox.claim(10, 1_000);
    expect(waiting.map(({ id }) => id).toSorted()).toEqual(
      [
        `${reference}:confirmation`,
        `${reference}:staff:0`,
        `${(entry.json() as { reference: string }).reference}:confirmation`,
        `${(entry.json() as { reference: string }).reference}:partner`,
      ].toSorted(),
    );
    expect(waiting.find(({ id }) => id === `${reference}:confirmation`)?.payload).toMatchObject({
      to: 'elodie.noel@exemple.fr',
      mail: { kind: 'confirmation', form: 'contact', reference, declared: [] },
    });
    // Who answers is told what came, not whose it is.
    const told = waiting.find(({ id }) => id === `${reference}:staff:0`)?.payload;
    expect(told).toEqual({
      to: 'accueil@exemple.fr',
      mail: {
        kind: 'staff-request',
        form: 'contact',
        reference,
        receivedAt: formsNow.toISOString(),
        deadline: '2026-11-17T10:00:00.000Z',
        isConfirmed: false,
        hasPage: false,
      },
    });
    expect(contact.json()).toMatchObject({ isMailed: true, canBeFollowed: true });
  });
});

describe('the rate of posts', () => {
  const postNothing = (app: FastifyInstance, remoteAddress: string, claimed = remoteAddress) =>
    app.inject({
      method: 'POST',
      url: endpoint('contact'),
      remoteAddress,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': claimed,
        forwarded: `for=${claimed}`,
      },
      payload: '{}',
    });

  test('who posts too much is asked to wait, whatever address is claimed, and no neighbour is', async () => {
    const { app } = await start(newSqlite);
    for (let index = 0; index < POSTS.household; index += 1)
      expect((await postNothing(app, '203.0.113.7', `198.51.100.${index}`)).statusCode).toBe(400);

    const refused = await postNothing(app, '203.0.113.7', '198.51.100.1');

    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ title: expect.stringContaining('Trop de demandes') });
    expect((await postNothing(app, '203.0.113.8')).statusCode).toBe(400);
  });

  test('a whole range has a ceiling of its own, and other ranges go on', async () => {
    const { app } = await start(newSqlite);
    for (let index = 0; index < POSTS.range; index += 1)
      await postNothing(app, `203.0.113.${index % 250}`);

    expect((await postNothing(app, '203.0.113.251')).statusCode).toBe(429);
    expect((await postNothing(app, '203.0.114.1')).statusCode).toBe(400);
  });

  test('posts without script have a lower ceiling, however many of a range send them', async () => {
    const { app } = await start(newSqlite);
    const post = (remoteAddress: string) =>
      app.inject({
        method: 'POST',
        url: endpoint('contact'),
        remoteAddress,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'step=edit',
      });
    for (let index = 0; index < PLAIN_POSTS.range; index += 1)
      expect((await post(`203.0.113.${index % 250}`)).statusCode).toBe(200);

    expect((await post('203.0.113.251')).statusCode).toBe(429);
    expect((await post('203.0.114.1')).statusCode).toBe(200);
  });

  test('challenges get harder before they are refused, and a refusal says when to come back', async () => {
    const tries = 100;
    const { app } = await start(newSqlite, { forms: { captchaTries: tries } });
    const ask = (remoteAddress: string) =>
      app.inject({ url: '/api/captcha/challenge?form=contact', remoteAddress });
    for (let index = 0; index < 4 * HARDER_EVERY.household; index += 1) await ask('203.0.113.7');

    const hard = await solve((await ask('203.0.113.7')).json());
    const easy = await solve((await ask('203.0.113.8')).json());

    expect(counterOf(hard)).toBeGreaterThanOrEqual(8 * tries);
    expect(counterOf(easy)).toBeLessThanOrEqual(1.5 * tries);
    for (let index = 0; index < CHALLENGES.household; index += 1) await ask('203.0.113.7');
    const refused = await ask('203.0.113.7');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({
      status: 429,
      title: expect.stringContaining('Trop de demandes'),
    });
  });

  const counterOf = (proof: string) =>
    (JSON.parse(Buffer.from(proof, 'base64').toString()) as { solution: { counter: number } })
      .solution.counter;
});

describe.each(stores)('forms without JavaScript on %s', (_name, newStore) => {
  const fields = {
    audience: 'abonne-box',
    topic: 'panne',
    message: 'Bonjour <b>vous</b> & "moi",\r\nma box redémarre.',
    firstName: 'Élodie',
    lastName: 'Nœl',
    email: 'elodie.noel@exemple.fr',
    phone: '',
    page: 'abonne-box',
  };
  type Shown = { path: string; form: Extract<FormState, { kind: 'review' }> };
  const tokenIn = (body: string) => (JSON.parse(body) as Shown).form.token ?? '';

  test('mistakes are shown beside their field, and nothing typed is lost', async () => {
    const { app, store } = await start(newStore);

    const response = await postPlain(app, 'contact', { ...fields, email: 'elodie', topic: '' });

    expect(response.statusCode).toBe(422);
    expect(response.headers['content-type']).toMatch(/^text\/html/);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(response.json()).toMatchObject({
      path: '/freebox/informations/nous-contacter/abonne-freebox/',
      form: {
        kind: 'questions',
        values: { lastName: 'Nœl', email: 'elodie', message: fields.message },
        refusal: {
          sentence: 'Certaines réponses sont à corriger.',
          errors: { email: expect.stringContaining('Saisissez une adresse e-mail complète') },
        },
      },
    });
    expect(await store.submissions.count('contact')).toBe(0);
  });

  test('a right form is shown once more, then confirmed, stored once and receipted', async () => {
    let now = formsNow;
    const { app, store } = await start(newStore, { clock: () => now });

    const review = await postPlain(app, 'contact', fields);
    expect(review.statusCode).toBe(200);
    expect(review.json()).toMatchObject({ form: { kind: 'review', values: { lastName: 'Nœl' } } });
    expect(await store.submissions.count('contact')).toBe(0);

    const token = tokenIn(review.body);
    const hasty = await postPlain(app, 'contact', { ...fields, token, step: 'confirm' });
    expect(hasty.statusCode).toBe(409);
    expect(await store.submissions.count('contact')).toBe(0);

    now = new Date(formsNow.getTime() + 5_000);
    const confirmations = await Promise.all(
      Array.from({ length: 5 }, () =>
        postPlain(app, 'contact', { ...fields, token, step: 'confirm' }),
      ),
    );
    expect(confirmations.map((r) => r.statusCode)).toEqual([303, 303, 303, 303, 303]);
    expect(await store.submissions.count('contact')).toBe(1);

    const receipt = await app.inject({ url: confirmations[0]?.headers.location ?? '' });
    const [stored] = await store.submissions.list('contact');
    expect(receipt.statusCode).toBe(200);
    expect(receipt.json()).toMatchObject({
      path: '/freebox/informations/nous-contacter/abonne-freebox/',
      form: {
        kind: 'received',
        receipt: {
          reference: stored?.reference,
          receivedAt: now.toISOString(),
          address: confirmations[0]?.headers.location,
          declared: [],
        },
      },
    });
  });

  test('a token serves only the answers it was given for', async () => {
    let now = formsNow;
    const { app, store } = await start(newStore, { clock: () => now });
    const token = tokenIn((await postPlain(app, 'contact', fields)).body);
    now = new Date(formsNow.getTime() + 5_000);

    const changed = { ...fields, lastName: 'Autre', token, step: 'confirm' };
    const response = await postPlain(app, 'contact', changed);
    const forged = await postPlain(app, 'contact', { ...fields, token: 'x.y', step: 'confirm' });

    expect([response.statusCode, forged.statusCode]).toEqual([200, 200]); // asked to look again
    expect(await store.submissions.count('contact')).toBe(0);
  });

  test('what is confirmed too fast or too late is shown again, with the reason', async () => {
    let now = formsNow;
    const { app, store } = await start(newStore, { clock: () => now });
    const { refusals } = await stateRenderer.content('form-answers');
    const review = await postPlain(app, 'contact', fields);
    expect(review.json()).toMatchObject({ form: { sentence: null } });
    const token = tokenIn(review.body);
    const confirm = (with_: string) =>
      postPlain(app, 'contact', { ...fields, token: with_, step: 'confirm' });

    now = new Date(formsNow.getTime() + 1_999);
    const hasty = await confirm(token);
    // The same token: a moment later it is good.
    expect(hasty.json()).toMatchObject({ form: { token, sentence: refusals.tooFast } });

    now = new Date(formsNow.getTime() + HOUR_MS + 1);
    const late = await confirm(token);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ form: { kind: 'review', sentence: refusals.reviewOver } });
    const another = tokenIn(late.body);
    expect(another).not.toBe(token);

    // Read again, not confirmed.
    now = new Date(now.getTime() + HOUR_MS);
    expect((await postPlain(app, 'contact', { ...fields, token: another })).statusCode).toBe(200);
    expect(await store.submissions.count('contact')).toBe(0);
    expect((await confirm(another)).statusCode).toBe(303);
    expect(await store.submissions.count('contact')).toBe(1);
  });

  test('confirmed again from the history, hours later, it is the request that was stored', async () => {
    let now = formsNow;
    const { app, store } = await start(newStore, { clock: () => now });
    const token = tokenIn((await postPlain(app, 'contact', fields)).body);
    const confirm = (changes = {}) =>
      postPlain(app, 'contact', { ...fields, ...changes, token, step: 'confirm' });
    now = new Date(formsNow.getTime() + 5_000);
    const first = await confirm();

    now = new Date(formsNow.getTime() + 5 * HOUR_MS);
    const again = await confirm();

    expect([again.statusCode, again.headers.location]).toEqual([303, first.headers.location]);
    // Other answers are another request, to read first.
    expect((await confirm({ lastName: 'Autre' })).json()).toMatchObject({
      form: { kind: 'review' },
    });
    expect(await store.submissions.count('contact')).toBe(1);
  });

  test('questions, review and receipt stand on the page that the form was on', async () => {
    let now = formsNow;
    const { app } = await start(newStore, { clock: () => now });
    const path = '/freebox/informations/nous-contacter/abonne-mobile-free/';
    const sent = { ...fields, audience: 'abonne-mobile', topic: 'facture', page: 'abonne-mobile' };

    const wrong = await postPlain(app, 'contact', { ...sent, email: '' });
    expect(wrong.json()).toMatchObject({ path, form: { kind: 'questions' } });
    const review = await postPlain(app, 'contact', sent);
    expect(review.json()).toMatchObject({ path, form: { kind: 'review' } });
    now = new Date(formsNow.getTime() + 2_000);
    const token = tokenIn(review.body);
    const { headers } = await postPlain(app, 'contact', { ...sent, token, step: 'confirm' });
    const receipt = await app.inject({ url: headers.location ?? '' });
    expect(receipt.json()).toMatchObject({ path, form: { kind: 'received' } });
  });

  test('a store that fails keeps what was typed on the page, says so, and is logged', async () => {
    let now = formsNow;
    const store = await openTestStore(newStore, { clock });
    const { app, logLines } = await start(newStore, {
      clock: () => now,
      store: {
        ...store,
        submissions: {
          ...store.submissions,
          accept: () => Promise.reject(new Error('the disk is full')),
        },
      },
    });
    const { refusals } = await stateRenderer.content('form-answers');
    const token = tokenIn((await postPlain(app, 'contact', fields)).body);
    now = new Date(formsNow.getTime() + 5_000);
    const response = await postPlain(app, 'contact', { ...fields, token, step: 'confirm' });
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({
      form: {
        kind: 'questions',
        values: { lastName: 'Nœl' },
        refusal: { sentence: refusals.down },
      },
    });
    expect(JSON.stringify(logLines)).toContain('the disk is full');
  });

  test('going back to correct keeps everything', async () => {
    const { app } = await start(newStore);
    const response = await postPlain(app, 'contact', { ...fields, step: 'edit' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      form: { kind: 'questions', values: { lastName: 'Nœl' }, refusal: null },
    });
  });

  test.each([
    ['a filled honeypot', { website: 'spam' }, 403],
    ['an unknown field', { role: 'admin' }, 400],
    ['__proto__', { __proto__x: '1' }, 400],
  ])('%s is refused with a page', async (_why, extra, status) => {
    const { app, store } = await start(newStore);
    const response = await postPlain(app, 'contact', { ...fields, ...extra } as typeof fields);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toMatch(/^text\/html/);
    expect(await store.submissions.count('contact')).toBe(0);
  });

  test('a name sent twice or called __proto__ is refused', async () => {
    const { app, store } = await start(newStore);
    const payload = new URLSearchParams(fields).toString();
    const { refusals } = await stateRenderer.content('form-answers');
    for (const extra of ['&email=b@c.fr', '&__proto__=1', '&constructor=1']) {
      const response = await app.inject({
        method: 'POST',
        url: endpoint('contact'),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: payload + extra,
      });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ form: { refusal: { sentence: refusals.unknown } } });
    }
    expect(await store.submissions.count('contact')).toBe(0);
  });

  test('too many posts are refused with a page that keeps what was typed', async () => {
    const { app } = await start(newStore);
    const responses = [];
    for (let index = 0; index < 21; index += 1)
      responses.push(await postPlain(app, 'contact', fields));
    expect(responses.at(-2)?.statusCode).toBe(200);
    expect(responses.at(-1)?.statusCode).toBe(429);
    expect(responses.at(-1)?.json()).toMatchObject({ form: { values: { lastName: 'Nœl' } } });
    expect(Number(responses.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('many senders of plain posts shut out nobody', async () => {
    const { app } = await start(newStore);
    for (let index = 0; index < 650; index += 1)
      await postPlain(app, 'contact', fields, `198.51.${index % 250}.1`);

    expect((await postPlain(app, 'contact', fields, '203.0.113.9')).statusCode).toBe(200);
  });

  test('a contest keeps the dates of the release on show, whatever the content service has next', async () => {
    const service = await startContentService();
    const next = [testContest({ closesAt: '2026-11-10T00:00:00Z' })];
    service.behave((_request, response) =>
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ contests: next })),
    );
    const { app } = await start(newStore, { env: { CONTENT_SERVICE_URL: service.url } });
    const state = await app.inject({ url: endpoint('corail') });
    expect(state.json()).toEqual({ state: 'open' });
    const entry = await post(app, 'corail', await filledForm(app, 'corail'));
    expect(entry.statusCode).toBe(201);
  });

  test('a made-up receipt does not exist', async () => {
    const { app } = await start(newStore);
    const response = await app.inject({ url: '/api/forms/receipt?token=abc.def' });
    expect(response.statusCode).toBe(404);
    // A page, where requests are found again.
    expect(response.json()).toMatchObject({ path: '/suivi/', followUp: { notice: 'link-over' } });
  });

  test('without a page to answer with, one is told to try again', async () => {
    const { app } = await start(newStore, {
      renderer: { ...stateRenderer, page: () => Promise.reject(new Error('no release')) },
    });
    const response = await postPlain(app, 'contact', fields);
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ title: expect.stringContaining('indisponible') });
  });
});
