import type { Database } from './tables.ts';

/** Sessions that ended before their time, for every server of this store. */
export type Revocations = {
  revoke: (id: string, until: Date) => Promise<void>;
  isRevoked: (id: string) => Promise<boolean>;
};

/** Kept with the proofs of work: what was used up, until it would have expired. */
const nameOf = (id: string) => `session:${id}`;

export function createRevocations(db: Database): Revocations {
  return {
    async revoke(id, until) {
      await db
        .insertInto('spent_proofs')
        .values({ id: nameOf(id), expires_at: until.toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async isRevoked(id) {
      const row = await db
        .selectFrom('spent_proofs')
        .select('id')
        .where('id', '=', nameOf(id))
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
