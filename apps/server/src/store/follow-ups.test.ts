import { describe, expect, test } from 'vitest';
import { type NewStoreOptions, openTestStore, stores } from '../testing/stores.ts';
import { orderedId } from './ordered-id.ts';

const HOUR_MS = 60 * 60 * 1_000;

async function start(newStore: NewStoreOptions) {
  const time = { now: new Date('2026-11-15T10:00:00.000Z') };
  const store = await openTestStore(newStore, { clock: () => time.now });
  const request = async (key: string) =>
    (await store.submissions.accept('account-deletion', {}, { key })).reference;
  return { time, store, request };
}

describe.each(stores)('what became of a request on %s', (_name, newStore) => {
  test('is kept in its order, also within one instant, for one and for many', async () => {
    const { store, request } = await start(newStore);
    const [first, second] = [await request('a'), await request('b')];
    const answers = Array.from({ length: 12 }, (_, index) => `Réponse ${index}`);
    for (const answer of answers) await store.followUps.add(first, { state: 'answered', answer });
    await store.followUps.add(second, { state: 'closed' });
    expect((await store.followUps.of(first)).map(({ answer }) => answer)).toEqual(answers);
    const all = await store.followUps.ofAll([first, second, 'ZZZZ-ZZZZ']);
    expect([...all.keys()].toSorted()).toEqual([first, second].toSorted());
    expect(all.get(first)).toEqual(await store.followUps.of(first));
    expect(all.get(second)).toEqual([
      { at: '2026-11-15T10:00:00.000Z', state: 'closed', answer: null },
    ]);
  });

  test('comes after what was there before, whatever the clock of who adds it', async () => {
    const { time, store, request } = await start(newStore);
    const reference = await request('a');
    await store.followUps.add(reference, { state: 'confirmed' });
    // Taken before its turn came, or by a clock that is behind.
    time.now = new Date(time.now.getTime() - 2_000);
    await store.followUps.add(reference, { state: 'cancelled', from: ['confirmed'] });
    const { token } = await store.links.issue('account-deletion', reference, HOUR_MS);
    await store.links.use(token, { state: 'confirmed', from: ['confirmed'] });
    expect(await store.followUps.of(reference)).toEqual([
      { at: '2026-11-15T10:00:00.000Z', state: 'confirmed', answer: null },
      { at: '2026-11-15T10:00:00.001Z', state: 'cancelled', answer: null },
    ]);
    const states = ['cancelled'] as const;
    expect(await store.submissions.list('account-deletion', { states })).toHaveLength(1);
  });

  test('of more requests than one question may name is found too', async () => {
    const { store, request } = await start(newStore);
    const last = await request('a');
    await store.followUps.add(last, { state: 'closed' });
    const many = Array.from({ length: 1_200 }, (_, index) => `NONE-${index}`);
    expect([...(await store.followUps.ofAll([...many, last])).keys()]).toEqual([last]);
  });

  test('that is not kept is nothing, and tells nobody', async () => {
    const { store } = await start(newStore);
    const messages = () => [{ id: 'm', topic: 'mail' as const, payload: {} }];
    expect(await store.followUps.add('ZZZZ-ZZZZ', { state: 'closed', messages })).toBeNull();
    expect(await store.followUps.of('ZZZZ-ZZZZ')).toEqual([]);
    expect(await store.outbox.claim(10, 1_000)).toEqual([]);
  });

  test('leaves its messages with the step, and only if it came about', async () => {
    const { store, request } = await start(newStore);
    const reference = await request('a');
    const step = (id: string) => ({
      state: 'confirmed' as const,
      from: ['received' as const],
      messages: () => [{ id, topic: 'mail' as const, payload: { id } }],
    });
    expect(await store.followUps.add(reference, step('once'))).toMatchObject({
      state: 'confirmed',
    });
    expect(await store.followUps.add(reference, step('again'))).toBeNull();
    expect((await store.outbox.claim(10, 1_000)).map(({ id }) => id)).toEqual(['once']);
  });
});

describe.each(stores)('a link that serves once on %s', (_name, newStore) => {
  test('is good until it is used, with all others for the same thing', async () => {
    const { time, store, request } = await start(newStore);
    const [mine, other] = [await request('a'), await request('b')];
    const issue = (reference: string, hours = 48) =>
      store.links.issue('account-deletion', reference, hours * HOUR_MS);
    const first = await issue(mine);
    time.now = new Date(time.now.getTime() + HOUR_MS);
    const second = await issue(mine);
    const others = await issue(other);
    const followUp = await store.links.issue('follow-up', mine, HOUR_MS);

    expect(second.until).toBe('2026-11-17T11:00:00.000Z');
    expect(await store.links.look(first.token)).toEqual({
      purpose: 'account-deletion',
      reference: mine,
      until: first.until,
    });
    expect(await store.links.goodUntil('account-deletion', mine)).toBe(second.until);

    const used = await store.links.use(first.token, { state: 'confirmed' });
    expect(used).toEqual({
      link: { purpose: 'account-deletion', reference: mine, until: first.until },
      step: { at: time.now.toISOString(), state: 'confirmed', answer: null },
    });
    for (const { token } of [first, second]) {
      expect(await store.links.look(token)).toBeNull();
      expect(await store.links.use(token, { state: 'cancelled' })).toBeNull();
    }
    expect(await store.links.goodUntil('account-deletion', mine)).toBeNull();
    expect(await store.followUps.of(mine)).toHaveLength(1);
    // Another request's, and one for something else, are as good as before.
    expect(await store.links.goodUntil('account-deletion', other)).toBe(others.until);
    expect(await store.links.goodUntil('follow-up', mine)).toBe(followUp.until);
    expect(await store.links.use(followUp.token)).toMatchObject({ step: null });
  });

  test('is over at its hour, and was never kept as it was sent', async () => {
    const { time, store, request } = await start(newStore);
    const reference = await request('a');
    const { token, until } = await store.links.issue('prize', reference, HOUR_MS);
    expect(token).toMatch(/^[\w-]{43}$/);
    time.now = new Date(Date.parse(until) - 1);
    expect(await store.links.look(token)).not.toBeNull();
    time.now = new Date(until);
    expect(await store.links.look(token)).toBeNull();
    expect(await store.links.use(token, { state: 'confirmed' })).toBeNull();
    expect(await store.links.goodUntil('prize', reference)).toBeNull();
    expect(await store.links.look('autre')).toBeNull();
    expect(await store.followUps.of(reference)).toEqual([]);
  });
});

describe.each(stores)('what servers tell one another on %s', (_name, newStore) => {
  test('a session that ended is over for all, and no other is', async () => {
    const { store } = await start(newStore);
    const until = new Date('2026-11-16T10:00:00.000Z');
    await store.revocations.revoke('a', until);
    await store.revocations.revoke('a', until);
    expect(await store.revocations.isRevoked('a')).toBe(true);
    expect(await store.revocations.isRevoked('b')).toBe(false);
  });

  test('the record of a contest is the latest that was on show', async () => {
    const { store } = await start(newStore);
    expect(await store.contestRecords.all()).toEqual([]);
    await store.contestRecords.keep('corail', '{"version":1}');
    await store.contestRecords.keep('foot', '{"version":1,"code":"foot"}');
    await store.contestRecords.keep('corail', '{"version":2}');
    expect(await store.contestRecords.all()).toEqual(
      expect.arrayContaining([{ version: 2 }, { version: 1, code: 'foot' }]),
    );
    expect(await store.contestRecords.all()).toHaveLength(2);
  });
});

test('an id begins with its microsecond, and no two are the same', () => {
  const ids = Array.from({ length: 50 }, orderedId);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(id).toMatch(/^\d{14}\.\d{3}-[0-9a-f-]{36}$/);
});
