/**
 * Audience events, on one core:
 *   throughput  page views to /api/event against an empty Fastify route that reads the same bodies
 *   sigterm     the server is asked to stop under load: every acknowledged event is in the store
 *   upstream    the service that events are forwarded to is away: memory stays within bounds
 * `node tools/bench/events.ts` runs all three; name one to run it alone.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fastify } from 'fastify';
import { loadEnvironment } from '../../apps/site/environment.ts';
import { ensureInstalled } from '../support/debian.ts';
import { fail } from '../support/fail.ts';
import { inStore } from '../support/in-store.ts';
import { PORT, scenarios as wantedScenarios } from './support/command.ts';
import { busyShare, median } from './support/machine.ts';
import { processorSeconds, residentBytes } from './support/processes.ts';
import { type Figure, isMet, record, rounded } from './support/record.ts';
import { type Running, startOurs, startProgram } from './support/servers.ts';
import { CONNECTIONS, load, wrkCommand } from './support/wrk.ts';

const TARGET_RATIO = 0.65;
const ROUNDS = 5;
const SECONDS = 5;
const SERVER_CORE = '0';
const FLOOR_PORT = PORT + 1;
const UPSTREAM_PORT = PORT + 2;
/** Node, the compiled code and every buffer at its bound; a leak at this rate passes it in seconds. */
const MEMORY_AT_MOST_MB = 400;
const UPSTREAM_SECONDS = 25;

const BROWSER =
  'Mozilla/5.0 (Linux; Android 15; Pixel 7) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const EVENTS = '/api/event';
const EVENT = JSON.stringify({
  n: 'pageview',
  u: 'http://localhost:4321/freebox/freebox-pop/',
  d: 'localhost',
  r: null,
  p: { page: 'freebox-pop' },
});

const figures: Figure[] = [];
const busy: number[] = [];

loadEnvironment();
const [wanted] = wantedScenarios;
if (wanted === 'floor') await serveFloor();
else {
  ensureInstalled({ wrk: 'wrk', taskset: 'util-linux' });
  const scenarios = { throughput, sigterm, upstream };
  for (const [name, scenario] of Object.entries(scenarios))
    if (wanted === undefined || wanted === name) await scenario().catch(fail);
  if (wanted === undefined)
    record(import.meta.filename, {
      title: 'Audience events',
      how: 'Page views from as many visitors to /api/event on one core, beside an empty Fastify route that reads the same bodies; then a stop under load, and an upstream that is away.',
      figures,
      busy,
    });
}

/** The least that Fastify does for a request: its own server, one route, no hook, no log. */
async function serveFloor(): Promise<void> {
  const app = fastify();
  app.post('/empty', async (_request, reply) => reply.code(202).send('ok'));
  await app.listen({ host: '127.0.0.1', port: FLOOR_PORT });
}

async function throughput(): Promise<void> {
  await inFolder(async (folder) => {
    const server = await startServer(folder);
    const floor = await startProgram(FLOOR_PORT, [import.meta.filename, 'floor'], SERVER_CORE);
    try {
      const script = writeLoad(folder);
      const ours = () => perCore(server, EVENTS, script);
      const empty = () => perCore(floor, '/empty', script);
      ours(); // let the compiler finish its work on both
      empty();
      const ratios: number[] = [];
      const rates: number[] = [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        busy.push(await busyShare());
        const [mine, least] = [ours(), empty()];
        rates.push(mine.rate);
        ratios.push(mine.rate / least.rate);
        console.log(`  round ${round}: events ${mine.said}; empty route ${least.said}`);
      }
      measured({
        name: 'of an empty Fastify route',
        value: median(ratios),
        unit: '×',
        atLeast: TARGET_RATIO,
      });
      measured({ name: 'events a second of one core', value: median(rates), unit: '/s' });
    } finally {
      await floor.stop();
      await server.stop();
    }
    await addsUp(folder);
  });
}

async function sigterm(): Promise<void> {
  await inFolder(async (folder) => {
    const server = await startServer(folder);
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    let acknowledged = 0;
    let stopping = false;
    const visitor = async () => {
      for (;;) {
        const status = await post(agent).catch(() => 0);
        if (status === 202) acknowledged += 1;
        else if (stopping) return;
      }
    };
    const visitors = Promise.all(Array.from({ length: CONNECTIONS }, visitor));
    await delay(4_000);
    stopping = true;
    const code = await server.stop();
    await visitors;
    agent.destroy();
    const stored = await addsUp(folder);
    console.log(`  stopped under load: ${acknowledged} acknowledged, ${stored} stored`);
    if (code !== 0 || acknowledged === 0) throw new Error(`stopped with ${code}`);
    measured({
      name: 'acknowledged events lost when stopped',
      value: Math.max(0, acknowledged - stored),
      unit: '',
      atMost: 0,
    });
  });
}

async function upstream(): Promise<void> {
  for (const mood of ['refuses', 'never answers'] as const)
    await inFolder(async (folder) => {
      const silent = createServer(() => undefined);
      if (mood === 'never answers') silent.listen(UPSTREAM_PORT, '127.0.0.1');
      const server = await startServer(folder, {
        ANALYTICS_UPSTREAM_URL: `http://127.0.0.1:${UPSTREAM_PORT}${EVENTS}`,
      });
      try {
        const memory: number[] = [];
        const wrk = wrkCommand(server.origin + EVENTS, UPSTREAM_SECONDS, writeLoad(folder));
        const running = spawn('taskset', wrk, { stdio: 'ignore' });
        for (let second = 0; second < UPSTREAM_SECONDS; second += 5) {
          await delay(5_000);
          memory.push(Math.round(residentBytes(server.pid) / 1_048_576));
        }
        if (running.exitCode === null) await once(running, 'exit');
        console.log(`  upstream that ${mood}: ${memory.join(', ')} MB`);
        measured({
          name: `memory with an upstream that ${mood}`,
          value: Math.max(...memory),
          unit: 'MB',
          atMost: MEMORY_AT_MOST_MB,
        });
      } finally {
        await server.stop();
        silent.close();
      }
      await addsUp(folder);
    });
}

/** The ledger and the rows themselves say the same; returns how many events are stored. */
async function addsUp(folder: string): Promise<number> {
  return inStore({ dataFolder: join(folder, 'data') }, async ({ audience }) => {
    const { received, stored, forwarded, dropped } = await audience.ledger();
    const lost = Object.values(dropped).reduce((total, n) => total + n, 0);
    const rows = await audience.countEvents();
    console.log(
      `  received ${received} = stored ${stored} + forwarded ${forwarded} + dropped ${lost}; ${rows} rows`,
    );
    if (received !== stored + forwarded + lost || rows !== stored + forwarded)
      throw new Error('the counts do not add up');
    return rows;
  });
}

function measured(figure: Figure): void {
  figures.push(figure);
  console.log(`${figure.name}: ${rounded(figure.value)} ${figure.unit}`);
  if (isMet(figure) === false) process.exitCode = 1;
}

async function inFolder(act: (folder: string) => Promise<void>): Promise<void> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'vitrine-bench-'));
  await act(folder.path);
}

/** Each visitor has an address of their own, as behind a proxy. */
function startServer(folder: string, env: Record<string, string> = {}): Promise<Running> {
  const own = { TRUSTED_PROXIES: '127.0.0.1', ...env };
  return startOurs(PORT, folder, { core: SERVER_CORE, env: own });
}

/** wrk's way of saying what to send: a visitor of its own for each of many thousand requests. */
function writeLoad(folder: string): string[] {
  const script = join(folder, 'events.lua');
  writeFileSync(
    script,
    `wrk.method = "POST"
     wrk.body = [[${EVENT}]]
     local headers = { ["content-type"] = "text/plain", ["user-agent"] = "${BROWSER}" }
     local turn = math.random(65536)
     request = function()
       turn = (turn + 1) % 65536
       headers["x-forwarded-for"] = "10." .. math.floor(turn / 256) .. "." .. (turn % 256) .. ".7"
       return wrk.format(nil, nil, headers)
     end`,
  );
  return ['-s', script];
}

/** Requests for each second that the server's core worked: what else the machine does weighs less. */
function perCore({ origin, pid }: Running, path: string, script: readonly string[]) {
  const before = processorSeconds(pid);
  const { requests, perSecond, p99, errors } = load(origin + path, SECONDS, script);
  const rate = Math.round(requests / (processorSeconds(pid) - before));
  const here = `${rounded(perSecond)}/s here, p99 ${rounded(p99)} ms, ${errors} errors`;
  return { rate, said: `${rate} per second of its core (${here})` };
}

function post(agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'text/plain',
      'user-agent': BROWSER,
      'content-length': Buffer.byteLength(EVENT),
      'x-forwarded-for': `10.${random(256)}.${random(256)}.9`,
    };
    const sent = request(
      { agent, port: PORT, host: '127.0.0.1', path: EVENTS, method: 'POST', headers },
      (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.once('error', reject).end(EVENT);
  });
}

function random(below: number): number {
  return Math.floor(Math.random() * below);
}
