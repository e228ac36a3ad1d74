import { hash, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Contest } from '@vitrine/domain/content/contest';
import type { FormCode } from '@vitrine/domain/forms/form-codes';
import { createMessages } from '../outbox/messages.ts';
import { answersOf, formsNow, testContest, testForms } from '../testing/forms.ts';
import { newSqlite, openTestStore } from '../testing/stores.ts';
import { createCaptcha, type Proof, ProofRefused } from './captcha.ts';
import { createFormDesk, Refusal } from './desk.ts';
import type { Values } from '../store/submissions.ts';

const WRONG = 'Ce n’est pas la bonne réponse.';

async function start(contests: Contest[] = [testContest()], clock = () => formsNow) {
  const store = await openTestStore(newSqlite, { clock });
  const deskWith = ({ secret = 'secret', now }: { secret?: string; now?: Date } = {}) =>
    createFormDesk({
      store,
      ...testForms(contests),
      captcha: createCaptcha({ secret, tries: 2 }),
      secret,
      messages: createMessages({ mail: false, partner: false }),
      words: async () => ({ refusals: {} as never, wrongAnswer: WRONG }),
      clock: now ? () => now : clock,
    });
  return { store, deskWith };
}

type Desk = ReturnType<typeof createFormDesk>;
type Sent = { key?: string; proof?: () => Promise<Proof | undefined> };

const send = (desk: Desk, code: FormCode, changes: Values = {}, sent: Sent = {}) =>
  desk.accept(
    code,
    { ...answersOf(code), ...changes },
    { key: randomUUID(), proof: async () => undefined, ...sent },
  );

/** The status, the reason, and the fields at fault. */
async function refusalOf(asked: Promise<unknown>) {
  const error: unknown = await asked.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Refusal)) throw new Error('not refused', { cause: error });
  return [error.status, error.reason, error.errors];
}

describe('what is refused says why', () => {
  test('a question that the form does not ask, and an answer that it does not take', async () => {
    const desk = (await start()).deskWith();
    expect(await refusalOf(send(desk, 'contact', { admin: true }))).toEqual([400, 'unknown', {}]);
    expect(await refusalOf(send(desk, 'contact', { email: 'elodie' }))).toEqual([
      422,
      'fields',
      { email: expect.stringContaining('adresse e-mail') },
    ]);
  });

  test('a program that fills what nobody sees', async () => {
    const desk = (await start()).deskWith();
    desk.refuseTrapped(undefined);
    desk.refuseTrapped('');
    expect(await refusalOf((async () => desk.refuseTrapped('https://spam.example'))())).toEqual([
      403,
      'honeypot',
      {},
    ]);
  });

  test('a proof that is wrong, or was spent', async () => {
    const desk = (await start()).deskWith();
    const spent = { id: 'one', expiresAt: new Date('2026-11-16T00:00:00Z') };
    const proof = async () => spent;
    await send(desk, 'contact', {}, { proof });
    const refused = [403, 'captcha', {}];
    expect(await refusalOf(send(desk, 'contact', {}, { proof }))).toEqual(refused);
    const wrong = async () => {
      throw new ProofRefused('wrong');
    };
    expect(await refusalOf(send(desk, 'contact', {}, { proof: wrong }))).toEqual(refused);
  });

  test('other answers under a key that was used', async () => {
    const desk = (await start()).deskWith();
    await send(desk, 'contact', {}, { key: 'a' });
    expect(
      await refusalOf(
        send(desk, 'contact', { message: 'Bonjour, une autre question sur ma box.' }, { key: 'a' }),
      ),
    ).toEqual([409, 'conflict', {}]);
  });

  test('a contest that nobody announced', async () => {
    const desk = (await start()).deskWith();
    const refused = [404, 'noContest', {}];
    expect(await refusalOf(send(desk, 'foot'))).toEqual(refused);
    expect(await refusalOf(desk.check('foot', answersOf('foot')))).toEqual(refused);
    expect(await refusalOf(desk.contestState('foot'))).toEqual(refused);
    // A request is no contest.
    expect(await refusalOf(desk.contestState('contact'))).toEqual(refused);
  });

  test.each([
    ['upcoming', '2026-10-31T23:59:59Z'],
    ['closed', '2026-12-01T00:00:00Z'],
  ])('a contest that is %s, before anything is shown once more', async (state, at) => {
    const desk = (await start()).deskWith({ now: new Date(at) });
    expect(await refusalOf(desk.check('corail', answersOf('corail')))).toEqual([409, state, {}]);
    expect(await refusalOf(send(desk, 'corail'))).toEqual([409, state, {}]);
  });

  test('an entry that came in time is received in time, though storing it lasts beyond the closing', async () => {
    const time = { now: new Date('2026-11-30T23:59:59.990Z') };
    const { store, deskWith } = await start([testContest()], () => time.now);
    const proof = async () => {
      time.now = new Date('2026-12-01T00:00:00.010Z');
      return undefined;
    };
    const { receivedAt } = await send(deskWith(), 'corail', {}, { proof });
    expect(receivedAt).toBe('2026-11-30T23:59:59.990Z');
    expect(await store.submissions.list('corail')).toMatchObject([{ receivedAt }]);
  });

  test('rules that changed since they were read', async () => {
    const desk = (await start([testContest({ version: 2 })])).deskWith();
    const refused = [409, 'rulesChanged', {}];
    expect(await refusalOf(send(desk, 'corail'))).toEqual(refused);
    expect(await refusalOf(desk.check('corail', answersOf('corail')))).toEqual(refused);
  });

  test('a contest that is full, which says so', async () => {
    const desk = (await start([testContest({ capacity: 1 })])).deskWith();
    expect(await desk.contestState('corail')).toBe('open');
    await send(desk, 'corail');
    expect(await desk.contestState('corail')).toBe('full');
    const another = { email: 'un.autre@exemple.fr', lastName: 'Martin' };
    expect(await refusalOf(send(desk, 'corail', another))).toEqual([409, 'full', {}]);
  });

  test('a wrong answer, beside its question', async () => {
    const counted = testContest({ code: 'paques' });
    // Known by its hash alone.
    const sealed = testContest({
      code: 'ultra-stranger-things',
      puzzle: { kind: 'question', accepted: [hash('sha256', 'soleil')] },
    });
    const desk = (await start([counted, sealed])).deskWith();
    for (const [code, wrong, right] of [
      ['paques', '999', '11'],
      ['ultra-stranger-things', 'lune', 'Soleil'],
    ] as const) {
      expect(await refusalOf(send(desk, code, { answer: wrong }))).toEqual([
        422,
        'fields',
        { answer: WRONG },
      ]);
      await send(desk, code, { answer: right });
    }
  });
});

describe('one person enters a contest once', () => {
  const other = { email: 'autre@exemple.fr' };

  test.each([
    ['the same address, under another name', { lastName: 'Martin' }],
    ['the same person, at another address', other],
    ['the same person, written otherwise', { ...other, firstName: 'elodie', lastName: 'NŒL' }],
  ])('%s is refused', async (_who, changes) => {
    const desk = (await start()).deskWith();
    await send(desk, 'corail');
    expect(await refusalOf(send(desk, 'corail', changes))).toEqual([409, 'alreadyEntered', {}]);
  });

  test.each([
    ['first name', { firstName: 'Jeanne' }],
    ['last name', { lastName: 'Martin' }],
    ['birthday', { birthDate: '1990-05-18' }],
    ['postcode', { postcode: '75012' }],
  ])('someone else, of another %s, enters too', async (_what, changes) => {
    const { store, deskWith } = await start();
    const desk = deskWith();
    await send(desk, 'corail');
    await send(desk, 'corail', { ...other, ...changes });
    expect(await store.submissions.count('corail')).toBe(2);
  });

  test('who they are is sealed with the secret: with another one, nobody is known', async () => {
    const { store, deskWith } = await start();
    await send(deskWith(), 'corail');
    await send(deskWith({ secret: 'another' }), 'corail');
    expect(await store.submissions.count('corail')).toBe(2);
  });

  test('a request may be sent as often as one likes', async () => {
    const { store, deskWith } = await start();
    await send(deskWith(), 'contact');
    await send(deskWith(), 'contact');
    expect(await store.submissions.count('contact')).toBe(2);
  });
});

test('what was accepted stays so after the contest closed', async () => {
  const { deskWith } = await start();
  const first = await send(deskWith(), 'corail', {}, { key: 'once' });
  const after = deskWith({ now: new Date('2026-12-02T00:00:00Z') });
  const again = await send(after, 'corail', {}, { key: 'once' });
  expect(again).toMatchObject({ reference: first.reference, replayed: true });
});
