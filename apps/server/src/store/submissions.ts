import { hash } from 'node:crypto';
import { type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import type { RequestState } from '@vitrine/domain/forms/follow-up';
import {
  type ContestCode,
  FORM_KINDS,
  type FormCode,
  retentionDays,
} from '@vitrine/domain/forms/form-codes';
import { canonicalJson } from './canonical-json.ts';
import { insertMessages, type OutboxMessage, SUMMARY_ID } from './outbox.ts';
import { lotsOf, NAMES_AT_ONCE } from '../lots.ts';
import { newReference, REFERENCE_LENGTH } from './reference.ts';
import type { Database, SubmissionRow, Tables } from './tables.ts';

export type Receipt = {
  /** What the visitor keeps, e.g. `7K3M-Q9XD`. */
  reference: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** True when this very request had already been received. */
  replayed: boolean;
};

/** What was answered, by the name of its field. */
export type Values = Readonly<Record<string, unknown>>;

export type Submission = {
  reference: string;
  kind: FormCode;
  payload: Values;
  receivedAt: string;
};

export type AcceptOptions = {
  /** Made by the form: the same key is the same request. */
  key: string;
  /** When it was judged: an entry that came in time is in the draw, however long it took to store. */
  receivedAt?: Date;
  /** Spent with the request: a second request with it is `ProofSpent`. */
  proof?: { id: string; expiresAt: Date } | undefined;
  /** The mailboxes that it names, unreadable: see `ofMailbox`. */
  mailboxes?: readonly string[];
  /** What makes two entries the same person's: a second one with any of them is `AlreadyEntered`. */
  identities?: readonly string[];
  /** Once this many are stored, the next is `ContestFull`. */
  capacity?: number | null;
  /** Told afterwards, if and only if the request is stored. */
  messages?: (receipt: Receipt) => readonly OutboxMessage[];
};

/** That a request is gone, which says nothing of who sent it. */
export type Erasure = { reference: string; at: string };

export type Submissions = ReturnType<typeof createSubmissions>;

export class SubmissionConflict extends Error {
  override name = 'SubmissionConflict';
}
export class ProofSpent extends Error {
  override name = 'ProofSpent';
}
export class AlreadyEntered extends Error {
  override name = 'AlreadyEntered';
}
export class ContestFull extends Error {
  override name = 'ContestFull';
}

/** What goes with a request, by its reference. */
const OF_A_REQUEST = [
  'contest_entrants',
  'follow_ups',
  'one_time_links',
  'submission_mailboxes',
] as const;

/** How far a request has come: see follow-ups.ts. */
const LAST_STATE = sql<RequestState>`coalesce(
  (select state from follow_ups where follow_ups.reference = submissions.reference
   order by at desc, id desc limit 1), 'received')`;

const DEFAULT_LIST_LIMIT = 1_000;
const STREAM_PAGE = 5_000;
const DAY_MS = 24 * 60 * 60 * 1_000;
/** What was delivered is kept a week to answer "did you send it?", then forgotten. */
const DELIVERED_RETENTION_DAYS = 7;
/** What was erased longer ago has expired in every backup too. */
const LONGEST_RETENTION_DAYS = Math.max(...FORM_KINDS.map(retentionDays));
/** A drawn reference already exists once in billions of draws: a second failure means a fault. */
const REFERENCE_DRAWS = 5;

export function createSubmissions(
  db: Database,
  clock: () => Date,
  /** Takes what was deleted out of the files too. */
  forget: () => Promise<void>,
) {
  const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS).toISOString();
  const oldestKept = (kind: FormCode) => daysAgo(retentionDays(kind));

  /** Of which forms something is stored. Contests are content: what was sent is known by what is stored. */
  async function kinds(): Promise<FormCode[]> {
    const rows = await db.selectFrom('submissions').select('kind').distinct().execute();
    return rows.map(({ kind }) => kind);
  }

  async function recallDigest(kind: FormCode, digest: string, key: string) {
    const existing = await db
      .selectFrom('submissions')
      .select(['reference', 'digest', 'received_at'])
      .where('kind', '=', kind)
      .where('idempotency_key', '=', key)
      .executeTakeFirst();
    if (!existing) return null;
    if (existing.digest !== digest)
      throw new SubmissionConflict(`key already used for another ${kind} request`);
    return { reference: existing.reference, receivedAt: existing.received_at, replayed: true };
  }

  const requests = db
    .selectFrom('submissions')
    .select(['submissions.reference', 'kind', 'payload', 'received_at as receivedAt']);

  /** The next of a kind, by reference. */
  const pageAfter = (last: string, kind: FormCode) =>
    db
      .selectFrom('submissions')
      .where('kind', '=', kind)
      .where('reference', '>', last)
      .orderBy('reference')
      .limit(STREAM_PAGE);

  return {
    kinds,

    /** The receipt of a request already accepted under this key, or null. */
    recall: (kind: FormCode, payload: Values, key: string) =>
      recallDigest(kind, hash('sha256', canonicalJson(payload)), key),

    /**
     * Stores a visitor's request once, however many times it is sent: when this resolves, it is on
     * the disk with everything that goes with it. The same key with another payload is a
     * `SubmissionConflict`.
     */
    async accept(kind: FormCode, payload: Values, options: AcceptOptions): Promise<Receipt> {
      const text = canonicalJson(payload);
      const digest = hash('sha256', text);
      const { receivedAt = clock() } = options;
      for (let draw = 0; draw < REFERENCE_DRAWS; draw += 1) {
        const row = {
          reference: newReference(),
          kind,
          idempotency_key: options.key,
          payload: text,
          digest,
          received_at: receivedAt.toISOString(),
        };
        const isNew = await db.transaction().execute((trx) => insertIfNew(trx, row, options));
        if (isNew)
          return { reference: row.reference, receivedAt: row.received_at, replayed: false };
        const known = await recallDigest(kind, digest, options.key);
        if (known) return known;
      }
      throw new Error('no free submission reference found');
    },

    async count(kind: FormCode) {
      const { rows } = await db
        .selectFrom('submissions')
        .select((select) => select.fn.countAll<number | string>().as('rows'))
        .where('kind', '=', kind)
        .executeTakeFirstOrThrow();
      return Number(rows); // PostgreSQL's driver gives counts as text
    },

    /** How many of a contest's places are taken; 0 for one without a limit. */
    async placesTaken(contest: ContestCode) {
      const row = await db
        .selectFrom('contest_counts')
        .select('entries')
        .where('contest', '=', contest)
        .executeTakeFirst();
      return row?.entries ?? 0;
    },

    /** Oldest first, unless the newest are wanted; of all states unless some are named. */
    async list(
      kind: FormCode,
      options: { limit?: number; newestFirst?: boolean; states?: readonly RequestState[] } = {},
    ) {
      const { limit = DEFAULT_LIST_LIMIT, newestFirst = false, states } = options;
      const order = newestFirst ? 'desc' : 'asc';
      const rows = await requests
        .where('kind', '=', kind)
        .$if(states !== undefined, (query) => query.where(LAST_STATE, 'in', states ?? []))
        .orderBy('received_at', order)
        .orderBy('submissions.reference', order)
        .limit(limit)
        .execute();
      return rows.map(toSubmission);
    },

    /** Of whatever kind; null when there is none. */
    async find(reference: string) {
      const row = await requests.where('submissions.reference', '=', reference).executeTakeFirst();
      return row ? toSubmission(row) : null;
    },

    /** What a mailbox sent, the newest first. */
    async ofMailbox(mailbox: string, limit: number) {
      const rows = await requests
        .innerJoin(
          'submission_mailboxes',
          'submission_mailboxes.reference',
          'submissions.reference',
        )
        .where('mailbox', '=', mailbox)
        .orderBy('received_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toSubmission);
    },

    /** Those of these references that are still there, in no order. */
    async named(kind: FormCode, references: readonly string[]) {
      const found: Submission[] = [];
      for (const some of lotsOf(references, NAMES_AT_ONCE)) {
        const rows = await requests
          .where('kind', '=', kind)
          .where('submissions.reference', 'in', some)
          .execute();
        found.push(...rows.map(toSubmission));
      }
      return found;
    },

    /** All of a kind by reference, a page at a time: a million take no more memory than a thousand. */
    async *stream(kind: FormCode) {
      const columns = ['reference', 'kind', 'payload', 'received_at as receivedAt'] as const;
      for await (const rows of pagesOf((last) => pageAfter(last, kind).select(columns).execute()))
        for (const row of rows) yield toSubmission(row);
    },

    /** The same without what was answered: all that a draw needs. */
    async *streamReferences(kind: FormCode) {
      const columns = ['reference', 'received_at as receivedAt'] as const;
      for await (const rows of pagesOf((last) => pageAfter(last, kind).select(columns).execute()))
        yield* rows;
    },

    /**
     * Deletes one request with its entrant and its messages; false when there was none. Noted in either case, and
     * for as long as a backup may hold it: a restoration erases it again.
     */
    async erase(reference: string) {
      const at = clock().toISOString();
      const erased = await db.transaction().execute((trx) => eraseNoted(trx, [{ reference, at }]));
      await forget();
      return erased > 0;
    },

    /** What was erased, the oldest first. */
    erased: (): Promise<Erasure[]> =>
      db
        .selectFrom('erasures')
        .select(['reference', 'at'])
        .orderBy('at')
        .orderBy('reference')
        .execute(),

    /** How many requests have passed their retention, of how many. */
    async expired() {
      let [expired, all] = [0, 0];
      for (const kind of await kinds()) {
        const { rows, old } = await db
          .selectFrom('submissions')
          .select(({ fn }) => [
            fn.countAll<number | string>().as('rows'),
            fn
              .countAll<number | string>()
              .filterWhere('received_at', '<', oldestKept(kind))
              .as('old'),
          ])
          .where('kind', '=', kind)
          .executeTakeFirstOrThrow();
        all += Number(rows);
        expired += Number(old);
      }
      return { expired, all };
    },

    /** Deletes what has passed its retention; returns how many requests. See retention.ts. */
    async purge() {
      let deleted = 0;
      for (const kind of await kinds()) {
        const expired = db
          .selectFrom('submissions')
          .select('submissions.reference')
          .where('kind', '=', kind)
          .where('received_at', '<', oldestKept(kind));
        deleted += await db.transaction().execute((trx) => deleteRequests(trx, expired));
      }
      await db.deleteFrom('spent_proofs').where('expires_at', '<', clock().toISOString()).execute();
      await db.deleteFrom('erasures').where('at', '<', daysAgo(LONGEST_RETENTION_DAYS)).execute();
      await db
        .deleteFrom('one_time_links')
        .where('expires_at', '<', daysAgo(DELIVERED_RETENTION_DAYS))
        .execute();
      await db
        .deleteFrom('outbox')
        .where((eb) =>
          eb.or([
            eb('delivered_at', '<', daysAgo(DELIVERED_RETENTION_DAYS)),
            // Of no request, with which it would go, and of a day that is over.
            eb('abandoned_at', '<', daysAgo(DELIVERED_RETENTION_DAYS)).and(
              'id',
              'like',
              `${SUMMARY_ID}%`,
            ),
          ]),
        )
        .execute();
      return deleted;
    },
  };
}

/** Deletes what was erased, if it is here, and remembers it; returns how many requests were. */
export async function eraseNoted(
  trx: Transaction<Tables>,
  erasures: readonly Erasure[],
): Promise<number> {
  let deleted = 0;
  for (const some of lotsOf(erasures, NAMES_AT_ONCE)) {
    await trx
      .insertInto('erasures')
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    deleted += await deleteRequests(
      trx,
      some.map(({ reference }) => reference),
    );
  }
  return deleted;
}

/** With all that goes with them. Their messages too, whatever became of them: an abandoned one says who it was for. */
async function deleteRequests(
  trx: Transaction<Tables>,
  references: readonly string[] | SelectQueryBuilder<Tables, 'submissions', { reference: string }>,
): Promise<number> {
  for (const table of OF_A_REQUEST)
    await trx.deleteFrom(table).where('reference', 'in', references).execute();
  await trx
    .deleteFrom('outbox')
    .where(sql<string>`substr(id, 1, ${sql.lit(REFERENCE_LENGTH)})`, 'in', references)
    .execute();
  const { numDeletedRows } = await trx
    .deleteFrom('submissions')
    .where('reference', 'in', references)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function* pagesOf<Row extends { reference: string }>(
  next: (last: string) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let last: string | undefined = ''; last !== undefined;) {
    const rows: Row[] = await next(last);
    yield rows;
    last = rows.at(-1)?.reference;
  }
}

/** The unique constraints settle simultaneous requests; whatever throws undoes the whole. */
async function insertIfNew(
  trx: Transaction<Tables>,
  row: SubmissionRow,
  { proof, mailboxes, identities = [], capacity = null, messages }: AcceptOptions,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('submissions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('reference')
    .executeTakeFirst();
  if (!inserted) return false;
  const { reference, kind, received_at: receivedAt } = row;
  if (proof) await spend(trx, proof);
  if (mailboxes?.length)
    await trx
      .insertInto('submission_mailboxes')
      .values(mailboxes.map((mailbox) => ({ mailbox, reference })))
      .execute();
  if (identities.length > 0) await enter(trx, kind, reference, identities);
  if (capacity !== null) await takePlace(trx, kind, capacity);
  if (messages)
    await insertMessages(trx, messages({ reference, receivedAt, replayed: false }), receivedAt);
  return true;
}

async function spend(
  trx: Transaction<Tables>,
  { id, expiresAt }: NonNullable<AcceptOptions['proof']>,
): Promise<void> {
  const spent = await trx
    .insertInto('spent_proofs')
    .values({ id, expires_at: expiresAt.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!spent) throw new ProofSpent('this proof of work has been used already');
}

async function enter(
  trx: Transaction<Tables>,
  contest: string,
  reference: string,
  identities: readonly string[],
): Promise<void> {
  const entered = await trx
    .insertInto('contest_entrants')
    .values(identities.map((identity) => ({ contest, identity, reference })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('identity')
    .execute();
  if (entered.length < identities.length)
    throw new AlreadyEntered(`this person has entered ${contest} already`);
}

async function takePlace(
  trx: Transaction<Tables>,
  contest: string,
  capacity: number,
): Promise<void> {
  const taken = await trx
    .insertInto('contest_counts')
    .values({ contest, entries: 1 })
    .onConflict((conflict) =>
      conflict
        .column('contest')
        .doUpdateSet((update) => ({
          entries: update('contest_counts.entries', '+', 1),
        }))
        .where('contest_counts.entries', '<', capacity),
    )
    .returning('entries')
    .executeTakeFirst();
  if (!taken) throw new ContestFull(`${contest} has its ${capacity} entries`);
}

function toSubmission(row: Omit<Submission, 'payload'> & { payload: string }): Submission {
  return { ...row, payload: JSON.parse(row.payload) as Values };
}
