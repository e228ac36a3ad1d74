import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database, Tables } from './tables.ts';

type StoreKind = 'sqlite' | 'postgres';
type Migration = {
  name: string;
  up: (trx: Transaction<Tables>, kind: StoreKind) => Promise<void>;
};

/**
 * Forward only: a released migration never changes and only adds, so that the previous version of
 * the server keeps working on the newer schema (rolling deployment, return to the old version).
 */
const migrations: readonly Migration[] = [
  {
    name: '001-submissions',
    up: async (trx) => {
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
  },
  {
    name: '002-forms',
    up: async (trx) => {
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
  },
  {
    name: '003-submissions-by-reference',
    up: async (trx) => {
      // Reading all of a kind page by page: without it, SQLite sorts a million rows for each page.
      await trx.schema
        .createIndex('submissions_kind_reference')
        .on('submissions')
        .columns(['kind', 'reference'])
        .execute();
    },
  },
  {
    name: '004-consents',
    up: async (trx) => {
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
  },
  {
    name: '005-audience',
    up: async (trx, kind) => {
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
        .addPrimaryKeyConstraint('audience_counts_key', [
          'kind',
          'grain',
          'period',
          'page',
          'label',
        ])
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
  },
];

/** Any number, as long as nothing else in the database locks on it. */
const postgresLockId = 4_321_001;

/** Brings the schema up to date. Processes that start together wait for the first one. */
export async function migrate(db: Database, kind: StoreKind): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // SQLite needs no lock of its own: our transactions begin immediate (see sqlite.ts).
    if (kind === 'postgres')
      await sql`select pg_advisory_xact_lock(${postgresLockId})`.execute(trx);
    await trx.schema
      .createTable('schema_migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'text', (column) => column.notNull())
      .execute();
    const applied = await trx.selectFrom('schema_migrations').select('name').execute();
    const done = new Set(applied.map((row) => row.name));
    for (const migration of migrations.filter(({ name }) => !done.has(name))) {
      await migration.up(trx, kind);
      await trx
        .insertInto('schema_migrations')
        .values({ name: migration.name, applied_at: new Date().toISOString() })
        .execute();
    }
  });
}
