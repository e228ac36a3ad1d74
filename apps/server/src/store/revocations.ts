import type { Database } from './tables.ts';

/** Kept with the proofs of work: what was used up, until it would have expired. */
const nameOf = (id: string) => `session:${id}`;

/** Sessions that ended before their time, for every server of this store. */
export function createRevocations(db: Database) {
  return {
    async revoke(id: string, until: Date) {
      await db
        .insertInto('spent_proofs')
        .values({ id: nameOf(id), expires_at: until.toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async isRevoked(id: string) {
      const row = await db
        .selectFrom('spent_proofs')
        .select('id')
        .where('id', '=', nameOf(id))
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
