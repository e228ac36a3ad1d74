import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openTestStore, stores } from '../testing/stores.ts';
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
  });
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
