import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openTestStore, stores } from '../testing/stores.ts';

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

  test('more than a quarter at once is not deleted without an operator’s word', async () => {
    let now = new Date('2026-01-01T00:00:00Z');
    const { submissions, retention } = await openTestStore(newStore, { clock: () => now });
    const send = (key: string) => submissions.accept('contact', { key }, { key });
    for (let index = 0; index < 40; index += 1) await send(`old ${index}`);
    for (let month = 1; month <= 11; month += 1) {
      now = new Date(Date.UTC(2026, month, 1));
      await retention.apply();
    }
    now = new Date('2026-12-31T00:00:00Z');
    await retention.apply();
    for (let index = 0; index < 80; index += 1) await send(`new ${index}`);
    now = new Date('2027-01-02T00:00:00Z');

    expect(await retention.apply()).toEqual({
      applied: false,
      reason: '40 of 120 requests would be deleted at once',
    });
    expect(await retention.apply({ confirmed: true })).toMatchObject({ submissions: 40 });
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

test.each(['erase', 'purge'])(
  'after %s, no file of SQLite has the person any more',
  async (how) => {
    let now = new Date('2026-01-01T00:00:00Z');
    const options = await stores[0][1]();
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
