import type { RequestState } from '@vitrine/domain/forms/follow-up';
import type { Generated, Kysely } from 'kysely';

/**
 * Every column of both is text or a number that SQLite and PostgreSQL treat alike. Times are ISO 8601 in
 * UTC with milliseconds: they sort as text, so one query serves both stores.
 */
export type Tables = {
  submissions: SubmissionRow;
  spent_proofs: { id: string; expires_at: string };
  contest_entrants: { contest: string; identity: string; reference: string };
  contest_counts: { contest: string; entries: number };
  contest_records: { contest: string; record: string };
  outbox: OutboxRow;
  follow_ups: FollowUpRow;
  one_time_links: OneTimeLinkRow;
  /** Which requests a mailbox sent, under a name that only our secret gives. */
  submission_mailboxes: { mailbox: string; reference: string };
  secrets: { name: string; value: string };
  draws: DrawRow;
  /** Frozen lists, in pieces. */
  draw_lists: { contest: string; place: number; text: string };
  /** Requests that were erased: what an earlier backup still holds of them is erased again when it is restored. */
  erasures: { reference: string; at: string };
  audit_log: { id: string; at: string; actor: string; action: string; detail: string };
  consents: ConsentRow;
  audience_events: AudienceEventRow;
  audience_counts: AudienceCountRow;
  audience_visitors: AudienceVisitorRow;
  /** What the store remembers of itself: the last time it knew, for one. */
  store_state: { name: string; value: string };
  /** On PostgreSQL only, see shared-releases.ts. `shown`: 1 for one of them. */
  shared_releases: { id: string; shown: number; shown_from: string | null };
  shared_release_files: { release: string; path: string; hash: string };
  shared_release_blobs: { hash: string; content: Uint8Array };
  migrations: { name: string; timestamp: string };
  schema_migrations: { name: string; applied_at: string };
};

export type SubmissionRow = {
  reference: string;
  kind: string;
  idempotency_key: string;
  /** Canonical JSON: the same request always gives the same text. */
  payload: string;
  /** SHA-256 of `payload`, in hexadecimal: tells a retry from another request under the same key. */
  digest: string;
  received_at: string;
};

/** Something to tell someone else, kept until it has been told. */
export type OutboxRow = {
  id: string;
  topic: 'mail' | 'partner';
  /** JSON. */
  payload: string;
  created_at: string;
  attempts: number;
  /** Not before; pushed back while a process delivers it and after each failure. */
  due_at: string;
  delivered_at: string | null;
  /** Given up after the last attempt; an operator decides. */
  abandoned_at: string | null;
  last_error: string | null;
};

/** A step of what became of a request. */
type FollowUpRow = {
  id: string;
  reference: string;
  at: string;
  state: RequestState;
  answer: string | null;
};

/** A link that was sent to one mailbox: its token is nowhere but there. */
export type OneTimeLinkRow = {
  /** SHA-256 of the token. */
  hash: string;
  purpose: 'account-deletion' | 'follow-up' | 'prize';
  reference: string;
  expires_at: string;
  used_at: string | null;
};

/** A contest's frozen list and, once drawn, its result. */
export type DrawRow = {
  contest: string;
  frozen_at: string;
  entries: number;
  list_hash: string;
  /** JSON, null until the draw. */
  result: string | null;
};

/** What a visitor chose about cookies. Only ever added to; no row can be tied to another or to anyone. */
export type ConsentRow = {
  /** Random, made by the browser for this choice. */
  id: string;
  at: string;
  text_version: number;
  vendor_list_version: number;
  /** `accepted`, `refused` or `customised`. */
  kind: string;
  /** JSON: numbers of the purposes allowed. */
  purposes: string;
  /** JSON: keys of the vendors allowed. */
  vendors: string;
};

/** One thing counted, with nothing in it that says who did it. */
export type AudienceEventRow = {
  id: Generated<number>;
  at: string;
  /** Of `AudienceEvent`. */
  kind: string;
  name: string;
  page: string;
  section: string;
  action: string;
  /** A web vital's value; null for the rest. */
  amount: number | null;
};

/** How many of something in a period: all that the dashboard reads. */
export type AudienceCountRow = {
  kind: string;
  grain: 'day' | 'week' | 'month';
  /** In France: 2026-11-15, a week's Monday, or 2026-11. */
  period: string;
  page: string;
  label: string;
  n: number;
};

/** Who came today, under a name that changes with the day and is forgotten with it. */
export type AudienceVisitorRow = {
  day: string;
  visitor: string;
  seen_at: string;
  /** Furthest step of the funnel, from 1. */
  step: number;
};

export type Database = Kysely<Tables>;
export type StoreKind = 'sqlite' | 'postgres';
