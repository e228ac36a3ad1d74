import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database, Tables } from './tables.ts';

type Migration = { name: string; up: (trx: Transaction<Tables>) => Promise<void> };

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
];

/** Any number, as long as nothing else in the database locks on it. */
const postgresLockId = 4_321_001;

/** Brings the schema up to date. Processes that start together wait for the first one. */
export async function migrate(db: Database, kind: 'sqlite' | 'postgres'): Promise<void> {
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
      await migration.up(trx);
      await trx
        .insertInto('schema_migrations')
        .values({ name: migration.name, applied_at: new Date().toISOString() })
        .execute();
    }
  });
}
