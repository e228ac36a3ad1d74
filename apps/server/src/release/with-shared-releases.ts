import { type Environment, readDatabaseUrl } from '../settings.ts';
import type { SharedReleases } from '../store/shared-releases.ts';
import { openStore, type StoreOptions } from '../store/store.ts';

/** The releases that servers share through PostgreSQL, for a command; null without one. */
export async function withSharedReleases<Result>(
  env: Environment,
  work: (shared: SharedReleases | null) => Result | Promise<Result>,
  opening?: StoreOptions['opening'],
): Promise<Result> {
  const databaseUrl = readDatabaseUrl(env);
  if (databaseUrl === undefined) return work(null);
  const store = await openStore({ databaseUrl, dataFolder: '', ...(opening && { opening }) });
  try {
    return await work(store.sharedReleases);
  } finally {
    await store.close();
  }
}
