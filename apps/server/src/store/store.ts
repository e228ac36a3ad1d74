import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { migrate, schemaOf } from './migrations.ts';
import { postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';
import { createAudit } from './audit.ts';
import { createConsents } from './consents.ts';
import { createAudience } from './audience.ts';
import { createContestRecords } from './contest-records.ts';
import { createDraws } from './draws.ts';
import { createFollowUps } from './follow-ups.ts';
import { createOneTimeLinks } from './one-time-links.ts';
import { createOutbox } from './outbox.ts';
import { createRetention } from './retention.ts';
import { createRevocations } from './revocations.ts';
import { createSecrets } from './secrets.ts';
import { createSharedReleases } from './shared-releases.ts';
import { createSubmissions } from './submissions.ts';
import type { StoreKind, Tables } from './tables.ts';

export type Store = Awaited<ReturnType<typeof openStore>>;

export type StoreOptions = {
  /** PostgreSQL when set; otherwise a SQLite file in `dataFolder`. */
  databaseUrl?: string | undefined;
  dataFolder: string;
  /**
   * What opening it may do. `make`, a server's: a store where there is none, up to date. `find`, an operator's:
   * none, or a folder or a database named by mistake would look like an empty store. `look`: nothing at all.
   */
  opening?: 'make' | 'find' | 'look';
  clock?: () => Date;
  onError?: (error: Error) => void;
};

/** Opens the database; rejects, holding nothing open, when it cannot. */
export async function openDatabase({
  databaseUrl,
  dataFolder,
  opening = 'make',
  onError = () => undefined,
}: StoreOptions): Promise<{ db: Kysely<Tables>; kind: StoreKind }> {
  const kind = databaseUrl ? 'postgres' : 'sqlite';
  const file = join(dataFolder, 'vitrine.sqlite');
  const db = new Kysely<Tables>({
    dialect: databaseUrl
      ? postgresDialect(databaseUrl, onError)
      : sqliteDialect(file, { untouched: opening === 'look' }),
  });
  try {
    if (opening !== 'make') {
      const schema = databaseUrl || existsSync(file) ? await schemaOf(db, kind) : 'none';
      if (schema === 'none')
        throw new Error(
          'there is none: check DATABASE_URL and DATA_FOLDER, or start a server, which makes it',
        );
      if (schema === 'earlier' && opening === 'look')
        throw new Error('it is of an earlier version: a server that starts brings it up to date');
    }
    if (opening !== 'look') await migrate(db, kind);
  } catch (error) {
    await db.destroy();
    const where = databaseUrl ? `PostgreSQL at ${new URL(databaseUrl).host}` : dataFolder;
    throw new Error(`cannot open the store (${where}): ${reasonOf(error)}`, { cause: error });
  }
  return { db, kind };
}

export async function openStore(options: StoreOptions) {
  const { clock = () => new Date() } = options;
  const { db, kind } = await openDatabase(options);
  /** SQLite's log keeps what was written before: emptied, unless another process reads just then. */
  const forget = async () => {
    if (kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
  };
  const submissions = createSubmissions(db, clock, forget);
  const consents = createConsents(db, clock, kind);
  const audience = createAudience(db, kind, forget);
  return {
    submissions,
    consents,
    audience,
    revocations: createRevocations(db),
    retention: createRetention(db, clock, forget, { submissions, consents, audience }),
    outbox: createOutbox(db, clock, kind),
    followUps: createFollowUps(db, clock, kind),
    links: createOneTimeLinks(db, clock, kind),
    draws: createDraws(db, clock),
    contestRecords: createContestRecords(db),
    secrets: createSecrets(db),
    audit: createAudit(db, clock),
    /** Null on SQLite: one machine has its releases in a folder. */
    sharedReleases: kind === 'postgres' ? createSharedReleases(db) : null,
    /** Resolves when the store answers, rejects when it does not. */
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}

/** A connection tried on several addresses fails with several reasons and no message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
