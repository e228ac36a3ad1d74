import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Terminal } from '../cli/cli.ts';
import { drawCommand } from '../cli/draw.ts';
import { createMessages } from '../outbox/messages.ts';
import { startApp } from '../testing/app.ts';
import {
  answersOf,
  formsNow,
  formsSite,
  stateRenderer,
  testContest,
  testForms,
} from '../testing/forms.ts';
import { deliveredMails, followed, press } from '../testing/mails.ts';
import { openTestStore, stores } from '../testing/stores.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const contest = testContest({ winners: 2, substitutes: 2 });
const DRAWN_ON = new Date('2026-12-02T10:00:00.000Z');
const later = (days: number) => new Date(DRAWN_ON.getTime() + days * DAY_MS);

describe.each(stores)('the prizes of a drawn contest on %s', (_name, newStore) => {
  async function start() {
    const time = { now: formsNow };
    const clock = () => time.now;
    const store = await openTestStore(newStore, { clock });
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-prizes-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const messages = createMessages({
      mail: true,
      partner: false,
      staff: (code) => (code === 'corail' ? ['jeux@exemple.fr'] : []),
    });
    const { app } = await startApp({
      files: formsSite([contest]),
      store,
      clock,
      renderer: stateRenderer,
      forms: { messages },
    });
    await store.contestRecords.keep(contest.code, JSON.stringify(contest));
    const mailboxes = new Map<string, string>();
    for (let index = 0; index < 6; index += 1) {
      const email = `joueur${index}@exemple.fr`;
      const payload = { ...answersOf('corail'), email };
      const { reference } = await store.submissions.accept('corail', payload, { key: email });
      mailboxes.set(reference, email);
    }
    const said: string[] = [];
    const terminal: Terminal = {
      store,
      print: (line) => said.push(line),
      actor: 'claire',
      clock,
      drawsFolder: join(folder, 'draws'),
      messages,
      ...testForms([contest, testContest({ code: 'foot' })]),
    };
    const draw = (...args: string[]) => drawCommand(args, terminal);
    time.now = DRAWN_ON;
    await draw('freeze', 'corail');
    await draw('run', 'corail');
    const result = (await store.draws.find('corail'))?.result;
    const mailboxOf = (reference: string) => mailboxes.get(reference) ?? '';
    const outcomeOf = async (reference: string) =>
      (await followed(app, reference, mailboxOf(reference))).request;
    const [first = '', second = ''] = result?.winners ?? [];
    const [third = '', fourth = ''] = result?.substitutes ?? [];
    return {
      app,
      store,
      time,
      draw,
      said,
      terminal,
      folder,
      mailboxOf,
      outcomeOf,
      first,
      second,
      third,
      fourth,
    };
  }

  test('are told to each winner once, with a link and until when to confirm', async () => {
    const { app, store, draw, said, mailboxOf, outcomeOf, first, second, third } = await start();
    expect((await outcomeOf(first)).outcome).toEqual({
      kind: 'winner',
      until: later(7).toISOString(),
    });

    await Promise.all([draw('tell', 'corail'), draw('tell', 'corail')]);
    await draw('tell', 'corail');
    expect(said.at(-1)).toBe('0 told, 2 were already');
    const mails = await deliveredMails(store);
    expect(mails.map(({ to }) => to).toSorted()).toEqual([first, second].map(mailboxOf).toSorted());
    const mine = mails.find(({ to }) => to === mailboxOf(first));
    expect(mine?.names).toEqual([testContest().name]);
    expect(mine?.mail).toMatchObject({
      kind: 'won',
      form: 'corail',
      reference: first,
      prize: 'Une paire de baskets',
      until: later(15).toISOString(),
    });
    expect(await outcomeOf(first)).toMatchObject({
      state: 'told',
      outcome: { kind: 'told', until: later(15).toISOString() },
      prize: 'Une paire de baskets',
      steps: ['accept'],
    });
    expect((await outcomeOf(third)).outcome?.kind).toBe('substitute');

    // A scanner that follows the link changes nothing.
    const path = mine?.links[0]?.path ?? '';
    await app.inject({ url: path });
    expect(await store.followUps.of(first)).toMatchObject([{ state: 'told' }]);
    expect((await press(app, path, 'accept')).statusCode).toBe(303);
    expect(await outcomeOf(first)).toMatchObject({ outcome: { kind: 'accepted' }, steps: [] });
    expect(await deliveredMails(store)).toMatchObject([
      { to: 'jeux@exemple.fr', mail: { kind: 'staff-request', isConfirmed: true } },
    ]);
    expect((await store.audit.list()).slice(-1)).toMatchObject([
      { action: 'tell', detail: { contest: 'corail', told: 0 } },
    ]);
  });

  test('are confirmed in the follow-up too, also after staff wrote', async () => {
    const { app, store, draw, mailboxOf, outcomeOf, first } = await start();
    await draw('tell', 'corail');
    await store.followUps.add(first, { state: 'answered', answer: 'Quelle est votre adresse ?' });
    const { address } = await followed(app, first, mailboxOf(first));
    await press(app, address, 'cancel', '/api/follow-up/step');
    expect((await outcomeOf(first)).outcome?.kind).toBe('told');
    await press(app, address, 'accept', '/api/follow-up/step');
    expect((await outcomeOf(first)).outcome?.kind).toBe('accepted');
  });

  test('pass to the next substitute after fifteen days, or when a winner says no', async () => {
    const { app, store, time, draw, said, mailboxOf, outcomeOf, ...drawn } = await start();
    const { first, second, third, fourth } = drawn;
    await draw('tell', 'corail');
    expect(said.at(-1)).toBe('2 told, 0 were already');
    const mails = await deliveredMails(store);
    const linkOf = (reference: string) =>
      mails.find(({ to }) => to === mailboxOf(reference))?.links[0]?.path ?? '';
    await press(app, linkOf(second), 'accept');
    await deliveredMails(store);

    time.now = later(14);
    await expect(draw('replace', 'corail', first)).rejects.toThrow('fifteen days');
    time.now = new Date(later(15).getTime() + 1);
    await expect(draw('replace', 'corail', second)).rejects.toThrow('has confirmed');
    await expect(draw('replace', 'corail', third)).rejects.toThrow('one who has a prize');
    await draw('status', 'corail');
    expect(said.slice(-3)).toEqual([
      `0 winners to tell before ${later(7).toISOString()}`,
      '1 have confirmed, 1 did not in time',
      `to replace: ${first}`,
    ]);

    await draw('replace', 'corail', first);
    expect(said.slice(-2)).toEqual([`${first} is replaced`, '1 told, 1 were already']);
    expect((await store.audit.list()).slice(-2)).toMatchObject([
      { action: 'replace', detail: { contest: 'corail', reference: first, declined: false } },
      { action: 'tell', detail: { contest: 'corail', told: 1 } },
    ]);
    expect((await deliveredMails(store)).map(({ to }) => to)).toEqual([mailboxOf(third)]);
    expect((await outcomeOf(first)).outcome?.kind).toBe('lapsed');
    expect((await outcomeOf(third)).outcome?.kind).toBe('told');
    await press(app, linkOf(first), 'accept');
    expect((await outcomeOf(first)).outcome?.kind).toBe('lapsed');

    await draw('replace', 'corail', second, '--declined');
    expect((await deliveredMails(store)).map(({ to }) => to)).toEqual([mailboxOf(fourth)]);
    await draw('replace', 'corail', third, '--declined');
    expect(said.at(-1)).toContain('no substitute remains');
    expect((await store.audit.list()).map(({ action }) => action)).toEqual([
      'freeze',
      'draw',
      'tell',
      'replace',
      'tell',
      'replace',
      'tell',
      'replace',
      'tell',
    ]);
  });

  test('stay with a winner who confirms at the very moment of being replaced', async () => {
    const { store, time, draw, terminal, first, third } = await start();
    await draw('tell', 'corail');
    time.now = new Date(later(15).getTime() + 1);
    const { followUps } = store;
    const raced: Terminal['store'] = {
      ...store,
      followUps: {
        ...followUps,
        add: async (reference, step) => {
          if (step.state === 'lapsed') await followUps.add(reference, { state: 'confirmed' });
          return followUps.add(reference, step);
        },
      },
    };
    await expect(
      drawCommand(['replace', 'corail', first], { ...terminal, store: raced }),
    ).rejects.toThrow('has confirmed');
    expect((await followUps.of(first)).map(({ state }) => state)).toEqual(['told', 'confirmed']);
    expect(await followUps.of(third)).toEqual([]);
  });

  test('of who was erased go to a substitute, and the file says how far each has come', async () => {
    const { store, draw, folder, first, second, third } = await start();
    await store.submissions.erase(first);
    await draw('tell', 'corail');
    expect(await store.followUps.of(third)).toMatchObject([{ state: 'told' }]);
    await store.followUps.add(second, { state: 'confirmed' });
    const file = join(folder, 'winners.csv');
    await draw('winners', 'corail', '--to', file);
    const rows = (await readFile(file, 'utf8')).trimEnd().split('\r\n').slice(1);
    expect(rows.map((row) => row.split(';').slice(1, 3).join(' '))).toEqual([
      'gagnant confirmé',
      'suppléant prévenu',
      'suppléant en attente',
    ]);
  });

  test('are not said to be told where no e-mail leaves, nor before the draw', async () => {
    const { store, terminal, first } = await start();
    const silent = { ...terminal, messages: createMessages({ mail: false, partner: false }) };
    await expect(drawCommand(['tell', 'corail'], silent)).rejects.toThrow('SMTP_URL');
    expect(await store.followUps.of(first)).toEqual([]);
    await expect(drawCommand(['tell', 'foot'], terminal)).rejects.toThrow('not been drawn');
  });
});
