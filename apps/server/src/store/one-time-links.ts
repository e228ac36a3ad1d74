import { hash, randomBytes } from 'node:crypto';
import { addStep, type NewStep } from './follow-ups.ts';
import type { Database, OneTimeLinkRow, StoreKind } from './tables.ts';

export type LinkPurpose = OneTimeLinkRow['purpose'];

export type OneTimeLinks = ReturnType<typeof createOneTimeLinks>;

const LINK = ['purpose', 'reference', 'expires_at as until'] as const;
const TOKEN_BYTES = 32;
const hashOf = (token: string) => hash('sha256', token);

/** Links sent to a mailbox: whoever has one reads it. Good once, for a while; kept as a hash. */
export function createOneTimeLinks(db: Database, clock: () => Date, kind: StoreKind) {
  const now = () => clock().toISOString();
  return {
    async issue(purpose: LinkPurpose, reference: string, lifeMs: number) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const until = new Date(clock().getTime() + lifeMs).toISOString();
      await db
        .insertInto('one_time_links')
        .values({ hash: hashOf(token), purpose, reference, expires_at: until, used_at: null })
        .execute();
      return { token, until };
    },

    /** What a link would do, without doing it; null when it is over, used or not ours. */
    async look(token: string) {
      const link = await db
        .selectFrom('one_time_links')
        .select(LINK)
        .where('hash', '=', hashOf(token))
        .where('used_at', 'is', null)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return link ?? null;
    },

    /**
     * Uses a link, with every other one for the same thing, and adds the step that it stands for: all or
     * nothing. Null when it is too late.
     */
    use: (token: string, step?: NewStep) =>
      db.transaction().execute(async (trx) => {
        const at = now();
        // The update itself is what only one of two can do.
        const link = await trx
          .updateTable('one_time_links')
          .set({ used_at: at })
          .where('hash', '=', hashOf(token))
          .where('used_at', 'is', null)
          .where('expires_at', '>', at)
          .returning(LINK)
          .executeTakeFirst();
        if (!link) return null;
        await trx
          .updateTable('one_time_links')
          .set({ used_at: at })
          .where('reference', '=', link.reference)
          .where('purpose', '=', link.purpose)
          .where('used_at', 'is', null)
          .execute();
        const added = step ? await addStep(trx, kind, link.reference, step, at) : null;
        return { link, step: added };
      }),

    /** Until when the last one that was sent is good; null when there is none, or it was used. */
    async goodUntil(purpose: LinkPurpose, reference: string) {
      const row = await db
        .selectFrom('one_time_links')
        .select(({ fn }) => fn.max('expires_at').as('until'))
        .where('reference', '=', reference)
        .where('purpose', '=', purpose)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now())
        .executeTakeFirstOrThrow();
      return row.until as string | null;
    },
  };
}
