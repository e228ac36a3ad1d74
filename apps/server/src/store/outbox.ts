import { sql, type Transaction } from 'kysely';
import { withoutMailboxes } from '../without-mailboxes.ts';
import type { Database, OutboxRow, StoreKind, Tables } from './tables.ts';

export type OutboxMessage = {
  /** Says the same thing twice? Then the same id: the receiver may ignore the second. */
  id: string;
  topic: OutboxRow['topic'];
  payload: unknown;
};

/** `payload` is undefined when what is stored cannot be read. */
export type ClaimedMessage = OutboxMessage & { attempts: number };

export type Outbox = ReturnType<typeof createOutbox>;

/** How the id of a message begins that is of a day, not of a request. */
export const SUMMARY_ID = 'summary:';

/** Long enough for any answer's first line, short enough for a table. */
const ERROR_MAX = 500;

/** Nothing is put off for so long (see delivery.ts): a time beyond was written by a clock that was ahead. */
const PUT_OFF_MOST_MS = 2 * 60 * 60 * 1_000;

/** A first failure is common, and tried again within seconds. */
const ATTEMPTS_TO_TELL = 3;

/**
 * Messages written with what they are about, in one transaction, and delivered afterwards: at least
 * once, in no particular order, by any number of processes.
 */
export function createOutbox(db: Database, clock: () => Date, kind: StoreKind) {
  const now = () => clock().toISOString();
  const furthest = () => new Date(clock().getTime() + PUT_OFF_MOST_MS).toISOString();
  /** A message as it was claimed: another claim of it has counted one attempt more. */
  const held = (id: string, attempts: number) =>
    db
      .updateTable('outbox')
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('delivered_at', 'is', null)
      .where('abandoned_at', 'is', null);
  return {
    add: (messages: readonly OutboxMessage[]) => insertMessages(db, messages, now()),

    /** Takes messages that are due, for a while: nobody else gets them until `leaseMs` has passed. */
    async claim(limit: number, leaseMs: number): Promise<ClaimedMessage[]> {
      const due = db
        .selectFrom('outbox')
        .select('id')
        .where('delivered_at', 'is', null)
        .where('abandoned_at', 'is', null)
        .where((eb) => eb.or([eb('due_at', '<=', now()), eb('due_at', '>', furthest())]))
        .orderBy('due_at')
        .limit(limit);
      const rows = await db
        .updateTable('outbox')
        .set({
          due_at: new Date(clock().getTime() + leaseMs).toISOString(),
          attempts: sql<number>`attempts + 1`,
        })
        // SQLite has one writer at a time, so its update is alone; on PostgreSQL, several servers
        // claim at once and each passes over what another has just taken.
        .where('id', 'in', kind === 'postgres' ? due.forUpdate().skipLocked() : due)
        .returning(['id', 'topic', 'payload', 'attempts'])
        .execute();
      return rows.map((row) => ({ ...row, payload: parsed(row.payload) }));
    },

    /** Holds a message for longer; false when it is no longer ours, and must not be sent. */
    async renew({ id, attempts }: ClaimedMessage, leaseMs: number) {
      const result = await held(id, attempts)
        .set({ due_at: new Date(clock().getTime() + leaseMs).toISOString() })
        .executeTakeFirst();
      return Number(result.numUpdatedRows) > 0;
    },

    /** Gives back what was taken and not tried: whoever comes next may have it at once. */
    async release({ id, attempts }: ClaimedMessage) {
      await held(id, attempts)
        .set({ due_at: now(), attempts: attempts - 1 })
        .execute();
    },

    async delivered(id: string) {
      await db
        .updateTable('outbox')
        .set({ delivered_at: now(), last_error: null })
        .where('id', '=', id)
        .execute();
    },

    /** Tries again at `dueAt`, or never when null. */
    async failed(id: string, error: string, dueAt: Date | null) {
      await db
        .updateTable('outbox')
        .set({
          last_error: readable(error),
          ...(dueAt ? { due_at: dueAt.toISOString() } : { abandoned_at: now() }),
        })
        .where('id', '=', id)
        .where('delivered_at', 'is', null)
        .execute();
    },

    async backlog() {
      const row = await db
        .selectFrom('outbox')
        .select(({ fn }) => [
          fn.countAll<number | string>().filterWhere('abandoned_at', 'is', null).as('waiting'),
          fn
            .countAll<number | string>()
            .filterWhere('abandoned_at', 'is not', null)
            .as('abandoned'),
          fn.min('created_at').filterWhere('abandoned_at', 'is', null).as('oldest'),
        ])
        .where('delivered_at', 'is', null)
        .executeTakeFirstOrThrow();
      return {
        waiting: Number(row.waiting),
        abandoned: Number(row.abandoned),
        /** ISO 8601; null when nothing waits. */
        oldest: row.oldest as string | null,
      };
    },

    /** What has failed several times or was given up, oldest first: never whom it was for. */
    async failing(limit: number) {
      const rows = await db
        .selectFrom('outbox')
        .select(['id', 'last_error'])
        .where('delivered_at', 'is', null)
        .where('attempts', '>=', ATTEMPTS_TO_TELL)
        .where('last_error', 'is not', null)
        .orderBy('created_at')
        .limit(limit)
        .execute();
      return rows.map(({ id, last_error: reason }) => ({
        reference: id.split(':')[0] ?? id,
        reason: reason ?? '',
      }));
    },

    /** Gives abandoned messages another round of attempts; returns how many. */
    async revive() {
      const result = await db
        .updateTable('outbox')
        .set({ abandoned_at: null, attempts: 0, due_at: now() })
        .where('abandoned_at', 'is not', null)
        .where('delivered_at', 'is', null)
        .executeTakeFirst();
      return Number(result.numUpdatedRows);
    },
  };
}

/** One bad row must not hide the others of its batch. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

/** What a mail server answers may hold a recipient's address, or bytes that no column takes. */
function readable(error: string): string {
  // First of all: half an address would not be known for one.
  const text = withoutMailboxes(error).slice(0, ERROR_MAX).toWellFormed();
  return text.replace(/\p{Cc}+/gu, ' ');
}

/** The same message again is the same message: nothing is added. */
export async function insertMessages(
  db: Database | Transaction<Tables>,
  messages: readonly OutboxMessage[],
  at: string,
): Promise<void> {
  if (messages.length === 0) return;
  await db
    .insertInto('outbox')
    .values(
      messages.map(({ id, topic, payload }) => ({
        id,
        topic,
        payload: JSON.stringify(payload),
        created_at: at,
        attempts: 0,
        due_at: at,
        delivered_at: null,
        abandoned_at: null,
        last_error: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
