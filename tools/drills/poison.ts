import { createServer } from 'node:net';
import { join } from 'node:path';
import { readdir, readFile, stat } from 'node:fs/promises';
import { openStore } from '../../apps/server/src/store/store.ts';
import { inStore } from '../support/in-store.ts';
import { listening } from '../support/ports.ts';
import { check, type Drill } from './drill.ts';
import { linkTo } from './support/cuttable-link.ts';
import { sendContact } from './support/forms.ts';
import { ended, ownVarFolder, startServer } from './support/server.ts';
import { ownPostgres, startService } from './support/services.ts';
import { until } from '../support/until.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/143.0';
const STOP_MS = 5_000;

async function send(origin: string, events: unknown): Promise<number> {
  const response = await fetch(`${origin}/api/event`, {
    method: 'POST',
    headers: { 'user-agent': BROWSER },
    body: JSON.stringify(events),
  });
  return response.status;
}

const view = { n: 'pageview', u: 'http://localhost/freebox/' };

/** What one bad item, one silent service or one wrong clock must not do. */
export const poisonDrills: Drill[] = [
  {
    name: 'Poison events, PostgreSQL and an upstream',
    expected:
      'Half characters, NUL and addresses that are none: the events after them are stored and forwarded',
    async run(tools) {
      const databaseUrl = await ownPostgres(tools);
      let taken = 0;
      const upstream = await startService(tools, (request, response) => {
        request.resume().on('end', () => response.writeHead(202).end());
        taken += 1;
      });
      const server = await startServer(tools, {
        env: { DATABASE_URL: databaseUrl, ANALYTICS_UPSTREAM_URL: `${upstream}/api/event` },
      });
      // As raw JSON escapes: a lone surrogate is legal JSON.
      await send(server.origin, { section: 'a', action: '\ud83d' });
      await send(server.origin, { section: 'a\0', action: 'b\udc00' });
      for (let count = 0; count < 8; count += 1)
        await send(server.origin, { n: 'pageview', u: 'http://a.fr//[' });
      for (let count = 0; count < 50; count += 1) await send(server.origin, [view, view]);
      const store = await openStore({ databaseUrl, dataFolder: '' });
      tools.afterwards(() => store.close());
      await until(async () => (await store.audience.ledger()).forwarded >= 110);
      const ledger = await store.audience.ledger();
      const code = await server.stop();
      const seen = `${ledger.received} received, ${ledger.forwarded} forwarded, ${taken} taken; exit ${code}`;
      check(ledger.received === 110 && taken === 110 && code === 0, seen);
      return seen;
    },
  },
  {
    name: 'SIGTERM while the store is unreachable',
    expected: 'It says how many events it lost and exits with 1, within 15 s',
    async run(tools) {
      const address = new URL(await ownPostgres(tools));
      const link = await linkTo(Number(address.port));
      address.port = String(link.port);
      const server = await startServer(tools, { env: { DATABASE_URL: address.href } });
      await link.cut();
      for (let count = 0; count < 10; count += 1) await send(server.origin, view);
      const started = performance.now();
      const code = await ended(server.child, 'SIGTERM');
      const ms = Math.round(performance.now() - started);
      const lost = server.log.find(({ msg }) => msg.startsWith('audience events lost'));
      const seen = `exit ${code} in ${ms} ms, ${String(lost?.['events'])} events said lost`;
      check(code === 1 && lost?.['events'] === 10 && ms < 15_000, seen);
      return seen;
    },
  },
  {
    name: 'SIGTERM while a mail server says nothing',
    expected: `A confirmation is under way: exit 0 within ${STOP_MS / 1000} s, the message waits for the next start`,
    async run(tools) {
      let connections = 0;
      const silent = createServer(() => void (connections += 1));
      const port = await listening(silent);
      tools.afterwards(() => void silent.close());
      const varFolder = await ownVarFolder(tools);
      const server = await startServer(tools, {
        varFolder,
        env: { SMTP_URL: `smtp://127.0.0.1:${port}` },
      });
      await sendContact(server.origin);
      await until(() => connections > 0);
      const started = performance.now();
      const code = await server.stop();
      const ms = Math.round(performance.now() - started);
      const { waiting } = await inStore({ dataFolder: join(varFolder, 'data') }, ({ outbox }) =>
        outbox.backlog(),
      );
      const seen = `exit ${code} in ${ms} ms, ${waiting} waiting`;
      check(code === 0 && ms < STOP_MS && waiting === 1, seen);
      return seen;
    },
  },
  {
    name: 'A clock six years ahead',
    expected: 'A store last used six years ago: nothing is purged, the log says why',
    async run(tools) {
      const varFolder = await ownVarFolder(tools);
      const dataFolder = join(varFolder, 'data');
      const then = new Date(Date.now() - 6 * 365 * 24 * 60 * 60 * 1_000);
      await inStore({ dataFolder, clock: () => then }, async ({ submissions, retention }) => {
        for (let count = 0; count < 20; count += 1)
          await submissions.accept('contact', { count }, { key: `k${count}` });
        await retention.apply();
      });
      const server = await startServer(tools, { varFolder });
      await until(() => server.log.some(({ msg }) => msg.startsWith('retention ')));
      const line = server.log.find(({ msg }) => msg.startsWith('retention '));
      await server.stop();
      const kept = await inStore({ dataFolder }, ({ submissions }) => submissions.count('contact'));
      const seen = `${kept} of 20 kept; ${line?.msg}: ${String(line?.['reason'])}`;
      check(kept === 20 && line?.level === 50, seen);
      return seen;
    },
  },
  {
    name: 'Files after an erasure',
    expected:
      'While the server runs: no file of SQLite has the person any more, none is readable by others',
    async run(tools) {
      const varFolder = await ownVarFolder(tools);
      const dataFolder = join(varFolder, 'data');
      const server = await startServer(tools, { varFolder });
      const message = 'Phrase que personne d’autre ne dirait.';
      const { reference = '' } = await sendContact(server.origin, { message });
      const holding = async () => {
        const names = await readdir(dataFolder);
        const files = await Promise.all(names.map((name) => readFile(join(dataFolder, name))));
        return names.filter((_name, index) => files[index]?.includes(message));
      };
      const before = await holding();
      await inStore({ dataFolder }, ({ submissions }) => submissions.erase(reference));
      const after = await holding();
      const modes = await Promise.all(
        (await readdir(dataFolder)).map(async (name) => (await stat(join(dataFolder, name))).mode),
      );
      const open = modes.filter((mode) => (mode & 0o077) !== 0).length;
      const seen = `before: in ${before.length} files; after: in ${after.length}; ${open} of ${modes.length} readable by others`;
      check(before.length > 0 && after.length === 0 && open === 0, seen);
      return seen;
    },
  },
  {
    name: 'Guessing the dashboard’s token',
    expected: 'Ten wrong tokens in a header, then 429 for that network, the right one included',
    async run(tools) {
      const server = await startServer(tools);
      const ask = async (token: string) =>
        (await fetch(`${server.origin}/stats`, { headers: { authorization: `Bearer ${token}` } }))
          .status;
      const statuses: number[] = [];
      for (let count = 0; count < 12; count += 1) statuses.push(await ask(`guess-${count}`));
      statuses.push(await ask(process.env['STATS_TOKEN'] ?? ''));
      const seen = statuses.join(' ');
      check(seen === `${'401 '.repeat(10)}429 429 429`, seen);
      return seen;
    },
  },
];
