import type { ContestCode } from '@vitrine/domain/forms/form-codes';
import type { DrawResult } from '@vitrine/domain/draw';
import type { Database } from './tables.ts';

export type FrozenList = { contest: string; frozenAt: string; entries: number; listHash: string };
export type DrawnResult = DrawResult & { seed: string; drawnAt: string };
export type Draw = FrozenList & { result: DrawnResult | null };

/** A contest is frozen once and drawn once: a second list or a second seed is refused. */
export type Draws = {
  find: (contest: ContestCode) => Promise<Draw | null>;
  freeze: (contest: ContestCode, list: { entries: number; listHash: string }) => Promise<Draw>;
  /** Keeps the first result; returns the one that is kept. */
  conclude: (contest: ContestCode, result: DrawResult & { seed: string }) => Promise<Draw>;
};

export function createDraws(db: Database, clock: () => Date): Draws {
  const draws: Draws = {
    async find(contest) {
      const row = await db
        .selectFrom('draws')
        .selectAll()
        .where('contest', '=', contest)
        .executeTakeFirst();
      if (!row) return null;
      return {
        contest: row.contest,
        frozenAt: row.frozen_at,
        entries: row.entries,
        listHash: row.list_hash,
        result: row.result === null ? null : (JSON.parse(row.result) as DrawnResult),
      };
    },

    async freeze(contest, { entries, listHash }) {
      const inserted = await db
        .insertInto('draws')
        .values({
          contest,
          frozen_at: clock().toISOString(),
          entries,
          list_hash: listHash,
          result: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('contest')
        .executeTakeFirst();
      if (!inserted) throw new Error(`the list of ${contest} is already frozen`);
      return found(contest);
    },

    async conclude(contest, result) {
      const drawn: DrawnResult = { ...result, drawnAt: clock().toISOString() };
      await db
        .updateTable('draws')
        .set({ result: JSON.stringify(drawn) })
        .where('contest', '=', contest)
        .where('result', 'is', null)
        .execute();
      return found(contest);
    },
  };

  async function found(contest: ContestCode): Promise<Draw> {
    const draw = await draws.find(contest);
    if (!draw) throw new Error(`the list of ${contest} is not frozen`);
    return draw;
  }

  return draws;
}
