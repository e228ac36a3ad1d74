/**
 * Audience events, on one core:
 *   throughput  page views to /api/event against an empty Fastify route that reads the same bodies
 *   sigterm     the server is asked to stop under load: every acknowledged event is in the store
 *   upstream    the service that events are forwarded to is away: memory stays within bounds
 * `node tools/bench/events.ts` runs all three; name one to run it alone.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fastify } from 'fastify';
import { openStore } from '../../apps/server/src/store/store.ts';
import { loadEnvironment } from '../../apps/site/environment.ts';
import { root } from '../support/root.ts';
import { fail } from '../support/fail.ts';
import { busyShare, median } from './support/machine.ts';
import { type Figure, record } from './support/record.ts';

const TARGET_RATIO = 0.6;
const ROUNDS = 5;
const SECONDS = 5;
const CONNECTIONS = 64;
const SERVER_CORE = '0';
const CLIENT_CORE = '1';
const PORT = Number(process.env['BENCH_PORT'] ?? 4390);
const FLOOR_PORT = PORT + 1;
const UPSTREAM_PORT = PORT + 2;
const READY_TIMEOUT_MS = 20_000;
/** Node, the compiled code and every buffer at its bound; a leak at this rate passes it in seconds. */
const MEMORY_AT_MOST_MB = 400;
const UPSTREAM_SECONDS = 25;

const BROWSER =
  'Mozilla/5.0 (Linux; Android 15; Pixel 7) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
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
if (process.argv[2] === 'floor') await serveFloor();
else {
  const scenarios = { throughput, sigterm, upstream };
  const wanted = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
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
    const server = startServer(folder);
    const floor = onServerCore([import.meta.filename, 'floor']);
    try {
      await Promise.all([answers(PORT), answers(FLOOR_PORT)]);
      const script = writeLoad(folder);
      const ours = () => load(server, `http://127.0.0.1:${PORT}/api/event`, script);
      const empty = () => load(floor, `http://127.0.0.1:${FLOOR_PORT}/empty`, script);
      ours(); // let the compiler finish its work on both
      empty();
      const ratios: number[] = [];
      const rates: number[] = [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        busy.push(await busyShare());
        const [mine, least] = [ours(), empty()];
        rates.push(mine.perCore);
        ratios.push(mine.perCore / least.perCore);
        console.log(`  round ${round}: events ${describe(mine)}; empty route ${describe(least)}`);
      }
      measured({
        name: 'of an empty Fastify route',
        value: median(ratios),
        unit: '×',
        atLeast: TARGET_RATIO,
      });
      measured({ name: 'events a second of one core', value: median(rates), unit: '/s' });
    } finally {
      floor.kill('SIGTERM');
      await stop(server);
    }
    await addsUp(folder);
  });
}

async function sigterm(): Promise<void> {
  await inFolder(async (folder) => {
    const server = startServer(folder);
    await answers(PORT);
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
    const code = await stop(server);
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
      const server = startServer(folder, {
        ANALYTICS_UPSTREAM_URL: `http://127.0.0.1:${UPSTREAM_PORT}/api/event`,
      });
      try {
        await answers(PORT);
        const script = writeLoad(folder);
        const memory: number[] = [];
        const running = spawnLoad(script, UPSTREAM_SECONDS);
        for (let second = 0; second < UPSTREAM_SECONDS; second += 5) {
          await delay(5_000);
          memory.push(residentMegabytes(server));
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
        await stop(server);
        silent.close();
      }
      await addsUp(folder);
    });
}

/** The ledger and the rows themselves say the same; returns how many events are stored. */
async function addsUp(folder: string): Promise<number> {
  const store = await openStore({ dataFolder: join(folder, 'data') });
  try {
    const { received, stored, forwarded, dropped } = await store.audience.ledger();
    const lost = Object.values(dropped).reduce((total, n) => total + n, 0);
    const rows = await store.audience.countEvents();
    console.log(
      `  received ${received} = stored ${stored} + forwarded ${forwarded} + dropped ${lost}; ${rows} rows`,
    );
    if (received !== stored + forwarded + lost || rows !== stored + forwarded)
      throw new Error('the counts do not add up');
    return rows;
  } finally {
    await store.close();
  }
}

function measured(figure: Figure): void {
  figures.push(figure);
  const { name, value, unit, atLeast = -Infinity, atMost = Infinity } = figure;
  console.log(`${name}: ${Math.round(value * 100) / 100} ${unit}`);
  if (value < atLeast || value > atMost) process.exitCode = 1;
}

async function inFolder(act: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
  try {
    await act(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As in production: every request is logged, to a file that costs nothing. */
function startServer(folder: string, env: Record<string, string> = {}): ChildProcess {
  return onServerCore([join(root, 'apps', 'server', 'src', 'server.ts')], {
    HOST: '127.0.0.1',
    PORT: String(PORT),
    VAR_FOLDER: folder,
    DATABASE_URL: '',
    // Each visitor has an address of their own, as behind a proxy.
    TRUSTED_PROXIES: '127.0.0.1',
    ...env,
  });
}

function onServerCore(program: readonly string[], env: Record<string, string> = {}): ChildProcess {
  return spawn('taskset', ['-c', SERVER_CORE, process.execPath, ...program], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
}

async function stop(child: ChildProcess): Promise<number | null> {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
}

async function answers(port: number): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    const answered = await fetch(`http://127.0.0.1:${port}/live`).catch(() => null);
    if (answered) return;
    if (Date.now() > deadline) throw new Error(`nothing answers on ${port}`);
    await delay(100);
  }
}

/** wrk's way of saying what to send: a visitor of its own for each of many thousand requests. */
function writeLoad(folder: string): string {
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
  return script;
}

function wrkArguments(url: string, script: string, seconds: number): string[] {
  const options = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-s', script];
  return ['-c', CLIENT_CORE, 'wrk', ...options, url];
}

/** Requests for each second that the server's core worked: what else the machine does weighs less. */
function load(server: ChildProcess, url: string, script: string) {
  const before = processorSeconds(server);
  const output = execFileSync('taskset', wrkArguments(url, script, SECONDS), { encoding: 'utf8' });
  const busy = processorSeconds(server) - before;
  const find = (pattern: RegExp) => pattern.exec(output)?.[1];
  return {
    perCore: Math.round(Number(find(/(\d+) requests in/)) / busy),
    rate: Math.round(Number(find(/Requests\/sec:\s+([\d.]+)/))),
    p99: find(/99%\s+(\S+)/) ?? '?',
    errors: Number(find(/Non-2xx or 3xx responses: (\d+)/) ?? 0),
  };
}

function describe({ perCore, rate, p99, errors }: ReturnType<typeof load>): string {
  return `${perCore} per second of its core (${rate}/s here, p99 ${p99}, ${errors} errors)`;
}

/** User and system time, in the kernel's hundredths of a second. */
function processorSeconds({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function spawnLoad(script: string, seconds: number): ChildProcess {
  const url = `http://127.0.0.1:${PORT}/api/event`;
  return spawn('taskset', wrkArguments(url, script, seconds), { stdio: 'ignore' });
}

function residentMegabytes({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
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
      { agent, port: PORT, host: '127.0.0.1', path: '/api/event', method: 'POST', headers },
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
