import { randomUUID } from 'node:crypto';
import type { RequestState } from '@vitrine/domain/forms/follow-up';
import type { Database } from './tables.ts';

/** One step of a request's life after it was received. */
export type FollowUpStep = { at: string; state: RequestState; answer: string | null };

/** What became of each request. Only ever added to; erased with its request. */
export type FollowUps = {
  add: (reference: string, step: Omit<FollowUpStep, 'at'>) => Promise<FollowUpStep>;
  /** Oldest first; none for a request that nobody has touched. */
  of: (reference: string) => Promise<FollowUpStep[]>;
  /** The present state of those that have left « received ». */
  states: (references: readonly string[]) => Promise<Map<string, RequestState>>;
};

/** Both databases take many more parameters in a statement. */
const NAMES_AT_ONCE = 500;

export function createFollowUps(db: Database, clock: () => Date): FollowUps {
  return {
    async add(reference, { state, answer }) {
      const step = { at: clock().toISOString(), state, answer };
      await db
        .insertInto('follow_ups')
        .values({ id: randomUUID(), reference, ...step })
        .execute();
      return step;
    },

    async of(reference) {
      const rows = await db
        .selectFrom('follow_ups')
        .select(['at', 'state', 'answer'])
        .where('reference', '=', reference)
        .orderBy('at')
        .execute();
      return rows.map((row) => ({ ...row, state: row.state as RequestState }));
    },

    async states(references) {
      const found = new Map<string, RequestState>();
      for (let start = 0; start < references.length; start += NAMES_AT_ONCE) {
        const rows = await db
          .selectFrom('follow_ups')
          .select(['reference', 'state'])
          .where('reference', 'in', references.slice(start, start + NAMES_AT_ONCE))
          .orderBy('at')
          .execute();
        for (const { reference, state } of rows) found.set(reference, state as RequestState);
      }
      return found;
    },
  };
}
