import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PUBLIC_FOLDER } from '../../apps/server/src/release/manifest.ts';
import { loadEnvironment } from '../../apps/site/environment.ts';
import { fail } from '../support/fail.ts';
import { publish, varFolder } from '../support/release.ts';
import { asked, PORT } from './support/command.ts';
import { busyShare, median } from './support/machine.ts';
import { record } from './support/record.ts';
import { asRelease, startOurs } from './support/servers.ts';
import { sendSteadily } from './support/steady.ts';

/**
 * What each call of the API takes at the rate that is asked of one server, beside the emptiest one (/live)
 * in the same round. Then the same content calls with ten times the content.
 *
 *     node tools/bench/api.ts [--rounds 3]
 */
const ROUNDS = Number(asked.rounds ?? 3);
const RATE = 500;
const SECONDS = 4;
/** A call must not cost a visitor more than this. */
const P99_AT_MOST_MS = 10;
/** Ten times the content is ten times the bytes to send; finding it must cost nothing more. */
const TEN_TIMES_AT_MOST = 10;

const CALLS = {
  'emptiest (/live)': '/live',
  'offers (/api/box-comparator)': '/api/box-comparator',
  'questions (/api/home/faq)': '/api/home/faq',
  'channels (/api/tv/channels)': '/api/tv/channels',
  'shops (/api/shops)': '/api/shops',
  'municipalities as one types': '/api/geo/municipalities?q=saint%20et',
  'address search': '/api/geo/search?q=4%20rue%20victor%20hugo%20lyon',
  eligibility: '/api/eligibility?citycode=69123',
  'proof-of-work challenge': '/api/captcha/challenge?form=contact',
} as const;
type Call = keyof typeof CALLS;
const names = Object.keys(CALLS) as Call[];
/** Content whose size editors decide. */
const GROWING = ['tv/channels', 'shops'] as const;
const grown: Readonly<Record<(typeof GROWING)[number], Call>> = {
  'tv/channels': 'channels (/api/tv/channels)',
  shops: 'shops (/api/shops)',
};

type Result = { mean: number; p99: number; errors: number };

loadEnvironment();
await measure().catch(fail);

async function measure(): Promise<void> {
  await publish({ say: console.log });
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
  const env = { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'info' };
  await tenTimes(folder);
  const ours = await startOurs(PORT, varFolder(), { env });
  const large = await startOurs(PORT + 1, join(folder, 'var'), { env });
  try {
    const results = new Map<string, Result[]>();
    const busy: number[] = [];
    const keep = (name: string, result: Result) =>
      results.set(name, [...(results.get(name) ?? []), result]);
    for (let round = 1; round <= ROUNDS; round += 1) {
      busy.push(await busyShare());
      for (const name of names) keep(name, await load(ours.origin, CALLS[name]));
      for (const call of GROWING)
        keep(`${grown[call]} ×10`, await load(large.origin, `/api/${call}`));
      console.log(`  round ${round} of ${ROUNDS} done`);
    }
    report(results, busy);
  } finally {
    await ours.stop();
    await large.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function report(results: ReadonlyMap<string, readonly Result[]>, busy: readonly number[]): void {
  const middle = (name: string, value: (result: Result) => number) =>
    median((results.get(name) ?? []).map(value));
  const all = [...results.keys()];
  record(import.meta.filename, {
    title: 'Calls of the API',
    how: `${RATE} requests a second for ${SECONDS} s each, median of ${ROUNDS} rounds, the calls one after the other in each; every request from a network of its own.`,
    figures: [
      ...names.map((name) => ({
        name: `${name}: p99`,
        value: middle(name, ({ p99 }) => p99),
        unit: 'ms',
        atMost: P99_AT_MOST_MS,
      })),
      ...GROWING.map((call) => ({
        name: `${call}, ten times the content: mean over now`,
        value:
          middle(`${grown[call]} ×10`, ({ mean }) => mean) /
          middle(grown[call], ({ mean }) => mean),
        unit: '×',
        atMost: TEN_TIMES_AT_MOST,
      })),
      {
        name: 'errors in all',
        value: all.reduce((sum, name) => sum + middle(name, ({ errors }) => errors), 0),
        unit: '',
        atMost: 0,
      },
    ],
    charts: [
      {
        title: 'Mean time of a call',
        unit: 'ms',
        bars: all.map((name) => ({ label: name, value: middle(name, ({ mean }) => mean) })),
      },
    ],
    busy,
  });
}

/** The release's content calls with ten times their entries, hosted as a release of their own. */
async function tenTimes(folder: string): Promise<void> {
  for (const call of GROWING) {
    const file = join('data-json', `${call}.json`);
    const from = join(varFolder(), 'current', PUBLIC_FOLDER, file);
    const content = JSON.parse(await readFile(from, 'utf8')) as Record<string, unknown>;
    const larger = Object.fromEntries(
      Object.entries(content).map(([key, value]) => [
        key,
        Array.isArray(value) ? Array.from({ length: 10 }, () => value as unknown[]).flat() : value,
      ]),
    );
    await mkdir(dirname(join(folder, 'site', file)), { recursive: true });
    await writeFile(join(folder, 'site', file), JSON.stringify(larger));
  }
  await asRelease(join(folder, 'site'), join(folder, 'var'));
}

async function load(origin: string, path: string): Promise<Result> {
  const { mean, p99, failures } = await sendSteadily(Number(new URL(origin).port), {
    perSecond: RATE,
    seconds: SECONDS,
    next: () => ({ path, headers: { 'accept-encoding': 'br' } }),
  });
  return { mean, p99, errors: failures };
}
