import { randomBytes } from 'node:crypto';
import type { Database } from './tables.ts';

const SECRET_BYTES = 32;

export function createSecrets(db: Database) {
  return {
    /** A random value made on first use, the same for every server of this store and after restarts. */
    async get(name: string) {
      await db
        .insertInto('secrets')
        .values({ name, value: randomBytes(SECRET_BYTES).toString('hex') })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { value } = await db
        .selectFrom('secrets')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      return value;
    },
  };
}
