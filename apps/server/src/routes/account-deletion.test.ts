import { NO_FOLLOW_UP_ANSWERS } from '@vitrine/domain/forms/follow-up';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { createMessages } from '../outbox/messages.ts';
import { startApp } from '../testing/app.ts';
import { endpoint, filledForm, formsNow, formsSite, stateRenderer } from '../testing/forms.ts';
import { deliveredMails, followed, followUpShown, press, tokenOf } from '../testing/mails.ts';
import { type NewStoreOptions, openTestStore, stores, withDatabase } from '../testing/stores.ts';

const HOUR_MS = 60 * 60 * 1_000;
const EMAIL = 'elodie.noel@exemple.fr';

async function start(newStore: NewStoreOptions, { mail = true } = {}) {
  const time = { now: formsNow };
  const clock = () => time.now;
  const options = await newStore();
  const store = await openTestStore(async () => options, { clock });
  const { app } = await startApp({
    files: formsSite(),
    store,
    clock,
    renderer: stateRenderer,
    forms: {
      captchaTries: 2,
      messages: createMessages({
        mail,
        partner: false,
        staff: (code) => (code === 'account-deletion' ? ['comptes@exemple.fr'] : []),
      }),
    },
  });
  const mails = () => deliveredMails(store);

  async function request(changes: object = {}) {
    const response = await app.inject({
      method: 'POST',
      url: endpoint('account-deletion'),
      headers: { 'content-type': 'application/json' },
      payload: await filledForm(app, 'account-deletion', changes),
    });
    return (response.json() as { reference: string }).reference;
  }

  return { app, store, options, time, mails, request };
}

const follow = (app: FastifyInstance, reference: string) => followed(app, reference, EMAIL);

describe.each(stores)('deleting an account on %s', (_name, newStore) => {
  test('is confirmed with a link that shows a button, and works once', async () => {
    const { app, store, mails, request } = await start(newStore);
    const reference = await request();
    const sent = await mails();
    expect(sent.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      ['comptes@exemple.fr', 'staff-request'],
      [EMAIL, 'deletion-link'],
    ]);
    const path = sent.find(({ to }) => to === EMAIL)?.links[0]?.path ?? '';

    // A scanner that follows links changes nothing, however often.
    for (const _ of [1, 2]) {
      const page = await app.inject({ url: path });
      expect(page.headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      expect(followUpShown(page.body)).toMatchObject({
        kind: 'link',
        reference,
        steps: ['confirm', 'cancel'],
        until: new Date(formsNow.getTime() + 48 * HOUR_MS).toISOString(),
      });
    }
    expect(await store.followUps.of(reference)).toEqual([]);
    expect((await follow(app, reference)).request).toMatchObject({
      state: 'received',
      confirmation: { kind: 'sent' },
      steps: ['cancel'],
    });

    const [first, second] = await Promise.all([
      press(app, path, 'confirm'),
      press(app, path, 'confirm'),
    ]);
    expect([first.statusCode, second.statusCode].toSorted()).toEqual([303, 404]);
    expect(await store.followUps.of(reference)).toMatchObject([{ state: 'confirmed' }]);
    expect((await follow(app, reference)).request).toMatchObject({
      state: 'confirmed',
      confirmation: null,
      deadline: new Date(formsNow.getTime() + 30 * 24 * HOUR_MS).toISOString(),
    });
    expect(await mails()).toMatchObject([{ to: 'comptes@exemple.fr', subject: 'staff-request' }]);
  });

  test('its token is nowhere in the store', async () => {
    const { options, mails, request } = await start(newStore);
    await request();
    const path = (await mails()).find(({ to }) => to === EMAIL)?.links[0]?.path ?? '';
    const { openDatabase } = await import('../store/store.ts');
    const { db } = await openDatabase(options);
    const tables = ['one_time_links', 'outbox', 'follow_ups', 'submissions'] as const;
    const rows = await Promise.all(
      tables.map((table) => db.selectFrom(table).selectAll().execute()),
    );
    await db.destroy();
    expect(rows[0]).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(tokenOf(path));
  });

  test('a link is over after 48 hours; another is sent when asked, once', async () => {
    const { app, time, mails, request } = await start(newStore);
    const reference = await request();
    const path = (await mails()).find(({ to }) => to === EMAIL)?.links[0]?.path ?? '';
    time.now = new Date(formsNow.getTime() + 48 * HOUR_MS + 1);
    expect((await app.inject({ url: path })).statusCode).toBe(404);
    expect((await press(app, path, 'confirm')).statusCode).toBe(404);

    const { address, request: open } = await follow(app, reference);
    expect(open).toMatchObject({
      confirmation: { kind: 'over' },
      steps: ['resend', 'cancel'],
    });
    // Nobody asked for a link.
    await press(app, address, 'accept', '/api/follow-up/step');
    expect(await mails()).toEqual([]);
    for (const _ of [1, 2]) await press(app, address, 'resend', '/api/follow-up/step');
    const again = await mails();
    expect(again).toMatchObject([{ to: EMAIL, subject: 'deletion-link' }]);
    expect((await press(app, again[0]?.links[0]?.path ?? '', 'confirm')).statusCode).toBe(303);
  });

  test('can be cancelled with the link', async () => {
    const { app, store, mails, request } = await start(newStore);
    const reference = await request();
    const path = (await mails()).find(({ to }) => to === EMAIL)?.links[0]?.path ?? '';
    expect((await press(app, path, 'cancel')).statusCode).toBe(303);
    expect(await store.followUps.of(reference)).toMatchObject([{ state: 'cancelled' }]);
    // Once used, it confirms nothing.
    expect((await press(app, path, 'confirm')).statusCode).toBe(404);
  });

  test('that was cancelled in the follow-up is said to be by its link, which offers nothing', async () => {
    const { app, mails, request } = await start(newStore);
    const reference = await request();
    const path = (await mails()).find(({ to }) => to === EMAIL)?.links[0]?.path ?? '';
    await press(app, (await follow(app, reference)).address, 'cancel', '/api/follow-up/step');
    expect(followUpShown((await app.inject(path)).body)).toMatchObject({
      kind: 'found',
      request: { reference, state: 'cancelled' },
    });
  });

  test('is confirmed with an adviser where no e-mail can leave', async () => {
    const { app, request } = await start(newStore, { mail: false });
    expect((await follow(app, await request())).request).toMatchObject({
      confirmation: { kind: 'by-adviser' },
      steps: ['cancel'],
    });
  });

  test('can be cancelled until it is done, in the follow-up', async () => {
    const { app, store, mails, request } = await start(newStore);
    const reference = await request();
    const path = (await mails()).find(({ to }) => to === EMAIL)?.links[0]?.path ?? '';
    await press(app, path, 'confirm');
    await mails();
    const { address } = await follow(app, reference);
    const cancel = () => press(app, address, 'cancel', '/api/follow-up/step');
    expect((await cancel()).statusCode).toBe(303);
    expect((await follow(app, reference)).request).toMatchObject({ state: 'cancelled', steps: [] });
    await cancel();
    // Those who were told to do it are told not to, once.
    expect(await mails()).toMatchObject([
      { to: 'comptes@exemple.fr', mail: { reference, isCancelled: true, deadline: null } },
    ]);
    expect(await store.followUps.of(reference)).toHaveLength(2);

    const other = await store.submissions.accept(
      'account-deletion',
      { email: EMAIL },
      { key: 'done' },
    );
    await store.followUps.add(other.reference, { state: 'done' });
    const done = await follow(app, other.reference);
    await press(app, done.address, 'cancel', '/api/follow-up/step');
    expect((await follow(app, other.reference)).request.state).toBe('done');
  });

  test('can be cancelled with a link that left after it was confirmed, and staff are told', async () => {
    const { app, store, mails, request } = await start(newStore);
    const reference = await request();
    const path = (await mails()).find(({ to }) => to === EMAIL)?.links[0]?.path ?? '';
    await press(app, path, 'confirm');
    await mails();
    // The mail server took the first e-mail and its answer was lost: it was sent once more.
    const { token } = await store.links.issue('account-deletion', reference, HOUR_MS);
    expect((await press(app, `?token=${token}`, 'cancel')).statusCode).toBe(303);
    expect((await follow(app, reference)).request.state).toBe('cancelled');
    expect(await mails()).toMatchObject([
      { to: 'comptes@exemple.fr', mail: { reference, isCancelled: true } },
    ]);
  });

  test('nothing but the link confirms', async () => {
    const { app, store, request } = await start(newStore);
    const reference = await request();
    const { address } = await follow(app, reference);
    await press(app, address, 'confirm', '/api/follow-up/step');
    expect((await press(app, address, 'confirm')).statusCode).toBe(404);
    expect((await press(app, '?token=abc', 'confirm')).statusCode).toBe(404);
    expect(await store.followUps.of(reference)).toEqual([]);
  });

  test('its links are erased with the request', async () => {
    const { app, store, options, mails, request } = await start(newStore);
    const reference = await request();
    const path = (await mails()).find(({ to }) => to === EMAIL)?.links[0]?.path ?? '';
    await store.submissions.erase(reference);
    expect((await app.inject({ url: path })).statusCode).toBe(404);
    await withDatabase(options, (execute) => execute('select 1 from one_time_links'));
    expect(await store.links.goodUntil('account-deletion', reference)).toBeNull();
  });
});

describe.each(stores)('a lost reference on %s', (_name, newStore) => {
  const askFor = (app: FastifyInstance, email: string) =>
    app.inject({
      method: 'POST',
      url: '/api/follow-up/mail',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ email }).toString(),
    });

  test('its mailbox gets a link to each request, that opens it once', async () => {
    const { app, mails, request } = await start(newStore);
    const references = [await request()];
    await mails();
    const answers = [await askFor(app, 'Elodie.Noel+tri@exemple.fr'), await askFor(app, 'x@y.fr')];
    // Nobody learns who has written to us.
    expect(answers.map(({ statusCode, body }) => [statusCode, followUpShown(body)])).toEqual(
      answers.map(() => [
        200,
        { kind: 'question', typed: NO_FOLLOW_UP_ANSWERS, notice: 'links-sent' },
      ]),
    );
    const sent = await mails();
    expect(sent).toMatchObject([{ to: EMAIL, subject: 'follow-up-links' }]);
    const [link] = sent[0]?.links ?? [];
    expect(link?.reference).toBe(references[0]);

    expect(followUpShown((await app.inject({ url: link?.path ?? '' })).body)).toMatchObject({
      kind: 'link',
      steps: ['open'],
    });
    // It reads; it does not confirm what another link asks.
    expect((await press(app, link?.path ?? '', 'confirm')).statusCode).toBe(404);
    const opened = await press(app, link?.path ?? '', 'open');
    expect(opened.statusCode).toBe(303);
    const page = await app.inject({ url: opened.headers.location ?? '' });
    expect(followUpShown(page.body)).toMatchObject({
      kind: 'found',
      request: { reference: references[0] },
    });
    expect((await press(app, link?.path ?? '', 'open')).statusCode).toBe(404);
  });

  test('each address gets the links to its own requests, though two look like one mailbox', async () => {
    const { app, mails, request } = await start(newStore);
    const other = 'elodie.noel+autre@exemple.fr';
    const [first, second] = [await request(), await request({ email: other })];
    await mails();
    await askFor(app, EMAIL);
    const sent = await mails();
    expect(
      sent.map(({ to, links }) => [to, links.map(({ reference }) => reference)]).toSorted(),
    ).toEqual([
      [other, [second]],
      [EMAIL, [first]],
    ]);
  });

  test('asking again and again sends one e-mail', async () => {
    const { app, mails, request } = await start(newStore);
    await request();
    await mails();
    for (const _ of [1, 2, 3]) await askFor(app, EMAIL);
    expect(await mails()).toHaveLength(1);
  });
});
