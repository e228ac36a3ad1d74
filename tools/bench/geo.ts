/**
 * Autocomplete under load: 500 requests a second for 20 s on one core, each a different query and
 * network, against an empty route of the same server: the whole of it, its release in memory, as deployed.
 *   node tools/bench/geo.ts
 */
import { loadEnvironment } from '../../apps/site/environment.ts';
import { publish, varFolder } from '../support/release.ts';
import { PORT } from './support/command.ts';
import { busyShare } from './support/machine.ts';
import { processorSeconds, residentBytes } from './support/processes.ts';
import { record } from './support/record.ts';
import { startOurs } from './support/servers.ts';
import { sendSteadily } from './support/steady.ts';

const RATE = 500;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 20);
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

loadEnvironment();
await publish({ say: console.log });
const server = await startOurs(PORT, varFolder(), {
  core: '1',
  env: { LOG_LEVEL: 'error', TRUSTED_PROXIES: '127.0.0.1' },
});

const busy = [await busyShare()];
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
  console.table({ floor, municipalities, search });
  record(import.meta.filename, {
    title: 'Autocomplete under load',
    how: `${RATE} requests a second for ${SECONDS} s on one core, each another query from another network, beside an empty route of the same server.`,
    figures: [
      {
        name: 'municipalities: p99',
        value: municipalities.p99,
        unit: 'ms',
        atMost: P99_AT_MOST_MS,
      },
      { name: 'addresses: p99', value: search.p99, unit: 'ms', atMost: P99_AT_MOST_MS },
      // The processor's time does not depend on what else the machine runs.
      {
        name: 'processor, over the empty route',
        value: municipalities.cpuMs / floor.cpuMs,
        unit: '×',
      },
      {
        name: 'memory of the whole server',
        value: residentBytes(server.pid) / 1e6,
        unit: 'MB',
        atMost: MEMORY_AT_MOST_MB,
      },
      {
        name: 'errors',
        value: municipalities.failures + search.failures,
        unit: '',
        atMost: 0,
      },
    ],
    charts: [
      {
        title: 'Processor time of a request',
        unit: 'ms',
        bars: Object.entries({ 'empty route': floor, municipalities, addresses: search }).map(
          ([label, { cpuMs }]) => ({ label, value: cpuMs }),
        ),
      },
    ],
    busy,
  });
} finally {
  await server.stop();
}

async function measure(address: () => string, lasting = SECONDS) {
  const before = processorSeconds(server.pid);
  const sent = await sendSteadily(PORT, {
    perSecond: RATE,
    seconds: lasting,
    next: () => ({ path: address() }),
  });
  const seconds = processorSeconds(server.pid) - before;
  return { ...sent, cpuMs: (seconds * 1_000) / sent.requests };
}
