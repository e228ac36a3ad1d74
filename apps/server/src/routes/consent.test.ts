import { randomUUID } from 'node:crypto';
import { EVERYTHING, NOTHING } from '@vitrine/domain/consent/choice';
import { describe, expect, test } from 'vitest';
import { startApp } from '../testing/app.ts';
import { newSqlite, openTestStore } from '../testing/stores.ts';

const AT = new Date('2026-11-15T10:00:00.000Z');
const refusal = () => ({ id: randomUUID(), textVersion: 1, vendorListVersion: 1, ...NOTHING });
const post = (payload: unknown) => ({
  method: 'POST' as const,
  url: '/api/consent',
  payload: payload as object,
});

describe('the proof of a choice', () => {
  test('is stored with its date and acknowledged', async () => {
    const store = await openTestStore(newSqlite, { clock: () => AT });
    const { app } = await startApp({ store });
    const choice = { ...refusal(), ...EVERYTHING };

    const response = await app.inject(post(choice));

    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ id: choice.id, at: AT.toISOString() });
    expect(await store.consents.find(choice.id)).toEqual({ ...choice, at: AT.toISOString() });
  });

  test('sets no cookie, and neither store nor log holds the address it came from', async () => {
    const { app, store, logLines } = await startApp();
    const choice = refusal();
    const response = await app.inject({ ...post(choice), remoteAddress: '203.0.113.77' });
    expect(response.headers['set-cookie']).toBeUndefined();
    const kept = JSON.stringify([await store.consents.find(choice.id), logLines]);
    expect(kept).toContain(choice.id);
    expect(kept).not.toContain('203.0.113');
  });

  test('sent again is acknowledged again', async () => {
    const { app } = await startApp();
    const choice = refusal();
    const [first, second] = [await app.inject(post(choice)), await app.inject(post(choice))];
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
  });

  test('from one address is refused beyond what a household sends in a minute, and from no other', async () => {
    const { app } = await startApp();
    const from = async (remoteAddress: string) =>
      (await app.inject({ ...post({}), remoteAddress })).statusCode;
    for (let sent = 0; sent < 120; sent += 1) expect(await from('203.0.113.7')).toBe(400);
    expect(await from('203.0.113.7')).toBe(429);
    expect(await from('198.51.100.7')).toBe(400);
  });

  test.each([
    ['no id', { id: undefined }],
    ['an id that is not random', { id: 'jean.dupont@example.org' }],
    ['an unknown purpose', { purposes: [2] }],
    ['an unknown vendor', { vendors: ['nobody'] }],
    ['a version of nothing', { textVersion: 0 }],
    ['anything more', { email: 'jean.dupont@example.org' }],
  ])('with %s is refused and nothing is stored', async (_why, change) => {
    const { app, store } = await startApp();
    const choice = { ...refusal(), ...change };
    const response = await app.inject(post(choice));
    expect(response.statusCode).toBe(400);
    expect(await store.consents.find(String(choice.id))).toBeNull();
  });
});
