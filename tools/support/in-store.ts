import { openStore, type Store, type StoreOptions } from '../../apps/server/src/store/store.ts';

/** What is read of a store, or done in it, and the store closed again. */
export async function inStore<Result>(
  options: StoreOptions,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await openStore(options);
  return work(store).finally(() => store.close());
}
