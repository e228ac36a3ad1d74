import { chmod, mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openTestStore, stores, withDatabase } from '../testing/stores.ts';
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
    const options = await newStore({ bare: true });

    const servers = await Promise.all(Array.from({ length: 10 }, () => openStore(options)));
    const pings = await Promise.allSettled(servers.map((server) => server.ping()));
    await Promise.all(servers.map((server) => server.close()));

    expect(pings.map(({ status }) => status)).toEqual(Array(10).fill('fulfilled'));
  });

  /** What migrations since then have made. */
  const LATER_TABLES = [
    'follow_ups',
    'one_time_links',
    'submission_mailboxes',
    'draw_lists',
    'contest_records',
    'erasures',
  ];

  test('a store of the version before, or of the next, is opened as it is', async () => {
    const options = await newStore();
    const first = await openStore(options);
    const { reference } = await first.submissions.accept('contact', { a: 1 }, { key: 'k' });
    await first.close();
    // As the version before left it; and a migration that this version does not know.
    await withDatabase(options, async (execute) => {
      await execute('create table schema_migrations (name text primary key, applied_at text)');
      await execute(
        "insert into schema_migrations select name, timestamp from migrations where name < '006'",
      );
      await execute("insert into schema_migrations values ('999-of-the-next-version', '2030')");
      await execute('drop table migrations');
      await execute('drop table store_state');
      for (const table of LATER_TABLES) await execute(`drop table ${table}`);
      for (const table of ['releases', 'release_files', 'release_blobs'])
        await execute(`drop table if exists shared_${table}`);
    });

    const second = await openTestStore(async () => options);

    expect((await second.submissions.list('contact'))[0]).toMatchObject({ reference });
    expect(await second.retention.apply()).toMatchObject({ applied: true });
  });

  test('a closed store no longer answers', async () => {
    const store = await openTestStore(newStore);
    await store.close();

    await expect(store.ping()).rejects.toThrow(/not open|destroyed/);
  });
});

test('the SQLite file and its folder are their owner’s alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-store-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const dataFolder = join(folder, 'data');
  await mkdir(dataFolder, { mode: 0o755 });
  await writeFile(join(dataFolder, 'vitrine.sqlite'), '', { mode: 0o644 });

  const store = await openStore({ dataFolder });
  await store.submissions.accept('contact', { a: 1 }, { key: 'k' });
  const modes = await Promise.all(
    ['', 'vitrine.sqlite', 'vitrine.sqlite-wal', 'vitrine.sqlite-shm'].map(
      async (name) => (await stat(join(dataFolder, name))).mode & 0o777,
    ),
  );
  await store.close();

  expect(modes).toEqual([0o700, 0o600, 0o600, 0o600]);
});

test('a folder of others stays theirs, and the SQLite file in it is its owner’s alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-store-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  await writeFile(join(folder, 'theirs.txt'), '');
  await (await openStore({ dataFolder: folder })).close();
  const modes = await Promise.all([folder, join(folder, 'vitrine.sqlite')].map((one) => stat(one)));
  expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o755, 0o600]);
});

test('a SQLite file that is gone acknowledges nothing and says so; put back, it goes on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-store-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [dataFolder, away] = [join(folder, 'data'), join(folder, 'away')];
  const store = await openStore({ dataFolder });
  const accept = (key: string) => store.submissions.accept('contact', { key }, { key });
  await accept('before');

  await rename(dataFolder, away);
  await expect(accept('meanwhile')).rejects.toThrow(`the store is gone: ${dataFolder}`);
  await expect(store.ping()).rejects.toThrow('the store is gone');

  await rename(away, dataFolder);
  await accept('after');
  expect(await store.submissions.count('contact')).toBe(2);
  await store.close();
});

test('a store that cannot be opened says which and why', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-store-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'data'), 'a file, not a folder');

  await expect(openStore({ dataFolder: join(folder, 'data') })).rejects.toThrow(
    /cannot open the store \(.*\/data\): .*(ENOTDIR|EEXIST)/,
  );
});

test('a PostgreSQL that cannot be reached is an error, in seconds', async () => {
  const unreachable = 'postgres://vitrine@127.0.0.1:1/none';

  await expect(openStore({ databaseUrl: unreachable, dataFolder: 'unused' })).rejects.toThrow(
    'ECONNREFUSED',
  );
});
