import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';

/** How long a statement waits for other processes to finish theirs, which last milliseconds. */
const BUSY_TIMEOUT_MS = 5_000;
const BUSY_RETRY_MS = 5;

/** Kysely's SQLite dialect on Node's own driver. `untouched`: opened as it is, with its modes and its journal. */
export function sqliteDialect(file: string, { untouched = false } = {}): SqliteDialect {
  return new NodeSqliteDialect(file, { database: () => openDatabase(file, untouched) });
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #file: string;
  readonly #config: SqliteDialectConfig;

  constructor(file: string, config: SqliteDialectConfig) {
    super(config);
    this.#file = file;
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new PatientSqliteDriver(this.#file, this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/** SQLite undoes a change of schema like any other: migrations are all or nothing here too. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class PatientSqliteDriver extends SqliteDriver {
  readonly #file: string;
  #inode: number | undefined;

  constructor(file: string, config: SqliteDialectConfig) {
    super(config);
    this.#file = file;
  }

  override async init(): Promise<void> {
    await super.init();
    this.#inode = statSync(this.#file).ino;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return patient(await super.acquireConnection(), () => this.#checkFile());
  }

  /**
   * A file that was deleted or moved stays open and takes what is written, for nobody to find again:
   * nothing may be acknowledged from then on.
   */
  #checkFile(): void {
    if (statSync(this.#file, { throwIfNoEntry: false })?.ino !== this.#inode)
      throw new Error(
        `the store is gone: ${this.#file} was deleted or moved; restore it and restart`,
      );
  }

  /**
   * A transaction takes the write lock when it begins. SQLite's default takes it at the first
   * write, which fails for good if another process wrote since the transaction's first read.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

function patient(connection: DatabaseConnection, check: () => void): DatabaseConnection {
  return {
    executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
      // What was begun before can still be undone.
      if (query.sql !== 'rollback') check();
      return whileBusy(() => connection.executeQuery<Row>(query));
    },
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  };
}

/**
 * Tries again while another process holds the lock: a busy statement has done nothing. SQLite's own
 * `busy_timeout` would sleep in our only thread, and every visitor with it.
 */
async function whileBusy<Result>(attempt: () => Result | Promise<Result>): Promise<Result> {
  const deadline = Date.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      await delay(BUSY_RETRY_MS * (0.5 + Math.random()));
    }
  }
}

const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  // Those of other kinds have none.
  const { errcode = 0 } = Object(error) as { errcode?: number };
  // The low byte is the kind of error; the others say which variant.
  return (errcode & 0xff) === SQLITE_BUSY;
}

/** We have a few dozen; a limit in case some query ever has a shape per value. */
const STATEMENTS_KEPT = 200;

async function openDatabase(file: string, untouched: boolean): Promise<SqliteDatabase> {
  /** Preparing a statement costs more than running it. They run to their end, one at a time. */
  const statements = new Map<string, SqliteStatement>();
  if (!untouched) keepToOurselves(file);
  const database = new DatabaseSync(file, { timeout: 0 });
  // What is deleted is overwritten: erased people leave no trace in free pages.
  database.exec('pragma secure_delete = on');
  // Readers and one writer at a time, across processes.
  if (!untouched) await whileBusy(() => database.exec('pragma journal_mode = wal'));
  // FULL: a commit is on the disk before it is acknowledged, even if the power fails.
  database.exec('pragma synchronous = full; pragma foreign_keys = on');
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const known = statements.get(sql);
      if (known) return known;
      const statement = adaptStatement(database.prepare(sql));
      if (statements.size < STATEMENTS_KEPT) statements.set(sql, statement);
      return statement;
    },
  };
}

/** Personal data: for the account that runs the server, and nobody else of the machine. */
function keepToOurselves(file: string): void {
  const folder = dirname(file);
  // Only the last one: nginx reads the releases beside it.
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // One that holds something else too (DATA_FOLDER=/tmp) is not taken from those who use it.
  if (readdirSync(folder).every((name) => name.startsWith(basename(file))))
    chmodIfOurs(folder, 0o700);
  closeSync(openSync(file, 'a', 0o600));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) chmodIfOurs(name, 0o600);
}

function chmodIfOurs(path: string, mode: number): void {
  const { uid, mode: before } = statSync(path, { throwIfNoEntry: false }) ?? {};
  if (before === undefined || (before & 0o777) === mode) return;
  // Someone else's (a folder mounted for us): `vitrine doctor` says what is too open.
  if (uid === process.getuid?.()) chmodSync(path, mode);
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  const bind = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bind(parameters)),
    run: (parameters) => statement.run(...bind(parameters)),
    iterate: (parameters) => statement.iterate(...bind(parameters)),
  };
}
