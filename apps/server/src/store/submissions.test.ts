import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newSqlite, openTestStore, stores, withDatabase } from '../testing/stores.ts';
import { canonicalJson } from './canonical-json.ts';
import { newReference } from './reference.ts';
import { openStore } from './store.ts';
import { SubmissionConflict } from './submissions.ts';

const request = { name: 'Élodie Nœl', message: 'Bonjour,\nma fibre « rame » 😀' };

describe.each(stores)('submissions on %s', (_name, newStore) => {
  test('a request is stored as it was sent and gets a reference', async () => {
    const now = new Date('2026-03-01T09:30:00.250Z');
    const { submissions } = await openTestStore(newStore, { clock: () => now });

    const receipt = await submissions.accept('contact', request, { key: 'first' });

    expect(receipt).toMatchObject({ receivedAt: '2026-03-01T09:30:00.250Z', replayed: false });
    expect(await submissions.list('contact')).toEqual([
      {
        reference: receipt.reference,
        kind: 'contact',
        payload: request,
        receivedAt: receipt.receivedAt,
      },
    ]);
  });

  test('sending the same request again gives the first receipt and stores nothing', async () => {
    let now = new Date('2026-03-01T09:30:00Z');
    const { submissions } = await openTestStore(newStore, { clock: () => now });
    const first = await submissions.accept('contact', request, { key: 'k' });

    now = new Date('2026-03-01T09:31:00Z');
    const reordered = { message: request.message, name: request.name };
    const second = await submissions.accept('contact', reordered, { key: 'k' });

    expect(second).toEqual({ ...first, replayed: true });
    expect(await submissions.count('contact')).toBe(1);
  });

  test('another request under a used key is a conflict and changes nothing', async () => {
    const { submissions } = await openTestStore(newStore);
    await submissions.accept('contact', request, { key: 'k' });

    const other = submissions.accept('contact', { ...request, name: 'Zoé' }, { key: 'k' });

    await expect(other).rejects.toThrow(SubmissionConflict);
    expect(await submissions.list('contact')).toMatchObject([{ payload: request }]);
  });

  test('the same key serves two kinds of request', async () => {
    const { submissions } = await openTestStore(newStore);
    await submissions.accept('contact', request, { key: 'k' });

    const receipt = await submissions.accept('abuse', request, { key: 'k' });

    expect(receipt.replayed).toBe(false);
    expect(await submissions.count('contact')).toBe(1);
    expect(await submissions.count('abuse')).toBe(1);
  });

  test('fifty identical requests at once are stored once, through two servers', async () => {
    const options = await newStore();
    const servers = await Promise.all([openStore(options), openStore(options)]);

    const receipts = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        servers[index % 2]?.submissions.accept('corail', request, { key: 'double-click' }),
      ),
    );
    const stored = await servers[0].submissions.count('corail');
    await Promise.all(servers.map((server) => server.close()));

    expect(stored).toBe(1);
    expect(new Set(receipts.map((receipt) => receipt?.reference)).size).toBe(1);
    expect(receipts.filter((receipt) => receipt?.replayed === false)).toHaveLength(1);
  });

  test('the purge deletes what has passed its retention and nothing else', async () => {
    let now = new Date('2026-01-01T00:00:00Z');
    const { submissions } = await openTestStore(newStore, { clock: () => now });
    await submissions.accept('contact', request, { key: 'old' });
    await submissions.accept('termination', request, { key: 'kept five years' });
    now = new Date('2027-01-01T00:00:00Z');
    await submissions.accept('contact', request, { key: 'recent' });

    expect(await submissions.purge()).toBe(0);
    now = new Date('2027-01-01T00:00:00.001Z');
    expect(await submissions.purge()).toBe(1);

    expect(await submissions.count('contact')).toBe(1);
    expect(await submissions.count('termination')).toBe(1);
  });

  test('a list has at most as many requests as asked, oldest first', async () => {
    let second = 0;
    const { submissions } = await openTestStore(newStore, {
      clock: () => new Date(Date.UTC(2026, 0, 1, 0, 0, second)),
    });
    for (const key of ['a', 'b', 'c']) {
      await submissions.accept('contact', { key }, { key });
      second += 1;
    }

    const oldest = await submissions.list('contact', { limit: 2 });

    expect(oldest.map(({ payload }) => payload)).toEqual([{ key: 'a' }, { key: 'b' }]);
    const newest = await submissions.list('contact', { limit: 2, newestFirst: true });
    expect(newest.map(({ payload }) => payload)).toEqual([{ key: 'c' }, { key: 'b' }]);
  });

  test('requests of one instant are listed by reference, either way', async () => {
    const { submissions } = await openTestStore(newStore, { clock: () => new Date(0) });
    for (const key of ['a', 'b', 'c', 'd', 'e'])
      await submissions.accept('contact', { key }, { key });
    const references = async (newestFirst: boolean) =>
      (await submissions.list('contact', { newestFirst })).map(({ reference }) => reference);

    const up = await references(false);

    expect(up).toEqual(up.toSorted());
    expect(await references(true)).toEqual(up.toReversed());
  });

  test('a request is recalled by its key, or is unknown, or is another one’s', async () => {
    const { submissions } = await openTestStore(newStore);
    expect(await submissions.recall('contact', request, 'k')).toBeNull();
    const first = await submissions.accept('contact', request, { key: 'k' });

    expect(await submissions.recall('contact', request, 'k')).toEqual({ ...first, replayed: true });
    expect(await submissions.recall('abuse', request, 'k')).toBeNull();
    await expect(submissions.recall('contact', {}, 'k')).rejects.toThrow(
      'key already used for another contact request',
    );
  });

  test('a request is found by its reference, with its kind; an unknown one is not', async () => {
    const { submissions } = await openTestStore(newStore);
    await submissions.accept('abuse', {}, { key: 'other' });
    const { reference, receivedAt } = await submissions.accept('contact', request, { key: 'k' });

    expect(await submissions.find(reference)).toEqual({
      reference,
      kind: 'contact',
      payload: request,
      receivedAt,
    });
    expect(await submissions.find('ZZZZ-ZZZZ')).toBeNull();
    expect((await submissions.kinds()).toSorted()).toEqual(['abuse', 'contact']);
  });

  test('what a mailbox sent is listed by it alone, the newest first, as many as asked', async () => {
    let second = 0;
    const { submissions } = await openTestStore(newStore, {
      clock: () => new Date(Date.UTC(2026, 0, 1, 0, 0, second)),
    });
    for (const key of ['a', 'b', 'c']) {
      await submissions.accept('contact', { key }, { key, mailboxes: ['mine', `with ${key}`] });
      second += 1;
    }
    await submissions.accept('abuse', {}, { key: 'd', mailboxes: ['yours'] });
    const keys = async (mailbox: string, limit: number) =>
      (await submissions.ofMailbox(mailbox, limit)).map(({ payload }) => payload);

    expect(await keys('mine', 2)).toEqual([{ key: 'c' }, { key: 'b' }]);
    expect(await keys('with a', 2)).toEqual([{ key: 'a' }]);
    expect(await keys('nobody’s', 2)).toEqual([]);
  });

  test('places are counted where they are limited, and the last one is given', async () => {
    const { submissions } = await openTestStore(newStore);
    expect(await submissions.placesTaken('corail')).toBe(0);
    await submissions.accept('foot', {}, { key: 'free' });
    for (const key of ['a', 'b']) await submissions.accept('corail', {}, { key, capacity: 2 });

    const third = submissions.accept('corail', {}, { key: 'c', capacity: 2 });

    await expect(third).rejects.toThrow('corail has its 2 entries');
    expect(await submissions.placesTaken('corail')).toBe(2);
    expect(await submissions.placesTaken('foot')).toBe(0);
  });

  test('more than a page of requests is read to its end, each once', async () => {
    const all = 10_001;
    const options = await newStore();
    const { submissions } = await openTestStore(async () => options);
    await withDatabase(options, (execute) =>
      execute(`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${all})
        insert into submissions (reference, kind, idempotency_key, payload, digest, received_at)
        select 'REF-' || (100000 + i), 'corail', 'key ' || i, '{}', '', '2026-01-01T00:00:00.000Z'
        from n`),
    );
    const whole: string[] = [];
    for await (const { reference } of submissions.stream('corail')) whole.push(reference);
    const names: unknown[] = [];
    for await (const entry of submissions.streamReferences('corail')) names.push(entry);

    expect(whole).toHaveLength(all);
    expect(new Set(whole).size).toBe(all);
    expect(whole).toEqual(whole.toSorted());
    expect(names).toEqual(
      whole.map((reference) => ({ reference, receivedAt: '2026-01-01T00:00:00.000Z' })),
    );
  });

  test('the purge takes everything that went with a request, and of others what is past', async () => {
    let now = new Date('2026-01-01T00:00:00Z');
    const { submissions, outbox, followUps, links } = await openTestStore(newStore, {
      clock: () => now,
    });
    const messages = ({ reference }: { reference: string }) => [
      { id: `${reference}:mail`, topic: 'mail' as const, payload: {} },
    ];
    const send = (key: string, expiresAt: string) =>
      submissions.accept(
        'contact',
        { key },
        { key, mailboxes: ['mine'], messages, proof: { id: key, expiresAt: new Date(expiresAt) } },
      );
    const old = await send('old', '2027-01-10T00:00:00.001Z');
    await followUps.add(old.reference, { state: 'answered', answer: 'Voici.' });
    const link = await links.issue('follow-up', old.reference, 400 * 86_400_000);
    now = new Date('2027-01-01T00:00:00Z');
    const recent = await send('recent', '2027-01-09T00:00:00.000Z');
    await followUps.add(recent.reference, { state: 'answered', answer: 'Bientôt.' });
    now = new Date('2027-01-10T00:00:00.000Z');

    expect(await submissions.purge()).toBe(1);

    expect(await followUps.of(old.reference)).toEqual([]);
    expect(await followUps.of(recent.reference)).toHaveLength(1);
    expect(await links.look(link.token)).toBeNull();
    expect(await submissions.ofMailbox('mine', 9)).toMatchObject([{ payload: { key: 'recent' } }]);
    expect((await outbox.claim(9, 1)).map(({ id }) => id)).toEqual([`${recent.reference}:mail`]);
    // A proof that is over is forgotten, one that would still be believed is not.
    await send('recent proof again', '2027-01-09T00:00:00.000Z');
    const spent = { id: 'old', expiresAt: new Date('2027-01-10T00:00:00.001Z') };
    await expect(submissions.accept('contact', {}, { key: 'n', proof: spent })).rejects.toThrow(
      'this proof of work has been used already',
    );
    const over = { id: 'recent', expiresAt: new Date('2027-01-09T00:00:00.000Z') };
    expect((await submissions.accept('contact', {}, { key: 'm', proof: over })).replayed).toBe(
      false,
    );
  });

  test('what was delivered is remembered a week', async () => {
    let now = new Date('2026-01-01T00:00:00Z');
    const { submissions, outbox } = await openTestStore(newStore, { clock: () => now });
    const add = () => outbox.add([{ id: 'a', topic: 'mail', payload: {} }]);
    await add();
    await outbox.delivered('a');

    now = new Date('2026-01-08T00:00:00.000Z');
    await submissions.purge();
    await add();
    expect(await outbox.claim(9, 1)).toEqual([]);
    now = new Date('2026-01-08T00:00:00.001Z');
    await submissions.purge();
    await add();
    expect(await outbox.claim(9, 1)).toMatchObject([{ id: 'a' }]);
  });

  test('a summary of a day that was given up is forgotten after a week', async () => {
    let now = new Date('2026-01-01T00:00:00Z');
    const { submissions, outbox } = await openTestStore(newStore, { clock: () => now });
    const message = (id: string) => ({ id, topic: 'mail' as const, payload: {} });
    await outbox.add(['summary:2026-01-01:abc', 'summary:2026-01-01:def', 'other'].map(message));
    for (const id of ['summary:2026-01-01:abc', 'other'])
      await outbox.failed(id, 'no such mailbox', null);

    now = new Date('2026-01-08T00:00:00.000Z');
    await submissions.purge();
    expect(await outbox.backlog()).toMatchObject({ waiting: 1, abandoned: 2 });
    now = new Date('2026-01-08T00:00:00.001Z');
    await submissions.purge();
    expect(await outbox.backlog()).toMatchObject({ waiting: 1, abandoned: 1 });
    expect((await outbox.claim(9, 1)).map(({ id }) => id)).toEqual(['summary:2026-01-01:def']);
  });
});

test('a store that takes no new reference says so', async () => {
  const options = await newSqlite();
  const { submissions } = await openTestStore(async () => options);
  await withDatabase(options, (execute) =>
    execute('create trigger none before insert on submissions begin select raise(ignore); end'),
  );
  await expect(submissions.accept('contact', request, { key: 'k' })).rejects.toThrow(
    'no free submission reference found',
  );
});

test('canonical JSON keeps the value and forgets the order of keys', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const reversed = Object.fromEntries(Object.entries(value).reverse());
      expect(canonicalJson(reversed)).toBe(canonicalJson(value));
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('a reference is eight characters nobody confuses, in two groups', () => {
  for (let draw = 0; draw < 1_000; draw += 1) {
    expect(newReference()).toMatch(/^[2-9BCDFGHJKMNPQRSTWXZ]{4}-[2-9BCDFGHJKMNPQRSTWXZ]{4}$/);
  }
});
