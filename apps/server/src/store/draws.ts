import type { ContestCode } from '@vitrine/domain/forms/form-codes';
import type { DrawResult, Prize } from '@vitrine/domain/draw';
import type { Database } from './tables.ts';

export type FrozenList = { contest: string; frozenAt: string; entries: number; listHash: string };
/** What a draw was made of, so that it can be published and done again. */
export type DrawnFrom = {
  seed: string;
  rulesVersion: number;
  closesAt: string;
  /** Where there are several prizes: how many of each, and how many substitutes. */
  asked?: { counts: readonly Prize[]; substitutes: number };
};
export type DrawnResult = DrawResult & DrawnFrom & { drawnAt: string };
export type Draw = FrozenList & { result: DrawnResult | null };

/** A contest is frozen once and drawn once: a second list or a second seed is refused. */
export function createDraws(db: Database, clock: () => Date) {
  const all = db
    .selectFrom('draws')
    .select(['contest', 'frozen_at as frozenAt', 'entries', 'list_hash as listHash', 'result']);

  const draws = {
    async find(contest: ContestCode) {
      const row = await all.where('contest', '=', contest).executeTakeFirst();
      return row ? withResult(row) : null;
    },

    /** Those that were drawn. */
    async drawn() {
      const rows = await all.orderBy('contest').execute();
      return rows.flatMap((row) => {
        const { result, ...draw } = withResult(row);
        return result ? [{ ...draw, result }] : [];
      });
    },

    /** With the list itself, in pieces: any server may publish it. */
    async freeze(
      contest: ContestCode,
      list: { entries: number; listHash: string; pieces: AsyncIterable<string> },
    ) {
      const { entries, listHash, pieces } = list;
      await db.transaction().execute(async (trx) => {
        const inserted = await trx
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
        let place = 0;
        for await (const text of pieces) {
          await trx.insertInto('draw_lists').values({ contest, place, text }).execute();
          place += 1;
        }
      });
      return found(contest);
    },

    /** The frozen list, a piece at a time. */
    async *list(contest: ContestCode) {
      for (let place = 0; ; place += 1) {
        const row = await db
          .selectFrom('draw_lists')
          .select('text')
          .where('contest', '=', contest)
          .where('place', '=', place)
          .executeTakeFirst();
        if (!row) return;
        yield row.text;
      }
    },

    /** Keeps the first result; returns the one that is kept. */
    async conclude(contest: ContestCode, result: DrawResult & DrawnFrom) {
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

function withResult(row: FrozenList & { result: string | null }): Draw {
  return { ...row, result: row.result === null ? null : (JSON.parse(row.result) as DrawnResult) };
}
