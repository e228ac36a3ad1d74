import { parisDay } from '@vitrine/domain/audience/paris-day';
import type { Audience } from './audience.ts';
import type { Consents } from './consents.ts';
import type { Submissions } from './submissions.ts';
import type { Database } from './tables.ts';

/** What was deleted, or why nothing was: then an operator must look, and say so. */
type RetentionOutcome =
  | { applied: true; submissions: number; consents: number; events: number }
  | { applied: false; reason: string };

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Servers stand still for a night or a holiday; for longer, someone may look. */
const CLOCK_AHEAD_MS = 35 * DAY_MS;
/** Clocks of several servers differ by seconds. */
const CLOCK_BEHIND_MS = DAY_MS;
/** A year's entries of a contest leave in two weeks: a few hundredths at a time. */
const SHARE_AT_ONCE = 0.25;
/** A share of few says nothing. */
const FEW = 100;
const LAST_TIME = 'last-time';

/** Deletes what has passed its retention, everywhere in the store. */
export function createRetention(
  db: Database,
  clock: () => Date,
  forget: () => Promise<void>,
  parts: { submissions: Submissions; consents: Consents; audience: Audience },
) {
  const { submissions, consents, audience } = parts;

  /** Written while all is well, so that a clock that jumps is told from one that goes on. */
  async function noteTime(): Promise<void> {
    const value = clock().toISOString();
    await db
      .insertInto('store_state')
      .values({ name: LAST_TIME, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }

  async function lastTime(): Promise<string | null> {
    const noted = await db
      .selectFrom('store_state')
      .select('value')
      .where('name', '=', LAST_TIME)
      .executeTakeFirst();
    if (noted) return noted.value;
    // A store from before the note: the last thing that was sent to it.
    const { last } = await db
      .selectFrom('submissions')
      .select(({ fn }) => fn.max('received_at').as('last'))
      .executeTakeFirstOrThrow();
    return last as string | null;
  }

  /** Why nothing would be deleted now; null when all is well. */
  async function doubt(): Promise<string | null> {
    const last = await lastTime();
    const now = clock();
    const passed = now.getTime() - Date.parse(last ?? now.toISOString());
    if (passed > CLOCK_AHEAD_MS || passed < -CLOCK_BEHIND_MS)
      return `the clock says ${now.toISOString()}, the store was last used at ${last}`;
    const { expired, all } = await submissions.expired();
    if (all > FEW && expired > all * SHARE_AT_ONCE)
      return `${expired} of ${all} requests would be deleted at once`;
    return null;
  }

  return {
    doubt,
    /**
     * Deletes nothing when the clock does not fit the last time that the store knew, or when so much
     * would go at once that something must be wrong. `confirmed`: an operator has looked.
     */
    async apply({ confirmed = false } = {}): Promise<RetentionOutcome> {
      const reason = confirmed ? null : await doubt();
      if (reason !== null) return { applied: false, reason };
      await noteTime();
      const outcome = {
        applied: true as const,
        submissions: await submissions.purge(),
        consents: await consents.purge(),
        events: await audience.purge(parisDay(clock())),
      };
      await forget();
      return outcome;
    },
  };
}
