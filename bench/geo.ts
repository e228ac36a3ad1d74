/**
 * Autocomplete under load: 500 requests a second for 20 s on one core, each a different query and
 * network, against an empty route of the same server. Prints latencies, memory and the ratio.
 *   node bench/geo.ts
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

const RATE = 500;
const SECONDS = 20;
const PORT = Number(process.env['PORT'] ?? 4549);
/** What is asked of it. */
const P99_AT_MOST_MS = 20;
const MEMORY_AT_MOST_MB = 250;

const QUERIES = [
  'saint etienne',
  'ST-ETIENNE',
  'l hay',
  '75011',
  'le havr',
  's',
  'st',
  'saint',
  'sainte m',
  'mars',
  'marsielle',
  'toulose',
  'vilurbanne',
  'aix en provance',
  '69 lyon',
  '4 rue Victor Hugo 42000 Saint-Étienne',
  '12 avenue de la République Montreuil',
  'xqzkwv jbt',
  'châteauneuf sur',
  'a',
  'saint du',
  'le saint et saint du',
];

const server = spawn(
  'taskset',
  ['-c', '1', process.execPath, fileURLToPath(new URL('geo-server.ts', import.meta.url))],
  { env: { ...process.env, PORT: String(PORT) }, stdio: ['ignore', 'pipe', 'inherit'] },
);
await new Promise<void>((resolve) => server.stdout.once('data', () => resolve()));

try {
  await measure(() => '/live', 3);
  const floor = await measure(() => '/live');
  let turn = 0;
  const next = (path: string) => () => {
    turn += 1;
    return `${path}?q=${encodeURIComponent(QUERIES[turn % QUERIES.length] ?? '')}`;
  };
  await measure(next('/api/geo/municipalities'), 5);
  const municipalities = await measure(next('/api/geo/municipalities'));
  const search = await measure(next('/api/geo/search'));
  const memory = Math.round((await usage()).rss / 1e6);
  console.table({ floor, municipalities, search });
  console.log(`p99 over the empty route: ×${(municipalities.p99 / floor.p99).toFixed(1)}`);
  // The processor's time does not depend on what else the machine runs.
  console.log(
    `processor over the empty route: ×${(municipalities.cpuMs / floor.cpuMs).toFixed(1)}`,
  );
  console.log(`memory: ${memory} MB`);
  const good =
    Math.max(municipalities.p99, search.p99) <= P99_AT_MOST_MS && memory <= MEMORY_AT_MOST_MB;
  process.exitCode = good ? 0 : 1;
} finally {
  server.kill();
}

async function measure(address: () => string, duration = SECONDS) {
  const before = await usage();
  const result = await autocannon({
    url: `http://127.0.0.1:${PORT}`,
    duration,
    connections: 20,
    overallRate: RATE,
    requests: [
      {
        method: 'GET',
        setupRequest: (request: object) => ({
          ...request,
          path: address(),
          // Each request from a network of its own, or the rate limit would answer.
          headers: { 'x-forwarded-for': `10.${random(256)}.${random(256)}.1` },
        }),
      },
    ],
  });
  const after = await usage();
  return {
    requests: result.requests.total,
    cpuMs: Math.round((after.cpu - before.cpu) / result.requests.total) / 1000,
    non2xx: result.non2xx,
    mean: result.latency.mean,
    p50: result.latency.p50,
    p99: result.latency.p99,
    max: result.latency.max,
  };
}

async function usage() {
  const response = await fetch(`http://127.0.0.1:${PORT}/bench/usage`);
  return (await response.json()) as { rss: number; cpu: number };
}

function random(below: number): number {
  return Math.floor(Math.random() * below);
}
