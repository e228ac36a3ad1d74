import type { Database } from './tables.ts';

export type ContestRecords = ReturnType<typeof createContestRecords>;

/** The record of each contest that someone entered, as it was on show then. Says nothing of anyone. */
export function createContestRecords(db: Database) {
  return {
    async keep(contest: string, record: string) {
      await db
        .insertInto('contest_records')
        .values({ contest, record })
        .onConflict((conflict) => conflict.column('contest').doUpdateSet({ record }))
        .execute();
    },
    async all() {
      const rows = await db.selectFrom('contest_records').select('record').execute();
      return rows.map(({ record }) => JSON.parse(record) as unknown);
    },
  };
}
