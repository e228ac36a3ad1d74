import { hash } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { eraseNoted, type Erasure } from './submissions.ts';
import { inOrder } from './canonical-json.ts';
import type { StoreKind } from './tables.ts';

/** Rows of every table, whatever the tables are: a later version's are copied without a change here. */
export type CopiedRow = { table: string; row: Record<string, unknown> };
/** By table: how many rows, and a hash that does not depend on their order. */
export type Contents = Record<string, { rows: number; hash: string }>;

// Untyped on purpose: every table, also those that this file does not know.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyDatabase = Kysely<any>;

const PAGE = 1_000;
/** How the schema got where it is belongs to a database, not to its contents; releases are made again. */
const NOT_COPIED =
  /^(?:migrations|schema_migrations|kysely_migration.*|sqlite_.*|shared_release.*)$/;

export async function tablesOf(db: AnyDatabase): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables
    .map(({ name }) => name)
    .filter((name) => !NOT_COPIED.test(name))
    .toSorted();
}

/** All rows but those left out, as they are at one instant, while servers go on writing. */
export async function readAll(
  db: AnyDatabase,
  kind: StoreKind,
  take: (row: CopiedRow) => Promise<void>,
  isLeftOut: (row: CopiedRow) => boolean = () => false,
): Promise<Contents> {
  return db.connection().execute(async (connection) => {
    const begin = kind === 'postgres' ? 'begin isolation level repeatable read read only' : 'begin';
    await sql.raw(begin).execute(connection);
    try {
      const contents: Contents = {};
      for (const table of await tablesOf(connection)) {
        const tally = createTally();
        for await (const row of rowsOf(connection, kind, table)) {
          if (isLeftOut({ table, row })) continue;
          tally.add(row);
          await take({ table, row });
        }
        contents[table] = tally.result();
      }
      return contents;
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}

export type WriteOptions = { overwrite: boolean };

/**
 * Fills the tables of a store whose schema is up to date, all or nothing. Refuses one that holds
 * something unless told to replace it; throws when what was written is not what `expected` says. What this
 * store had erased is erased again: the rows may be of before.
 */
export async function writeAll(
  db: AnyDatabase,
  kind: StoreKind,
  rows: AsyncIterable<CopiedRow>,
  expected: () => Contents,
  { overwrite }: WriteOptions,
): Promise<{ contents: Contents; erasedAgain: number }> {
  return db.transaction().execute(async (trx) => {
    if (kind === 'postgres') await sql`set local statement_timeout = 0`.execute(trx);
    const tables = await tablesOf(trx);
    const erasures = await trx.selectFrom('erasures').selectAll().$castTo<Erasure>().execute();
    for (const table of tables) {
      if (overwrite) await trx.deleteFrom(table).execute();
      else if (await holdsSomething(trx, table))
        throw new Error(`the store is not empty (${table}): add --overwrite to replace all of it`);
    }
    for await (const { table, list } of inLots(rows)) {
      if (!tables.includes(table)) throw new Error(`the store has no table ${table}`);
      await trx.insertInto(table).values(list).execute();
    }
    if (kind === 'postgres') await advanceSequences(trx, tables);
    const written: Contents = {};
    for (const table of tables) {
      const tally = createTally();
      for await (const row of rowsOf(trx, kind, table)) tally.add(row);
      written[table] = tally.result();
    }
    for (const [table, { rows: count, hash }] of Object.entries(expected()))
      if (written[table]?.rows !== count || written[table].hash !== hash)
        throw new Error(
          `${table}: ${written[table]?.rows ?? 0} rows written, not the ${count} read`,
        );
    return { contents: written, erasedAgain: await eraseNoted(trx, erasures) };
  });
}

/** Whatever it is: a store that a server has used holds its secrets, under which receipts were signed. */
async function holdsSomething(db: AnyDatabase, table: string): Promise<boolean> {
  return (await db.selectFrom(table).selectAll().limit(1).executeTakeFirst()) !== undefined;
}

async function* inLots(
  rows: AsyncIterable<CopiedRow>,
): AsyncGenerator<{ table: string; list: Record<string, unknown>[] }> {
  let lot: { table: string; list: Record<string, unknown>[] } | null = null;
  for await (const { table, row } of rows) {
    if (lot && (lot.table !== table || lot.list.length >= PAGE / 10)) {
      yield lot;
      lot = null;
    }
    lot ??= { table, list: [] };
    lot.list.push(row);
  }
  if (lot) yield lot;
}

/** A page at a time, in the order of the primary key: a million rows take no more memory than a few. */
async function* rowsOf(
  db: AnyDatabase,
  kind: StoreKind,
  table: string,
): AsyncGenerator<Record<string, unknown>> {
  const key = await primaryKeyOf(db, kind, table);
  const columns = sql.join(key.map((name) => sql.ref(name)));
  let last: unknown[] | null = null;
  for (;;) {
    const after: RawBuilder<unknown> =
      last === null ? sql`` : sql`where (${columns}) > (${sql.join(last)})`;
    const { rows }: { rows: Record<string, unknown>[] } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} ${after} order by ${columns} limit ${PAGE}
    `.execute(db);
    // Column by column, in one order on both stores.
    for (const row of rows) yield inOrder(row);
    const end = rows.at(-1);
    if (!end || rows.length < PAGE) return;
    last = key.map((name) => end[name]);
  }
}

async function primaryKeyOf(db: AnyDatabase, kind: StoreKind, table: string): Promise<string[]> {
  const { rows } =
    kind === 'sqlite'
      ? await sql<{ name: string }>`
          select name from pragma_table_info(${table}) where pk > 0 order by pk
        `.execute(db)
      : await sql<{ name: string }>`
          select a.attname as name
          from pg_index i
          cross join lateral unnest(i.indkey) with ordinality as k (attnum, place)
          join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
          where i.indrelid = ${table}::regclass and i.indisprimary
          order by k.place
        `.execute(db);
  if (rows.length === 0) throw new Error(`${table} has no primary key`);
  return rows.map(({ name }) => name);
}

/** PostgreSQL numbers new rows from where the copied ones end. */
async function advanceSequences(db: AnyDatabase, tables: readonly string[]): Promise<void> {
  for (const table of tables)
    for (const column of await primaryKeyOf(db, 'postgres', table))
      await sql`
        select setval(s, coalesce((select max(${sql.ref(column)})::bigint from ${sql.table(table)}), 0) + 1, false)
        from (select pg_get_serial_sequence(${table}, ${column}) as s) as q where s is not null
      `.execute(db);
}

function createTally() {
  let rows = 0;
  let sum = 0n;
  return {
    add(row: Record<string, unknown>) {
      rows += 1;
      const text = JSON.stringify(Object.entries(row).map(([name, value]) => [name, plain(value)]));
      sum += BigInt(`0x${hash('sha256', text)}`);
    },
    result: () => ({ rows, hash: BigInt.asUintN(256, sum).toString(16).padStart(64, '0') }),
  };
}

/** The same text for what both databases hold, whichever way their driver gives it. */
function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  return value === null ? null : String(value);
}
