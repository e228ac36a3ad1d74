import { describe, expect, test } from 'vitest';
import { openTestStore, stores } from '../testing/stores.ts';
import { openStore } from './store.ts';
import {
  AlreadyEntered,
  ContestFull,
  ProofSpent,
  type Receipt,
  SubmissionConflict,
} from './submissions.ts';

const entry = { name: 'Zoé' };
const proof = { id: 'challenge-1', expiresAt: new Date('2030-01-01T00:00:00Z') };

async function* pieces(...texts: string[]): AsyncGenerator<string> {
  yield* texts;
}

describe.each(stores)('what is stored with a request on %s', (_name, newStore) => {
  test('a proof serves once, even to fifty requests at once through two servers', async () => {
    const options = await newStore();
    const servers = await Promise.all([openStore(options), openStore(options)]);

    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        servers[index % 2]?.submissions.accept('contact', { index }, { key: `k${index}`, proof }),
      ),
    );
    const stored = await servers[0].submissions.count('contact');
    await Promise.all(servers.map((server) => server.close()));

    const refusals = outcomes.flatMap((o) =>
      o.status === 'rejected' ? [o.reason as unknown] : [],
    );
    expect(stored).toBe(1);
    expect(refusals).toHaveLength(49);
    expect(refusals.every((reason) => reason instanceof ProofSpent)).toBe(true);
  });

  test('a request sent again with its own spent proof gets its receipt again', async () => {
    const { submissions } = await openTestStore(newStore);
    const first = await submissions.accept('contact', entry, { key: 'k', proof });

    const again = await submissions.accept('contact', entry, { key: 'k', proof });

    expect(again).toEqual({ ...first, replayed: true });
  });

  test('the purge of an entry forgets who entered', async () => {
    let now = new Date('2026-01-01T00:00:00Z');
    const { submissions } = await openTestStore(newStore, { clock: () => now });
    const identities = ['mail:1', 'person:1'];
    await submissions.accept('corail', entry, { key: 'a', identities });
    await submissions.accept('foot', entry, { key: 'b', identities: ['mail:2'] });

    now = new Date('2027-01-01T00:00:00.001Z');
    expect(await submissions.purge()).toBe(2);

    // Whoever is forgotten may enter again: no identity is left to compare with.
    await submissions.accept('corail', entry, { key: 'c', identities });
    await submissions.accept('foot', entry, { key: 'd', identities: ['mail:2'] });
    expect(await submissions.purge(), 'what is within its retention stays').toBe(0);
    await expect(
      submissions.accept('corail', entry, { key: 'e', identities: ['mail:1'] }),
    ).rejects.toThrow(AlreadyEntered);
  });

  test('a person enters a contest once, by either identity, and other contests freely', async () => {
    const { submissions } = await openTestStore(newStore);
    await submissions.accept('corail', entry, { key: 'a', identities: ['mail:1', 'person:1'] });

    const sameMail = submissions.accept('corail', entry, {
      key: 'b',
      identities: ['mail:1', 'person:2'],
    });
    await expect(sameMail).rejects.toThrow(AlreadyEntered);
    await expect(sameMail).rejects.toThrow('this person has entered corail already');
    const samePerson = submissions.accept('corail', entry, {
      key: 'c',
      identities: ['mail:3', 'person:1'],
    });
    await expect(samePerson).rejects.toThrow(AlreadyEntered);
    await submissions.accept('foot', entry, { key: 'd', identities: ['mail:1', 'person:1'] });

    expect(await submissions.count('corail')).toBe(1);
    expect(await submissions.count('foot')).toBe(1);
    // A refused entry leaves nothing behind: its other identity is still free.
    await submissions.accept('corail', entry, { key: 'e', identities: ['mail:3', 'person:3'] });
    expect(await submissions.count('corail')).toBe(2);
  });

  test('a contest never takes more than its capacity, whoever comes at once', async () => {
    const options = await newStore();
    const servers = await Promise.all([openStore(options), openStore(options)]);

    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        servers[index % 2]?.submissions.accept(
          'corail',
          { index },
          { key: `k${index}`, capacity: 7 },
        ),
      ),
    );
    const stored = await servers[0].submissions.count('corail');
    await Promise.all(servers.map((server) => server.close()));

    expect(stored).toBe(7);
    const refusals = outcomes.flatMap((o) =>
      o.status === 'rejected' ? [o.reason as unknown] : [],
    );
    expect(refusals).toHaveLength(33);
    expect(refusals.every((reason) => reason instanceof ContestFull)).toBe(true);
  });

  test('messages are kept with the request, and not without it', async () => {
    const { submissions, outbox } = await openTestStore(newStore);
    const messages = (receipt: Receipt) => [
      { id: `${receipt.reference}:mail`, topic: 'mail' as const, payload: receipt },
    ];
    const receipt = await submissions.accept('contact', entry, { key: 'a', proof, messages });
    await submissions.accept('contact', entry, { key: 'a', proof, messages });
    await expect(
      submissions.accept('contact', entry, { key: 'b', proof, messages }),
    ).rejects.toThrow(ProofSpent);

    expect(await outbox.claim(10, 1_000)).toMatchObject([
      { id: `${receipt.reference}:mail`, payload: receipt, attempts: 1 },
    ]);
  });

  test('erasing a request erases its entrant and its messages', async () => {
    const { submissions, outbox } = await openTestStore(newStore);
    const { reference } = await submissions.accept('corail', entry, {
      key: 'a',
      identities: ['mail:1'],
      messages: (receipt) => [{ id: `${receipt.reference}:mail`, topic: 'mail', payload: {} }],
    });

    expect(await submissions.erase(reference)).toBe(true);
    expect(await submissions.erase(reference)).toBe(false);

    expect(await submissions.count('corail')).toBe(0);
    expect(await outbox.claim(10, 1_000)).toEqual([]);
    await submissions.accept('corail', entry, { key: 'b', identities: ['mail:1'] });
  });

  test('a stream gives every request of a kind, by reference', async () => {
    const { submissions } = await openTestStore(newStore);
    for (let index = 0; index < 30; index += 1)
      await submissions.accept('corail', { index }, { key: `k${index}` });
    await submissions.accept('foot', entry, { key: 'other' });

    const references: string[] = [];
    for await (const { reference } of submissions.stream('corail')) references.push(reference);

    expect(references).toHaveLength(30);
    expect(references).toEqual(references.toSorted());
  });

  test('named requests are found among a kind, however many are asked for', async () => {
    const { submissions } = await openTestStore(newStore);
    const kept = await submissions.accept('corail', entry, { key: 'a' });
    const other = await submissions.accept('foot', entry, { key: 'b' });
    const unknown = Array.from({ length: 1_200 }, (_, index) => `NONE-${index}`);

    const found = await submissions.named('corail', [...unknown, other.reference, kept.reference]);

    expect(found).toMatchObject([{ reference: kept.reference, payload: entry }]);
    expect(await submissions.named('corail', [])).toEqual([]);
  });
});

test('each refusal says its name where it is logged', () => {
  expect(
    [SubmissionConflict, ProofSpent, AlreadyEntered, ContestFull].map((Refusal) =>
      String(new Refusal('why')),
    ),
  ).toEqual([
    'SubmissionConflict: why',
    'ProofSpent: why',
    'AlreadyEntered: why',
    'ContestFull: why',
  ]);
});

describe.each(stores)('the outbox on %s', (_name, newStore) => {
  const message = (id: string) => ({ id, topic: 'mail' as const, payload: { id } });

  test('two servers never claim the same message', async () => {
    const options = await newStore();
    const servers = await Promise.all([openStore(options), openStore(options)]);
    await servers[0].outbox.add(Array.from({ length: 60 }, (_, index) => message(`m${index}`)));

    const claims = await Promise.all(
      Array.from({ length: 12 }, (_, index) => servers[index % 2]?.outbox.claim(5, 60_000)),
    );
    await Promise.all(servers.map((server) => server.close()));

    const ids = claims.flatMap((claim) => claim?.map(({ id }) => id) ?? []);
    expect(ids).toHaveLength(60);
    expect(new Set(ids).size).toBe(60);
  });

  test('what a dead process had claimed comes back after its lease', async () => {
    let now = new Date('2026-03-01T09:00:00Z');
    const { outbox } = await openTestStore(newStore, { clock: () => now });
    await outbox.add([message('a')]);
    await outbox.claim(1, 30_000);

    expect(await outbox.claim(1, 30_000)).toEqual([]);
    now = new Date('2026-03-01T09:00:31Z');
    expect(await outbox.claim(1, 30_000)).toMatchObject([{ id: 'a', attempts: 2 }]);
  });

  test('the backlog shows what waits and what was abandoned; reviving tries again', async () => {
    const now = new Date('2026-03-01T09:00:00Z');
    const { outbox } = await openTestStore(newStore, { clock: () => now });
    expect(await outbox.backlog()).toEqual({ waiting: 0, oldest: null, abandoned: 0 });
    await outbox.add([message('a'), message('b'), message('c')]);
    await outbox.delivered('a');
    await outbox.failed('b', 'no such mailbox', null);

    expect(await outbox.backlog()).toEqual({
      waiting: 1,
      oldest: now.toISOString(),
      abandoned: 1,
    });
    expect(await outbox.revive()).toBe(1);
    const claimed = await outbox.claim(9, 1_000);
    expect(claimed.map(({ id }) => id).toSorted()).toEqual(['b', 'c']);
  });
});

describe.each(stores)('secrets, draws and audit on %s', (_name, newStore) => {
  test('servers of one store share a secret made by either', async () => {
    const options = await newStore();
    const servers = await Promise.all([openStore(options), openStore(options)]);
    const values = await Promise.all(servers.map((server) => server.secrets.get('forms')));
    const other = await servers[0].secrets.get('other');
    await Promise.all(servers.map((server) => server.close()));

    expect(values[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(values[1]).toBe(values[0]);
    expect(other).not.toBe(values[0]);
  });

  test('a list is frozen once and drawn once', async () => {
    const { draws } = await openTestStore(newStore);
    await draws.freeze('corail', { entries: 3, listHash: 'abc', pieces: pieces('A\nB\n', 'C\n') });
    await expect(
      draws.freeze('corail', { entries: 4, listHash: 'def', pieces: pieces() }),
    ).rejects.toThrow('already frozen');

    const result = {
      rulesVersion: 1,
      closesAt: '2026-12-01T00:00:00Z',
      seed: 's1',
      entries: 3,
      winners: ['A'],
      substitutes: [],
    };
    let list = '';
    for await (const piece of draws.list('corail')) list += piece;
    expect(list).toBe('A\nB\nC\n');
    await draws.conclude('corail', result);
    const second = await draws.conclude('corail', { ...result, seed: 's2', winners: ['B'] });

    expect(second).toMatchObject({ entries: 3, listHash: 'abc', result });
  });

  test('a list that was never frozen is not drawn, and only what was drawn is listed', async () => {
    const { draws } = await openTestStore(newStore);
    const result = {
      rulesVersion: 1,
      closesAt: '2026-12-01T00:00:00Z',
      seed: 's1',
      entries: 1,
      winners: ['A'],
      substitutes: [],
    };
    await expect(draws.conclude('corail', result)).rejects.toThrow(
      'the list of corail is not frozen',
    );
    for (const contest of ['foot', 'corail', 'paques'])
      await draws.freeze(contest, { entries: 1, listHash: contest, pieces: pieces('A\n') });
    await draws.conclude('foot', result);
    await draws.conclude('corail', result);

    expect(await draws.drawn()).toMatchObject([
      { contest: 'corail', listHash: 'corail', entries: 1, result },
      { contest: 'foot', listHash: 'foot', entries: 1, result },
    ]);
    expect((await draws.find('paques'))?.result).toBeNull();
    expect(await draws.find('unknown')).toBeNull();
  });

  test('the audit log keeps what was done, in order', async () => {
    let now = new Date('2026-03-01T09:00:00Z');
    const { audit } = await openTestStore(newStore, { clock: () => now });
    await audit.record({ actor: 'claire', action: 'freeze', detail: { contest: 'corail' } });
    now = new Date('2026-03-01T09:05:00Z');
    await audit.record({ actor: 'claire', action: 'draw', detail: { contest: 'corail' } });

    expect((await audit.list()).map(({ action }) => action)).toEqual(['freeze', 'draw']);
  });
});
