import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merging needs an interface
  interface ProvidedContext {
    /** An administrator's address on the PostgreSQL of this run. */
    postgresUrl: string;
  }
}

/** One real PostgreSQL for the whole run; each test makes a database of its own in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres({ hasty: true });
  project.provide('postgresUrl', url);
  return stop;
}
