import { describe, expect, test } from 'vitest';
import { openTestStore, stores, withDatabase } from '../testing/stores.ts';
import { answersOf, testContest, testForms } from '../testing/forms.ts';
import type { Staff } from '../settings.ts';
import { createSummaries } from './summary.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Far from its end. */
const contest = testContest({ closesAt: '2027-06-30T00:00:00Z' });
/** 8 in Paris. */
const MORNING = new Date('2026-12-20T07:00:00Z');

describe.each(stores)('the summary of the day on %s', (_name, newStore) => {
  async function start() {
    const time = { now: MORNING };
    const clock = () => time.now;
    const options = await newStore();
    const store = await openTestStore(async () => options, { clock });
    const receive = async (form: 'rgpd' | 'abuse' | 'contact', daysAgo: number) => {
      time.now = new Date(MORNING.getTime() - daysAgo * DAY_MS);
      const { reference } = await store.submissions.accept(form, {}, { key: `${form}${daysAgo}` });
      time.now = MORNING;
      return reference;
    };
    const staff = { rgpd: ['dpo@exemple.fr'], abuse: ['abus@exemple.fr', 'dpo@exemple.fr'] };
    const { contests } = testForms([contest]);
    return {
      options,
      store,
      time,
      receive,
      contests,
      summaries: createSummaries({ store, staff, contests, clock }),
    };
  }

  test('lists what is late, what is near its deadline and what did not leave, by reader', async () => {
    const { store, receive, summaries } = await start();
    const late = await receive('rgpd', 40);
    const soon = await receive('abuse', 3);
    await receive('rgpd', 1);
    await receive('contact', 100);
    const answered = await receive('rgpd', 50);
    await store.followUps.add(answered, { state: 'answered', answer: 'Voici.' });
    await store.outbox.add([{ id: 'CCCC-3333:answer', topic: 'mail', payload: {} }]);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await store.outbox.claim(10, -1);
      await store.outbox.failed('CCCC-3333:answer', 'mailbox full of zoe@exemple.fr', MORNING);
    }
    await store.outbox.failed('CCCC-3333:answer', 'mailbox full of zoe@exemple.fr', null);

    expect(await summaries.round()).toBe(2);
    const waiting = await store.outbox.claim(10, 1_000);
    const told = Object.fromEntries(
      waiting.map(({ payload }) => {
        const { to, mail } = payload as { to: string; mail: object };
        return [to, mail];
      }),
    );
    const unsent = [{ reference: 'CCCC-3333', reason: 'mailbox full of …@…' }];
    expect(told).toEqual({
      'dpo@exemple.fr': {
        kind: 'staff-summary',
        day: '2026-12-20',
        late: [{ form: 'rgpd', reference: late, deadline: '2026-12-10T07:00:00.000Z' }],
        soon: [{ form: 'abuse', reference: soon, deadline: '2026-12-24T07:00:00.000Z' }],
        contests: [],
        unsent,
      },
      'abus@exemple.fr': {
        kind: 'staff-summary',
        day: '2026-12-20',
        late: [],
        soon: [{ form: 'abuse', reference: soon, deadline: '2026-12-24T07:00:00.000Z' }],
        contests: [],
        unsent,
      },
    });
  });

  test('forgets nothing that is late, however many came since', async () => {
    const { options, store, receive, summaries } = await start();
    const late = await receive('abuse', 40);
    await withDatabase(options, (execute) =>
      execute(`with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000)
        insert into submissions (reference, kind, idempotency_key, payload, digest, received_at)
        select 'R' || i, 'abuse', 'key ' || i, '{}', '', '2026-12-19T10:00:00.000Z' from n`),
    );
    await summaries.round();
    const [message] = await store.outbox.claim(10, 1_000);
    expect(message?.payload).toMatchObject({ mail: { late: [{ reference: late }], soon: [] } });
  });

  test('leaves once a day whoever asks, from seven in Paris, and not for nothing', async () => {
    const { store, time, receive, contests, summaries } = await start();
    expect(await summaries.round()).toBe(0);
    await receive('abuse', 3);
    time.now = new Date('2026-12-21T05:59:00Z');
    const others = createSummaries({
      store,
      staff: { abuse: ['abus@exemple.fr'] },
      contests,
      clock: () => time.now,
    });
    expect(await others.round()).toBe(0);
    time.now = new Date('2026-12-21T06:00:00Z');
    await others.round();
    await summaries.round();
    await summaries.round();
    const waiting = await store.outbox.claim(10, 1_000);
    expect(waiting.map(({ payload }) => (payload as { to: string }).to).toSorted()).toEqual([
      'abus@exemple.fr',
      'dpo@exemple.fr',
    ]);
    expect(waiting.map(({ id }) => id).join()).not.toContain('@');
  });

  test('names the contests whose draw, winners or substitutes are due, to all when nobody is named', async () => {
    const { store, time } = await start();
    const closesAt = '2026-12-01T00:00:00Z';
    const { contests } = testForms([testContest({ closesAt })]);
    const clock = () => time.now;
    const todosOn = async (day: string, staff: Staff = { rgpd: ['dpo@exemple.fr'] }) => {
      time.now = new Date(`${day}T07:00:00Z`);
      await createSummaries({ store, staff, contests, clock }).round();
      const waiting = await store.outbox.claim(10, 1_000);
      for (const { id } of waiting) await store.outbox.delivered(id);
      return waiting.flatMap(({ payload }) => {
        const { to, mail } = payload as { to: string; mail: { contests: object[] } };
        return mail.contests.map((todo) => ({ to, ...todo }));
      });
    };
    const todo = { to: 'dpo@exemple.fr', form: 'corail' };
    expect(await todosOn('2026-12-05')).toEqual([]);
    expect(await todosOn('2026-12-12')).toEqual([
      { ...todo, todo: 'draw', count: 1, deadline: '2026-12-16T00:00:00.000Z' },
    ]);

    const { reference } = await store.submissions.accept('corail', answersOf('corail'), {
      key: 'a',
    });
    async function* noPieces(): AsyncGenerator<string> {}
    await store.draws.freeze('corail', { entries: 1, listHash: 'x', pieces: noPieces() });
    await store.draws.conclude('corail', {
      entries: 1,
      winners: [reference],
      substitutes: [],
      seed: 'a',
      rulesVersion: 1,
      closesAt,
    });
    expect(await todosOn('2026-12-13')).toEqual([]);
    expect(await todosOn('2026-12-15', { corail: ['jeux@exemple.fr'] })).toEqual([
      {
        to: 'jeux@exemple.fr',
        form: 'corail',
        todo: 'tell',
        count: 1,
        deadline: '2026-12-19T07:00:00.000Z',
      },
    ]);
    await store.followUps.add(reference, { state: 'told' });
    expect(await todosOn('2026-12-16')).toEqual([]);
    expect(await todosOn('2026-12-31')).toEqual([
      { ...todo, todo: 'replace', count: 1, deadline: '2026-12-30T07:00:00.000Z' },
    ]);
    await store.followUps.add(reference, { state: 'confirmed' });
    expect(await todosOn('2027-01-01')).toEqual([]);
  });
});
