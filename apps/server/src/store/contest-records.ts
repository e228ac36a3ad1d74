import type { Database } from './tables.ts';

/** The record of each contest that someone entered, as it was on show then. Says nothing of anyone. */
export type ContestRecords = {
  keep: (contest: string, record: string) => Promise<void>;
  all: () => Promise<unknown[]>;
};

export function createContestRecords(db: Database): ContestRecords {
  return {
    async keep(contest, record) {
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
