import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openStore } from '../store/store.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merging needs an interface
  interface ProvidedContext {
    /** A SQLite file with our tables and nothing else. */
    preparedSqlite?: string;
    /** Tests on both stores run on SQLite alone. */
    isSqliteEnough?: boolean;
  }
}

export const SQLITE_FILE = 'vitrine.sqlite';
/** In the PostgreSQL of this run, which goes with it. */
export const PREPARED_DATABASE = 'prepared';

/**
 * Stores with our tables and nothing else, made once a run: a test begins with a copy, which takes less
 * time than making the tables does. After postgres.global.ts, where PostgreSQL is wanted.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'vitrine-prepared-'));
  // Closed, so that all is in the one file.
  await (await openStore({ dataFolder })).close();
  project.provide('preparedSqlite', join(dataFolder, SQLITE_FILE));
  const { postgresUrl } = project.getProvidedContext();
  if (postgresUrl) await preparePostgres(postgresUrl);
  return () => rm(dataFolder, { recursive: true, force: true });
}

async function preparePostgres(url: string): Promise<void> {
  const administrator = new Client({ connectionString: url });
  await administrator.connect();
  await administrator.query(`create database ${PREPARED_DATABASE}`);
  await administrator.end();
  const prepared = new URL(url);
  prepared.pathname = `/${PREPARED_DATABASE}`;
  await (await openStore({ databaseUrl: prepared.href, dataFolder: 'unused' })).close();
}
