import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { openStore, type Store, type StoreOptions } from '../store/store.ts';
import { newFolder } from './folders.ts';
import { PREPARED_DATABASE, SQLITE_FILE } from './stores.global.ts';

export type NewStoreOptions = (contents?: {
  /** Without its tables: for what opens the very first time. */
  bare?: boolean;
}) => Promise<StoreOptions>;

/** A real SQLite file and a real PostgreSQL database, each new and removed when the test ends. */
type NamedStore = [name: string, newStoreOptions: NewStoreOptions];

/** For `describe.each(stores)('… on %s', (_name, newStore) => …)`: the same tests on both. */
export const stores: NamedStore[] = [
  ['SQLite', newSqlite],
  // Where a thousand changes are tried, the slower one is left to the tests of what only it does.
  ...(inject('isSqliteEnough') ? [] : [['PostgreSQL', newPostgres] satisfies NamedStore]),
];

/** An empty store of the given kind, closed when the test ends. */
export async function openTestStore(
  newStoreOptions: NewStoreOptions,
  options: Partial<StoreOptions> = {},
): Promise<Store> {
  const store = await openStore({ ...(await newStoreOptions()), ...options });
  onTestFinished(() => store.close());
  return store;
}

export async function newSqlite({ bare = false } = {}): Promise<StoreOptions> {
  const dataFolder = await newFolder('store');
  const prepared = inject('preparedSqlite');
  if (prepared && !bare) await copyFile(prepared, join(dataFolder, SQLITE_FILE));
  return { dataFolder };
}

export async function newPostgres({ bare = false } = {}): Promise<StoreOptions> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copied as files: without a disk to wait for, that takes half the time of writing it into the log.
  const copied = bare ? '' : ` template ${PREPARED_DATABASE} strategy file_copy`;
  await administrate(`create database ${name}${copied}`);
  onTestFinished(() => administrate(`drop database ${name} with (force)`));
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  // A busy machine is slow, not wrong: fifty requests for ten connections may wait longer than visitors.
  url.searchParams.set('connect_timeout', '60');
  url.searchParams.set('statement_timeout', '60000');
  return { databaseUrl: url.href, dataFolder: 'unused' };
}

/** Kept while the worker lives, which ends before the database does. */
let administrator: Promise<Client> | undefined;

async function administrate(statement: string): Promise<void> {
  administrator ??= connect(inject('postgresUrl'));
  await (await administrator).query(statement);
}

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  // Where tests run in the process that stops the database, it is told so.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Statements on the database itself, as another program would send them. */
export async function withDatabase(
  { databaseUrl, dataFolder }: StoreOptions,
  work: (execute: (statement: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  if (databaseUrl === undefined) {
    const database = new DatabaseSync(join(dataFolder, SQLITE_FILE));
    await work(async (statement) => database.exec(statement));
    database.close();
    return;
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await work(async (statement) => void (await client.query(statement)));
  await client.end();
}
