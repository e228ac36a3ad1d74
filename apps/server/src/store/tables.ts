import type { Kysely } from 'kysely';

/**
 * Every column is text or a number that SQLite and PostgreSQL treat alike. Times are ISO 8601 in
 * UTC with milliseconds: they sort as text, so one query serves both stores.
 */
export type Tables = {
  submissions: SubmissionRow;
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

export type Database = Kysely<Tables>;
