import { sql, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import type { Database, StoreKind, Tables } from './tables.ts';

/** Statements that both databases understand, unless they ask which it is. */
type Up = (kind: StoreKind) => readonly string[];

/**
 * Forward only: a released migration never changes and only adds, so that the previous version of
 * the server keeps working on the newer schema (rolling deployment, return to the old version).
 */
const migrations: Readonly<Record<string, Up>> = {
  '001-submissions': () => [
    `create table submissions (
      reference text primary key, kind text not null, idempotency_key text not null,
      payload text not null, digest text not null, received_at text not null,
      constraint submissions_kind_key unique (kind, idempotency_key))`,
    'create index submissions_kind_received_at on submissions (kind, received_at)',
  ],
  '002-forms': () => [
    'create table spent_proofs (id text primary key, expires_at text not null)',
    `create table contest_entrants (
      contest text not null, identity text not null, reference text not null,
      constraint contest_entrants_key primary key (contest, identity))`,
    'create index contest_entrants_reference on contest_entrants (reference)',
    'create table contest_counts (contest text primary key, entries integer not null)',
    `create table outbox (
      id text primary key, topic text not null, payload text not null, created_at text not null,
      attempts integer not null, due_at text not null, delivered_at text, abandoned_at text,
      last_error text)`,
    // Only what waits: the table may hold a week of what was delivered.
    `create index outbox_waiting on outbox (due_at)
      where delivered_at is null and abandoned_at is null`,
    'create table secrets (name text primary key, value text not null)',
    `create table draws (
      contest text primary key, frozen_at text not null, entries integer not null,
      list_hash text not null, result text)`,
    `create table audit_log (
      id text primary key, at text not null, actor text not null, action text not null,
      detail text not null)`,
  ],
  '003-submissions-by-reference': () => [
    // Reading all of a kind page by page: without it, SQLite sorts a million rows for each page.
    'create index submissions_kind_reference on submissions (kind, reference)',
  ],
  '004-consents': () => [
    `create table consents (
      id text primary key, at text not null, text_version integer not null,
      vendor_list_version integer not null, kind text not null, purposes text not null,
      vendors text not null)`,
    // Counting a period, and deleting the oldest.
    'create index consents_at_kind on consents (at, kind)',
  ],
  '005-audience': (kind) => {
    // Rows in the order of their key, where a period's lie together: the dashboard reads few pages.
    const clustered = kind === 'sqlite' ? 'without rowid' : '';
    return [
      `create table audience_events (
        id ${kind === 'postgres' ? 'bigserial' : 'integer'} primary key, at text not null,
        kind text not null, name text not null, page text not null, section text not null,
        action text not null, amount double precision)`,
      `create table audience_counts (
        kind text not null, grain text not null, period text not null, page text not null,
        label text not null, n bigint not null,
        constraint audience_counts_key primary key (kind, grain, period, page, label)) ${clustered}`,
      `create table audience_visitors (
        day text not null, visitor text not null, seen_at text not null, step integer not null,
        constraint audience_visitors_key primary key (day, visitor)) ${clustered}`,
    ];
  },
  '006-state': () => ['create table store_state (name text primary key, value text not null)'],
  '007-follow-ups': () => [
    `create table follow_ups (
      id text primary key, reference text not null, at text not null, state text not null,
      answer text)`,
    'create index follow_ups_reference_at on follow_ups (reference, at)',
  ],
  '008-shared-releases': (kind) =>
    // A SQLite file is one machine's, which has its releases in a folder.
    kind === 'sqlite'
      ? []
      : [
          `create table shared_releases (
            id text primary key, shown integer not null, shown_from text)`,
          `create table shared_release_files (
            release text not null, path text not null, hash text not null,
            constraint shared_release_files_key primary key (release, path))`,
          'create table shared_release_blobs (hash text primary key, content bytea not null)',
        ],
  '009-one-time-links': () => [
    `create table one_time_links (
      hash text primary key, purpose text not null, reference text not null,
      expires_at text not null, used_at text)`,
    'create index one_time_links_reference on one_time_links (reference)',
    `create table submission_mailboxes (
      mailbox text not null, reference text not null,
      constraint submission_mailboxes_key primary key (mailbox, reference))`,
    'create index submission_mailboxes_reference on submission_mailboxes (reference)',
  ],
  '010-draw-lists': () => [
    `create table draw_lists (
      contest text not null, place integer not null, text text not null,
      constraint draw_lists_key primary key (contest, place))`,
  ],
  '011-contest-records': () => [
    'create table contest_records (contest text primary key, record text not null)',
  ],
  '012-erasures': () => ['create table erasures (reference text primary key, at text not null)'],
};

/**
 * Brings the schema up to date, all or nothing. Processes that start together wait for the first one,
 * for as long as it takes: the limit on visitors' statements does not hold here.
 */
export async function migrate(db: Database, kind: StoreKind): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // SQLite needs no lock of its own: our transactions begin immediate (see sqlite.ts).
    if (kind === 'postgres') {
      await sql`set local statement_timeout = 0`.execute(trx);
      await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.migrating})`.execute(trx);
    }
    const done = await alreadyApplied(trx, kind);
    // Nearly every start: the migrator would read the columns of all tables, twice, to find nothing to do.
    if (isCurrent(done)) return;
    const known = Object.entries(migrations).map(
      ([name, up]) => [name, { up: () => executeAll(trx, up(kind)) }] as const,
    );
    // A later version has been here: what it added does not concern this one.
    const later = done
      .filter((name) => !(name in migrations))
      .map((name) => [name, { up: async () => undefined }] as const);
    const migrator = new Migrator({
      db: trx,
      provider: { getMigrations: async () => Object.fromEntries([...known, ...later]) },
      migrationTableName: TABLE,
      allowUnorderedMigrations: true,
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  });
}

/** How far the schema has come, read without changing it. */
export async function schemaOf(
  db: Database,
  kind: StoreKind,
): Promise<'none' | 'earlier' | 'current'> {
  if (!(await isThere(db, kind, TABLE)))
    return (await isThere(db, kind, FORMER_TABLE)) ? 'earlier' : 'none';
  return isCurrent(await applied(db)) ? 'current' : 'earlier';
}

function isCurrent(done: readonly string[]): boolean {
  return Object.keys(migrations).every((name) => done.includes(name));
}

async function executeAll(trx: Transaction<Tables>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(trx);
}

const TABLE = 'migrations';
/** Where versions before this table wrote what they had applied. */
const FORMER_TABLE = 'schema_migrations';

async function alreadyApplied(trx: Transaction<Tables>, kind: StoreKind): Promise<string[]> {
  if (await isThere(trx, kind, TABLE)) return applied(trx);
  if (!(await isThere(trx, kind, FORMER_TABLE))) return [];
  await trx.schema
    .createTable(TABLE)
    .addColumn('name', 'varchar(255)', (column) => column.notNull().primaryKey())
    .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
    .execute();
  await trx
    .insertInto(TABLE)
    .expression((query) =>
      query.selectFrom(FORMER_TABLE).select(['name', 'applied_at as timestamp']),
    )
    .execute();
  return applied(trx);
}

async function isThere(db: Database, kind: StoreKind, table: string): Promise<boolean> {
  const asked =
    kind === 'postgres'
      ? sql`select where to_regclass(${table}) is not null`
      : sql`select name from sqlite_schema where name = ${table}`;
  return (await asked.execute(db)).rows.length > 0;
}

async function applied(db: Database): Promise<string[]> {
  const rows = await db.selectFrom(TABLE).select('name').execute();
  return rows.map(({ name }) => name);
}
