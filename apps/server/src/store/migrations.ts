import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Transaction } from 'kysely';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import type { Database, Tables } from './tables.ts';

type StoreKind = 'sqlite' | 'postgres';
type Up = (trx: Transaction<Tables>, kind: StoreKind) => Promise<void>;

/**
 * Forward only: a released migration never changes and only adds, so that the previous version of
 * the server keeps working on the newer schema (rolling deployment, return to the old version).
 */
const migrations: Readonly<Record<string, Up>> = {
  '001-submissions': async (trx) => {
    await trx.schema
      .createTable('submissions')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('idempotency_key', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('submissions_kind_key', ['kind', 'idempotency_key'])
      .execute();
    await trx.schema
      .createIndex('submissions_kind_received_at')
      .on('submissions')
      .columns(['kind', 'received_at'])
      .execute();
  },
  '002-forms': async (trx) => {
    await trx.schema
      .createTable('spent_proofs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await trx.schema
      .createTable('contest_entrants')
      .addColumn('contest', 'text', (column) => column.notNull())
      .addColumn('identity', 'text', (column) => column.notNull())
      .addColumn('reference', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('contest_entrants_key', ['contest', 'identity'])
      .execute();
    await trx.schema
      .createIndex('contest_entrants_reference')
      .on('contest_entrants')
      .column('reference')
      .execute();
    await trx.schema
      .createTable('contest_counts')
      .addColumn('contest', 'text', (column) => column.primaryKey())
      .addColumn('entries', 'integer', (column) => column.notNull())
      .execute();
    await trx.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('topic', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('delivered_at', 'text')
      .addColumn('abandoned_at', 'text')
      .addColumn('last_error', 'text')
      .execute();
    // Only what waits: the table may hold a week of what was delivered.
    await trx.schema
      .createIndex('outbox_waiting')
      .on('outbox')
      .column('due_at')
      .where(sql.ref('delivered_at'), 'is', null)
      .where(sql.ref('abandoned_at'), 'is', null)
      .execute();
    await trx.schema
      .createTable('secrets')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    await trx.schema
      .createTable('draws')
      .addColumn('contest', 'text', (column) => column.primaryKey())
      .addColumn('frozen_at', 'text', (column) => column.notNull())
      .addColumn('entries', 'integer', (column) => column.notNull())
      .addColumn('list_hash', 'text', (column) => column.notNull())
      .addColumn('result', 'text')
      .execute();
    await trx.schema
      .createTable('audit_log')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .execute();
  },
  '003-submissions-by-reference': async (trx) => {
    // Reading all of a kind page by page: without it, SQLite sorts a million rows for each page.
    await trx.schema
      .createIndex('submissions_kind_reference')
      .on('submissions')
      .columns(['kind', 'reference'])
      .execute();
  },
  '004-consents': async (trx) => {
    await trx.schema
      .createTable('consents')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('text_version', 'integer', (column) => column.notNull())
      .addColumn('vendor_list_version', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('purposes', 'text', (column) => column.notNull())
      .addColumn('vendors', 'text', (column) => column.notNull())
      .execute();
    // Counting a period, and deleting the oldest.
    await trx.schema
      .createIndex('consents_at_kind')
      .on('consents')
      .columns(['at', 'kind'])
      .execute();
  },
  '005-audience': async (trx, kind) => {
    await trx.schema
      .createTable('audience_events')
      .addColumn('id', kind === 'postgres' ? 'bigserial' : 'integer', (column) =>
        column.primaryKey(),
      )
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('section', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('amount', 'double precision')
      .execute();
    // Rows in the order of their key, where a period's lie together: the dashboard reads few pages.
    const clustered = kind === 'sqlite' ? sql`without rowid` : sql``;
    await trx.schema
      .createTable('audience_counts')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('grain', 'text', (column) => column.notNull())
      .addColumn('period', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('n', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('audience_counts_key', ['kind', 'grain', 'period', 'page', 'label'])
      .modifyEnd(clustered)
      .execute();
    await trx.schema
      .createTable('audience_visitors')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('visitor', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'text', (column) => column.notNull())
      .addColumn('step', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('audience_visitors_key', ['day', 'visitor'])
      .modifyEnd(clustered)
      .execute();
  },
  '006-state': async (trx) => {
    await trx.schema
      .createTable('store_state')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
  '007-follow-ups': async (trx) => {
    await trx.schema
      .createTable('follow_ups')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('answer', 'text')
      .execute();
    await trx.schema
      .createIndex('follow_ups_reference_at')
      .on('follow_ups')
      .columns(['reference', 'at'])
      .execute();
  },
  '008-shared-releases': async (trx, kind) => {
    // A SQLite file is one machine's, which has its releases in a folder.
    if (kind === 'sqlite') return;
    await trx.schema
      .createTable('shared_releases')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('shown', 'integer', (column) => column.notNull())
      .addColumn('shown_from', 'text')
      .execute();
    await trx.schema
      .createTable('shared_release_files')
      .addColumn('release', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('shared_release_files_key', ['release', 'path'])
      .execute();
    await trx.schema
      .createTable('shared_release_blobs')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('content', 'bytea', (column) => column.notNull())
      .execute();
  },
  '009-one-time-links': async (trx) => {
    await trx.schema
      .createTable('one_time_links')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('reference', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text')
      .execute();
    await trx.schema
      .createIndex('one_time_links_reference')
      .on('one_time_links')
      .column('reference')
      .execute();
    await trx.schema
      .createTable('submission_mailboxes')
      .addColumn('mailbox', 'text', (column) => column.notNull())
      .addColumn('reference', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('submission_mailboxes_key', ['mailbox', 'reference'])
      .execute();
    await trx.schema
      .createIndex('submission_mailboxes_reference')
      .on('submission_mailboxes')
      .column('reference')
      .execute();
  },
  '010-draw-lists': async (trx) => {
    await trx.schema
      .createTable('draw_lists')
      .addColumn('contest', 'text', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('draw_lists_key', ['contest', 'place'])
      .execute();
  },
  '011-contest-records': async (trx) => {
    await trx.schema
      .createTable('contest_records')
      .addColumn('contest', 'text', (column) => column.primaryKey())
      .addColumn('record', 'text', (column) => column.notNull())
      .execute();
  },
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
    if (Object.keys(migrations).every((name) => done.includes(name))) return;
    const known = Object.entries(migrations).map(
      ([name, up]) => [name, { up: () => up(trx, kind) }] as const,
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

const TABLE = 'migrations';
/** Where versions before this table wrote what they had applied. */
const FORMER_TABLE = 'schema_migrations';

async function alreadyApplied(trx: Transaction<Tables>, kind: StoreKind): Promise<string[]> {
  const isThere = async (table: string) => {
    const asked =
      kind === 'postgres'
        ? sql`select where to_regclass(${table}) is not null`
        : sql`select name from sqlite_schema where name = ${table}`;
    return (await asked.execute(trx)).rows.length > 0;
  };
  if (await isThere(TABLE))
    return (await trx.selectFrom(TABLE).select('name').execute()).map(nameOf);
  if (!(await isThere(FORMER_TABLE))) return [];
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
  return (await trx.selectFrom(TABLE).select('name').execute()).map(nameOf);
}

function nameOf({ name }: { name: string }): string {
  return name;
}
