import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newSqlite, openTestStore, stores, withDatabase } from '../testing/stores.ts';
import { visitorSaltName } from './audience.ts';

const mail = 'zoe.martin@exemple.fr';
const messages = ({ reference }: { reference: string }) => [
  { id: `${reference}:confirmation`, topic: 'mail' as const, payload: { to: mail } },
];

describe.each(stores)('retention on %s', (_name, newStore) => {
  test('a clock six years ahead deletes nothing, and waits for an operator’s word', async () => {
    let now = new Date('2026-11-15T10:00:00Z');
    const { submissions, retention } = await openTestStore(newStore, { clock: () => now });
    await submissions.accept('contact', { mail }, { key: 'a' });
    expect(await retention.apply()).toMatchObject({ applied: true, submissions: 0 });

    now = new Date('2032-11-15T10:00:00Z');
    // What is sent meanwhile does not make the clock right.
    await submissions.accept('contact', { mail }, { key: 'b' });
    expect(await retention.apply()).toEqual({
      applied: false,
      reason:
        'the clock says 2032-11-15T10:00:00.000Z, the store was last used at 2026-11-15T10:00:00.000Z',
    });
    expect(await submissions.count('contact')).toBe(2);

    expect(await retention.apply({ confirmed: true })).toMatchObject({ submissions: 1 });
    expect(await retention.apply()).toMatchObject({ applied: true });
  });

  test('a clock that is ahead before the first note is told by the last request', async () => {
    let now = new Date('2026-11-15T10:00:00Z');
    const { submissions, retention } = await openTestStore(newStore, { clock: () => now });
    await submissions.accept('contact', { mail }, { key: 'a' });
    now = new Date('2032-11-15T10:00:00Z');

    expect(await retention.apply()).toMatchObject({ applied: false });
    expect(await submissions.count('contact')).toBe(1);
  });

  test.each([
    ['thirty-five days later', '2026-12-20T10:00:00.000Z', true],
    ['any later', '2026-12-20T10:00:00.001Z', false],
    ['a day back', '2026-11-14T10:00:00.000Z', true],
    ['any further back', '2026-11-14T09:59:59.999Z', false],
  ])('a clock that jumps %s is believed or not', async (_when, then, applied) => {
    let now = new Date('2026-11-15T10:00:00Z');
    const { retention } = await openTestStore(newStore, { clock: () => now });
    expect(await retention.apply()).toEqual({
      applied: true,
      submissions: 0,
      consents: 0,
      events: 0,
    });
    now = new Date(then);

    expect((await retention.doubt()) === null).toBe(applied);
    expect(await retention.apply()).toMatchObject({ applied });
  });

  test.each([
    [40, 120, '40 of 120 requests would be deleted at once'],
    [26, 104, null],
    [40, 100, null],
  ])(
    'to delete %i of %i at once needs an operator’s word beyond a quarter of more than a hundred',
    async (old, all, reason) => {
      const now = new Date('2027-01-02T00:00:00Z');
      const options = await newStore();
      const { submissions, retention } = await openTestStore(async () => options, {
        clock: () => now,
      });
      // As a year of requests would have left it.
      await withDatabase(options, (execute) =>
        execute(`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${all})
          insert into submissions (reference, kind, idempotency_key, payload, digest, received_at)
          select 'REF-' || i, 'contact', 'key ' || i, '{}', '',
            case when i <= ${old} then '2026-01-01T00:00:00.000Z' else '2027-01-01T00:00:00.000Z' end
          from n`),
      );
      expect(await submissions.expired()).toEqual({ expired: old, all });

      expect(await retention.doubt()).toBe(reason);
      expect(await retention.apply()).toMatchObject(
        reason === null ? { applied: true, submissions: old } : { applied: false, reason },
      );
      expect(await submissions.count('contact')).toBe(reason === null ? all - old : all);
      const left = reason === null ? 0 : old;
      expect(await retention.apply({ confirmed: true })).toMatchObject({ submissions: left });
    },
  );

  test('proofs of consent go with their retention too', async () => {
    let now = new Date('2026-01-01T00:00:00Z');
    const { consents, retention } = await openTestStore(newStore, { clock: () => now });
    const id = '8b1d3a52-4f43-4a5e-9a1e-5e8a9a0a7e11';
    const choice = { purposes: [], vendors: [], textVersion: 1, vendorListVersion: 1 };
    await consents.record({ id, ...choice });
    now = new Date('2036-01-01T00:00:00Z');
    expect(await retention.apply({ confirmed: true })).toMatchObject({ consents: 1 });
    expect(await consents.find(id)).toBeNull();
  });

  test('an abandoned message goes with its request, and not before', async () => {
    let now = new Date('2026-01-01T00:00:00Z');
    const { submissions, outbox, retention } = await openTestStore(newStore, { clock: () => now });
    const { reference } = await submissions.accept('contact', { mail }, { key: 'a', messages });
    await outbox.claim(9, 1);
    await outbox.failed(`${reference}:confirmation`, 'no such mailbox', null);

    now = new Date('2026-12-01T00:00:00Z');
    await retention.apply({ confirmed: true });
    expect(await outbox.backlog()).toMatchObject({ abandoned: 1 });
    now = new Date('2027-01-02T00:00:00Z');
    await retention.apply();

    expect(await submissions.count('contact')).toBe(0);
    expect(await outbox.backlog()).toMatchObject({ abandoned: 0 });
  });
});

test('that a request was erased is known for as long as a backup may hold it', async () => {
  let now = new Date('2026-01-01T00:00:00Z');
  const { submissions, retention } = await openTestStore(newSqlite, { clock: () => now });
  const { reference } = await submissions.accept('contact', { mail }, { key: 'a' });
  await submissions.erase(reference);
  const erasure = { reference, at: now.toISOString() };
  now = new Date('2027-01-02T00:00:00Z');
  await submissions.erase(reference);
  now = new Date('2030-12-30T00:00:00Z');
  await retention.apply({ confirmed: true });
  expect(await submissions.erased()).toEqual([erasure]);
  now = new Date('2031-01-02T00:00:00Z');
  await retention.apply({ confirmed: true });
  expect(await submissions.erased()).toEqual([]);
});

test.each(['erase', 'purge'])(
  'after %s, no file of SQLite has the person any more',
  async (how) => {
    let now = new Date('2026-01-01T00:00:00Z');
    const options = await newSqlite();
    const store = await openTestStore(async () => options, { clock: () => now });
    const { reference } = await store.submissions.accept(
      'contact',
      { mail },
      { key: 'a', messages },
    );
    const holds = async () => {
      const files = await readdir(options.dataFolder);
      const contents = await Promise.all(
        files.map((name) => readFile(join(options.dataFolder, name))),
      );
      return contents.some((bytes) => bytes.includes(mail));
    };
    expect(await holds()).toBe(true);

    now = new Date('2027-01-02T00:00:00Z');
    if (how === 'erase') await store.submissions.erase(reference);
    else await store.retention.apply({ confirmed: true });

    expect(await holds()).toBe(false);
  },
);

test('what told the visitors of a day apart is in no file of SQLite once they are forgotten', async () => {
  const options = await newSqlite();
  const store = await openTestStore(async () => options);
  const secret = await store.secrets.get(visitorSaltName('2026-11-10'));
  const isKept = async () => {
    const files = await readdir(options.dataFolder);
    const bytes = await Promise.all(files.map((name) => readFile(join(options.dataFolder, name))));
    return bytes.some((file) => file.includes(secret));
  };
  expect(await isKept()).toBe(true);
  await store.audience.forgetVisitors('2026-11-11');
  expect(await isKept()).toBe(false);
});
