import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sampleAnswers } from '@vitrine/domain/forms/sample-answers.fixture';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { startPostgres } from '../../apps/server/src/testing/postgres.ts';
import type { StoreOptions } from '../../apps/server/src/store/store.ts';
import { loadEnvironment } from '../../apps/site/environment.ts';
import { fail } from '../support/fail.ts';
import { inStore } from '../support/in-store.ts';
import { listening } from '../support/ports.ts';
import { publish, varFolder } from '../support/release.ts';
import { varFolderShowing } from '../support/var-folder.ts';
import { PORT, scenarios as wantedScenarios } from './support/command.ts';
import { busyShare } from './support/machine.ts';
import { type Figure, record } from './support/record.ts';
import { startOurs } from './support/servers.ts';

/**
 * Contact forms, each with its own key and proof of work, sent at a steady rate while servers are
 * killed with SIGKILL; each client sends again until it has a receipt, as a browser does. Then the
 * store is counted: nothing lost, nothing twice. The proof is made easy (CAPTCHA_TRIES): as many
 * visitors have as many machines to do it on, this bench has one.
 */
const PER_SECOND = Number(process.env['BENCH_RATE'] ?? 150);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 60);
const KILLS = 5;
const SERVER_CORE = '0';
const SEND_TIMEOUT_MS = 5_000;
const RETRY_MS = 250;

type Result = { key: string; reference: string; ms: number; tries: number };
type Server = Awaited<ReturnType<typeof startServer>>;

class Refused extends Error {}
const agent = new Agent({ keepAlive: true, maxSockets: 200 });

loadEnvironment();
const scenarios: Record<string, () => Promise<void>> = {
  steady: () => onSqlite('One server on SQLite', 0),
  killed: () => onSqlite(`One server on SQLite, killed ${KILLS} times`, KILLS),
  postgres: onPostgres,
};
// What forms ask and say is the release's.
const release = { id: await publish({ say: console.log }), varFolder: varFolder() };
const [wanted] = wantedScenarios;
const figures: Figure[] = [];
const busy: number[] = [];
for (const [name, scenario] of Object.entries(scenarios)) {
  if (wanted !== undefined && wanted !== name) continue;
  busy.push(await busyShare());
  await scenario().catch(fail);
}
record(import.meta.filename, {
  title: 'Forms under load and kills',
  how: `Contact forms, each with its own key and an easy proof of work, at ${PER_SECOND} a second for ${SECONDS} s, sent again until there is a receipt; then the store is counted.`,
  figures,
  busy,
});

async function onSqlite(title: string, kills: number): Promise<void> {
  const folder = await ownFolder();
  const server = await startServer(PORT, folder);
  try {
    const killing = killTimes(kills, server);
    const results = await sendAll([PORT]);
    await killing;
    await report(title, results, { dataFolder: join(folder, 'data') });
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function ownFolder(): Promise<string> {
  return varFolderShowing(release, await mkdtemp(join(tmpdir(), 'vitrine-bench-')));
}

/** Two servers on one database, delivering one outbox to one mail server; one is killed for good. */
async function onPostgres(): Promise<void> {
  const folder = await ownFolder();
  const postgres = await startPostgres();
  const databaseUrl = postgres.url;
  const mailbox = await startMailServer();
  const env = {
    DATABASE_URL: databaseUrl,
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}?ignoreTLS=true`,
  };
  const survivor = await startServer(PORT, folder, env);
  const victim = await startServer(PORT + 1, folder, env);
  try {
    const killing = delay((SECONDS * 1_000) / 2).then(() => victim.kill());
    const results = await sendAll([PORT, PORT + 1]);
    await killing;
    const store = { databaseUrl, dataFolder: '' };
    await report('Two servers on PostgreSQL, one killed half-way', results, store);
    await emptied(store);
    const expected = new Set(
      results.map(({ reference }) => `<${reference}.confirmation@localhost>`),
    );
    const received = new Set(mailbox.received);
    const missing = [...expected].filter((id) => !received.has(id)).length;
    const again = mailbox.received.length - received.size;
    console.log(
      `  e-mails: ${received.size} distinct, ${missing} missing, ${again} delivered again`,
    );
    if (missing > 0) process.exitCode = 1;
  } finally {
    await Promise.all([survivor.stop(), victim.stop()]);
    mailbox.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Every client claims a network of its own; only a proxy of ours is believed. */
async function startServer(port: number, folder: string, own: Record<string, string> = {}) {
  const env = { LOG_LEVEL: 'error', CAPTCHA_TRIES: '2', TRUSTED_PROXIES: '127.0.0.1', ...own };
  const start = () => startOurs(port, folder, { core: SERVER_CORE, env });
  let running = await start();
  return {
    async kill() {
      process.kill(running.pid, 'SIGKILL');
      await running.stop();
    },
    async restart() {
      running = await start();
    },
    stop: () => running.stop(),
  };
}

async function killTimes(kills: number, server: Server): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    await delay((SECONDS * 1_000) / (kills + 1));
    await server.kill();
    await server.restart();
  }
}

async function sendAll(ports: readonly number[]): Promise<Result[]> {
  const count = PER_SECOND * SECONDS;
  const started = performance.now();
  const results: Promise<Result>[] = [];
  for (let index = 0; index < count; index += 1) {
    const due = started + (index * 1_000) / PER_SECOND;
    const early = due - performance.now();
    if (early > 0) await delay(early);
    results.push(sendUntilReceived(index, ports));
  }
  return Promise.all(results);
}

async function sendUntilReceived(index: number, ports: readonly number[]): Promise<Result> {
  const key = randomUUID();
  const started = performance.now();
  const network = `10.${(index >> 8) & 255}.${index & 255}.1`;
  const answers = {
    ...sampleAnswers('contact', new Date()),
    email: `visiteur${index}@exemple.fr`,
    message: `Bonjour, message ${index} ${key}`,
  };
  let captcha = '';
  for (let tries = 1; ; tries += 1) {
    const port = ports[(index + tries) % ports.length] ?? PORT;
    try {
      if (captcha === '') captcha = await prove(port, network);
      const body = { ...answers, idempotencyKey: key, captcha, website: '' };
      const { status, json } = await call(port, 'POST', '/api/forms/contact', network, body);
      const { reference } = json as { reference?: string };
      if (reference) return { key, reference, ms: performance.now() - started, tries };
      if (status < 500) throw new Refused(`${status} ${JSON.stringify(json)}`);
    } catch (error) {
      if (error instanceof Refused) throw error;
    }
    await delay(RETRY_MS);
  }
}

async function prove(port: number, network: string): Promise<string> {
  const { json } = await call(port, 'GET', '/api/captcha/challenge?form=contact', network);
  const challenge = json as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

function call(port: number, method: string, path: string, network: string, body?: object) {
  return new Promise<{ status: number; json: unknown }>((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        agent,
        timeout: SEND_TIMEOUT_MS,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('error', reject);
        response.on('end', () =>
          // Our server only answers JSON here; anything cut short is sent again.
          resolve({ status: response.statusCode ?? 0, json: text === '' ? {} : JSON.parse(text) }),
        );
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('too slow')));
    outgoing.on('error', reject);
    outgoing.end(body && JSON.stringify(body));
  });
}

async function report(title: string, results: readonly Result[], options: StoreOptions) {
  const byMessage = new Map<string, string[]>();
  await inStore(options, async ({ submissions }) => {
    for await (const { reference, payload } of submissions.stream('contact')) {
      const key = String(payload['message']).split(' ').at(-1) ?? '';
      byMessage.set(key, [...(byMessage.get(key) ?? []), reference]);
    }
  });
  const lost = results.filter(({ key, reference }) => !byMessage.get(key)?.includes(reference));
  const twice = [...byMessage.values()].filter((references) => references.length > 1);
  const times = results.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  const retried = results.filter(({ tries }) => tries > 1).length;
  console.log(
    `${title}: ${results.length} sent at ${PER_SECOND}/s, ${byMessage.size} stored, ${lost.length} lost, ${twice.length} twice`,
  );
  figures.push(
    { name: `${title}: lost`, value: lost.length, unit: '', atMost: 0 },
    { name: `${title}: stored twice`, value: twice.length, unit: '', atMost: 0 },
    { name: `${title}: p99 of proof and post`, value: at(0.99), unit: 'ms' },
  );
  console.log(
    `  proof and post: median ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1 - 1e-9)} ms; ${retried} sent again`,
  );
  if (byMessage.size !== results.length) process.exitCode = 1;
}

async function emptied(options: StoreOptions): Promise<void> {
  const deadline = Date.now() + 120_000;
  await inStore(options, async ({ outbox }) => {
    // What the killed server had taken comes back when its lease is over.
    while ((await outbox.backlog()).waiting > 0 && Date.now() < deadline) await delay(500);
    console.log(`  outbox: ${(await outbox.backlog()).waiting} still waiting`);
  });
}

/** Accepts every message and remembers its identifier. */
async function startMailServer() {
  const received: string[] = [];
  const server = createServer((socket) => {
    let text = '';
    let inData = false;
    socket.on('error', () => undefined);
    socket.write('220 bench\r\n');
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      for (;;) {
        const end = text.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const line = text.slice(0, end);
        text = text.slice(end + (inData ? 5 : 2));
        if (inData) {
          received.push(/^Message-ID: (.*)$/im.exec(line)?.[1]?.trim() ?? '?');
          inData = false;
          socket.write('250 kept\r\n');
        } else if (line.startsWith('DATA')) {
          inData = true;
          socket.write('354 go on\r\n');
        } else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
  return { port: await listening(server), received, close: () => void server.close() };
}
