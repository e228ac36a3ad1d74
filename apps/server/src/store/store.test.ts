import { describe, expect, test } from 'vitest';
import { openTestStore, stores } from '../testing/stores.ts';
import { openStore } from './store.ts';

describe.each(stores)('the store on %s', (_name, newStore) => {
  test('what is stored is still there after a restart', async () => {
    const options = await newStore();
    const before = await openStore(options);
    const { reference } = await before.submissions.accept('contact', { a: 1 }, { key: 'k' });
    await before.close();

    const after = await openStore(options);
    const [kept] = await after.submissions.list('contact');
    await after.close();

    expect(kept).toMatchObject({ reference, payload: { a: 1 } });
  });

  test('ten servers that start together on an empty database all come up', async () => {
    const options = await newStore();

    const servers = await Promise.all(Array.from({ length: 10 }, () => openStore(options)));
    const pings = await Promise.allSettled(servers.map((server) => server.ping()));
    await Promise.all(servers.map((server) => server.close()));

    expect(pings.map(({ status }) => status)).toEqual(Array(10).fill('fulfilled'));
  });

  test('a closed store no longer answers', async () => {
    const store = await openTestStore(newStore);
    await store.close();

    await expect(store.ping()).rejects.toThrow(/not open|destroyed/);
  });
});

test('a PostgreSQL that cannot be reached is an error, in seconds', async () => {
  const unreachable = 'postgres://vitrine@127.0.0.1:1/none';

  await expect(openStore({ databaseUrl: unreachable, dataFolder: 'unused' })).rejects.toThrow(
    'ECONNREFUSED',
  );
});
