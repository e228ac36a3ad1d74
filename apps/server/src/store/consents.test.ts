import { randomUUID } from 'node:crypto';
import { EVERYTHING, NOTHING } from '@vitrine/domain/consent/choice';
import { type ConsentProof, PROOF_RETENTION_DAYS } from '@vitrine/domain/consent/proof';
import { describe, expect, test } from 'vitest';
import { openTestStore, stores } from '../testing/stores.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

function proof(changes: Partial<ConsentProof> = {}): ConsentProof {
  return {
    id: randomUUID(),
    textVersion: 1,
    vendorListVersion: 1,
    purposes: [...EVERYTHING.purposes],
    vendors: [...EVERYTHING.vendors],
    ...changes,
  };
}

describe.each(stores)('proofs of consent on %s', (_name, newStore) => {
  test('a choice is found again by its id, with its date', async () => {
    const now = new Date('2026-11-15T10:00:00.000Z');
    const { consents } = await openTestStore(newStore, { clock: () => now });
    const given = proof({ purposes: [1, 5], vendors: ['campaign'] });

    expect(await consents.record(given)).toEqual({ at: now.toISOString() });

    expect(await consents.find(given.id)).toEqual({ ...given, at: now.toISOString() });
    expect(await consents.find(randomUUID())).toBeNull();
  });

  test('sent twice it is stored once, as it was first sent', async () => {
    let now = new Date('2026-11-15T10:00:00.000Z');
    const { consents } = await openTestStore(newStore, { clock: () => now });
    const given = proof();
    const first = await consents.record(given);
    now = new Date('2026-11-16T10:00:00.000Z');

    const second = await consents.record({ ...given, purposes: [], vendors: [] });

    expect(second).toEqual(first);
    expect((await consents.find(given.id))?.vendors).toEqual(EVERYTHING.vendors);
  });

  test('is counted once for the dashboard, by what was chosen, on its day in France', async () => {
    // In France the next day has begun.
    const now = new Date('2026-11-15T23:30:00.000Z');
    const { consents, audience } = await openTestStore(newStore, { clock: () => now });
    const part = proof({ purposes: [1, 5], vendors: ['campaign'] });
    await consents.record(part);
    await consents.record(part);
    await consents.record(proof({ purposes: [], vendors: [] }));
    const on = (kind: string, day: string) =>
      audience.top(kind, { grain: 'day', from: day, to: day }, 9);

    expect(await on('consent', '2026-11-16')).toEqual([
      { page: '', label: 'customised', n: 1 },
      { page: '', label: 'refused', n: 1 },
    ]);
    expect(await on('consent-purpose', '2026-11-16')).toEqual([
      { page: '', label: '1', n: 1 },
      { page: '', label: '5', n: 1 },
    ]);
    expect(await on('consent-vendor', '2026-11-16')).toEqual([
      { page: '', label: 'campaign', n: 1 },
    ]);
    expect(await on('consent', '2026-11-15')).toEqual([]);
  });

  test('is deleted once nobody may still ask for it, and not before', async () => {
    let now = new Date('2026-11-15T10:00:00.000Z');
    const { consents } = await openTestStore(newStore, { clock: () => now });
    const old = proof(NOTHING as Pick<ConsentProof, 'purposes' | 'vendors'>);
    await consents.record(old);
    now = new Date(now.getTime() + PROOF_RETENTION_DAYS * DAY_MS);
    const recent = proof();
    await consents.record(recent);
    expect(await consents.purge()).toBe(0);

    now = new Date(now.getTime() + 1);

    expect(await consents.purge()).toBe(1);
    expect(await consents.find(old.id)).toBeNull();
    expect(await consents.find(recent.id)).not.toBeNull();
  });
});
