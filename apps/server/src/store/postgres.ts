import { PostgresDialect } from 'kysely';
import { Pool } from 'pg';

/**
 * A database that does not answer must not hold a visitor's request longer than this, unless its address
 * says otherwise: `connect_timeout` in seconds, as libpq has it, and `statement_timeout` in milliseconds.
 */
const CONNECTION_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 5_000;
/** Per server process: PostgreSQL allows 100 connections by default, for several servers. */
const POOL_SIZE = 10;

/** `onError` hears of connections lost while idle; the pool replaces them by itself. */
export function postgresDialect(
  connectionString: string,
  onError: (error: Error) => void,
): PostgresDialect {
  const asked = Number(new URL(connectionString).searchParams.get('connect_timeout')) * 1_000;
  const pool = new Pool({
    connectionString,
    max: POOL_SIZE,
    // The pool itself reads nothing from the address.
    connectionTimeoutMillis: asked > 0 ? asked : CONNECTION_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'vitrine',
  });
  pool.on('error', onError);
  // Lost while in use: its query fails and says so. Unheard, the event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}
