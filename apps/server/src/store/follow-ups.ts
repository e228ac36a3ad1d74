import type { Transaction } from 'kysely';
import type { RequestState, RequestStep } from '@vitrine/domain/forms/follow-up';
import { lotsOf, NAMES_AT_ONCE } from '../lots.ts';
import { orderedId } from './ordered-id.ts';
import { insertMessages, type OutboxMessage } from './outbox.ts';
import type { Database, StoreKind, Tables } from './tables.ts';

/** A step, and what others are told of it: both or neither. */
export type NewStep = {
  /** Without one, the request stays as far as it has come. */
  state?: RequestState;
  answer?: string | null;
  /** Only from these: what came between makes it a no. */
  from?: readonly RequestState[];
  /** Given how far it had come before. */
  messages?: (step: RequestStep, before: RequestState) => readonly OutboxMessage[];
};

/** What became of each request. Only ever added to; erased with its request. */
export function createFollowUps(db: Database, clock: () => Date, kind: StoreKind) {
  return {
    /** Null when the request is gone, or no longer in a state that it may leave so. */
    add: (reference: string, step: NewStep) =>
      db.transaction().execute((trx) => addStep(trx, kind, reference, step, clock().toISOString())),

    /** Oldest first; none for a request that nobody has touched. */
    of: async (reference: string) => (await stepsOf(db, [reference])).get(reference) ?? [],

    /** The steps of those that have left « received ». */
    ofAll: (references: readonly string[]) => stepsOf(db, references),
  };
}

async function stepsOf(
  db: Database | Transaction<Tables>,
  references: readonly string[],
): Promise<Map<string, RequestStep[]>> {
  const found = new Map<string, RequestStep[]>();
  for (const some of lotsOf(references, NAMES_AT_ONCE)) {
    const rows = await db
      .selectFrom('follow_ups')
      .select(['reference', 'at', 'state', 'answer'])
      .where('reference', 'in', some)
      .orderBy('at')
      .orderBy('id')
      .execute();
    for (const { reference, ...step } of rows)
      found.set(reference, [...(found.get(reference) ?? []), step]);
  }
  return found;
}

/** Within a transaction: whoever comes at the same moment waits, and sees it. */
export async function addStep(
  trx: Transaction<Tables>,
  kind: StoreKind,
  reference: string,
  { state, answer = null, from, messages }: NewStep,
  now: string,
): Promise<RequestStep | null> {
  const request = trx
    .selectFrom('submissions')
    .select('reference')
    .where('reference', '=', reference);
  // SQLite's transactions are alone already (see sqlite.ts).
  const held = kind === 'postgres' ? request.forUpdate() : request;
  if (!(await held.executeTakeFirst())) return null;
  const last = (await stepsOf(trx, [reference])).get(reference)?.at(-1);
  const before = last?.state ?? 'received';
  if (from && !from.includes(before)) return null;
  // Who waited for the one before, or has a slower clock, comes after it all the same.
  const at = last && last.at > now ? new Date(Date.parse(last.at) + 1).toISOString() : now;
  const step = { at, state: state ?? before, answer };
  await trx
    .insertInto('follow_ups')
    .values({ id: orderedId(), reference, ...step })
    .execute();
  if (messages) await insertMessages(trx, messages(step, before), now);
  return step;
}
