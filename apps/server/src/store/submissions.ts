import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';
import { newReference } from './reference.ts';
import { retentionDays, submissionKinds } from './submission-kinds.ts';
import type { SubmissionKind } from './submission-kinds.ts';
import type { Database, SubmissionRow } from './tables.ts';

export type Receipt = {
  /** What the visitor keeps, e.g. `7K3M-Q9XD`. */
  reference: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** True when this very request had already been received. */
  replayed: boolean;
};

export type Submission = {
  reference: string;
  kind: SubmissionKind;
  payload: unknown;
  receivedAt: string;
};

export type Submissions = {
  /**
   * Stores a visitor's request once, however many times it is sent: when this resolves, it is on
   * the disk. The key is made by the form; the same key with another payload is a
   * `SubmissionConflict`.
   */
  accept: (kind: SubmissionKind, payload: unknown, options: { key: string }) => Promise<Receipt>;
  count: (kind: SubmissionKind) => Promise<number>;
  /** Oldest first. */
  list: (kind: SubmissionKind, options?: { limit?: number }) => Promise<Submission[]>;
  /** Deletes what has passed its retention; returns how many rows. */
  purge: () => Promise<number>;
};

export class SubmissionConflict extends Error {
  override name = 'SubmissionConflict';
}

const DEFAULT_LIST_LIMIT = 1_000;
const DAY_MS = 24 * 60 * 60 * 1_000;
/** A drawn reference already exists once in billions of draws: a second failure means a fault. */
const REFERENCE_DRAWS = 5;

export function createSubmissions(db: Database, clock: () => Date): Submissions {
  /** One statement, so nothing to tear; the unique constraint settles simultaneous requests. */
  async function insertIfNew(row: SubmissionRow): Promise<boolean> {
    const inserted = await db
      .insertInto('submissions')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('reference')
      .executeTakeFirst();
    return inserted !== undefined;
  }

  function findByKey(kind: SubmissionKind, key: string) {
    return db
      .selectFrom('submissions')
      .select(['reference', 'digest', 'received_at'])
      .where('kind', '=', kind)
      .where('idempotency_key', '=', key)
      .executeTakeFirst();
  }

  return {
    async accept(kind, payload, { key }) {
      const text = canonicalJson(payload);
      const digest = createHash('sha256').update(text).digest('hex');
      const receivedAt = clock().toISOString();
      for (let draw = 0; draw < REFERENCE_DRAWS; draw += 1) {
        const reference = newReference();
        const isNew = await insertIfNew({
          reference,
          kind,
          idempotency_key: key,
          payload: text,
          digest,
          received_at: receivedAt,
        });
        if (isNew) return { reference, receivedAt, replayed: false };
        const existing = await findByKey(kind, key);
        if (existing?.digest === digest) {
          return {
            reference: existing.reference,
            receivedAt: existing.received_at,
            replayed: true,
          };
        }
        if (existing) throw new SubmissionConflict(`key already used for another ${kind} request`);
      }
      throw new Error('no free submission reference found');
    },

    async count(kind) {
      const { rows } = await db
        .selectFrom('submissions')
        .select((select) => select.fn.countAll<number | string>().as('rows'))
        .where('kind', '=', kind)
        .executeTakeFirstOrThrow();
      return Number(rows); // PostgreSQL's driver gives counts as text
    },

    async list(kind, { limit = DEFAULT_LIST_LIMIT } = {}) {
      const rows = await db
        .selectFrom('submissions')
        .select(['reference', 'payload', 'received_at'])
        .where('kind', '=', kind)
        .orderBy('received_at')
        .orderBy('reference')
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        reference: row.reference,
        kind,
        payload: JSON.parse(row.payload) as unknown,
        receivedAt: row.received_at,
      }));
    },

    async purge() {
      let deleted = 0;
      for (const kind of submissionKinds) {
        const oldestKept = new Date(clock().getTime() - retentionDays[kind] * DAY_MS);
        const result = await db
          .deleteFrom('submissions')
          .where('kind', '=', kind)
          .where('received_at', '<', oldestKept.toISOString())
          .executeTakeFirst();
        deleted += Number(result.numDeletedRows);
      }
      return deleted;
    },
  };
}
