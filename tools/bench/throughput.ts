import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBrands } from '../../brands/brands.ts';
import { nginxRelease } from '../../apps/server/src/release/nginx-release.ts';
import { releasesIn } from '../../apps/server/src/release/releases.ts';
import { readConfig } from '@vitrine/domain/config';
import { loadEnvironment } from '../../apps/site/environment.ts';
import { ensureInstalled } from '../support/debian.ts';
import { fail } from '../support/fail.ts';
import { publish, varFolder } from '../support/release.ts';
import { asked, PORT } from './support/command.ts';
import { busyShare, median } from './support/machine.ts';
import { prepareNext, startNext } from './support/peers.ts';
import { record } from './support/record.ts';
import { type Running, startNginx, startOurs } from './support/servers.ts';
import { CONNECTIONS, type Load, load } from './support/wrk.ts';

/**
 * The home page, compressed, from our server; from nginx with the same bytes, headers and log lines;
 * from `next start` with the same content. The server under test has one core, the load generator the
 * other; rounds alternate, so that whatever else the machine does weighs on all.
 *
 *     node tools/bench/throughput.ts [--rounds 5] [--no-peers]
 */
const OVER_NGINX_AT_LEAST = 0.2;
const ROUNDS = Number(asked.rounds ?? 5);
const WITH_PEERS = !asked['no-peers'];
const SECONDS = 5;
const SERVER_CORE = '0';
const PAGE = '/freebox/';

type Name = 'ours' | 'nginx' | 'next';

const ask = (origin: string, seconds: number) =>
  load(origin + PAGE, seconds, ['-H', 'accept-encoding: gzip']);

loadEnvironment();
await measure().catch(fail);

async function measure(): Promise<void> {
  ensureInstalled({ nginx: 'nginx-light', wrk: 'wrk', taskset: 'util-linux' });
  const id = await publish({ say: console.log });
  const releases = releasesIn(varFolder());
  const served = nginxRelease(
    releases.folderOf(id),
    await releases.manifestOf(id),
    readConfig(process.env, readBrands()),
  );
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
  const running = new Map<Name, Running>();
  try {
    running.set('ours', await startOurs(PORT, varFolder(), { core: SERVER_CORE }));
    running.set('nginx', await startNginx(PORT + 1, folder, served, SERVER_CORE));
    if (WITH_PEERS) {
      await prepareNext();
      running.set('next', await startNext(PORT + 2, SERVER_CORE));
    }
    const rounds = new Map<Name, Load[]>([...running.keys()].map((name) => [name, []]));
    const busy: number[] = [];
    for (const { origin } of running.values()) ask(origin, 2); // compilers finish their work
    for (let round = 1; round <= ROUNDS; round += 1) {
      busy.push(await busyShare());
      for (const [name, { origin }] of running) rounds.get(name)?.push(ask(origin, SECONDS));
      const said = [...rounds].map(
        ([name, done]) => `${name} ${Math.round(done.at(-1)?.perSecond ?? 0)}/s`,
      );
      console.log(`  round ${round}: ${said.join(', ')}`);
    }
    report(rounds, busy);
  } finally {
    for (const server of running.values()) await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function report(rounds: ReadonlyMap<Name, readonly Load[]>, busy: readonly number[]): void {
  const middle = (name: Name, value: (round: Load) => number) =>
    median((rounds.get(name) ?? []).map(value));
  const ratio = (other: Name) =>
    median(
      (rounds.get('ours') ?? []).map(
        ({ perSecond }, index) => perSecond / (rounds.get(other)?.[index]?.perSecond ?? Number.NaN),
      ),
    );
  const names = [...rounds.keys()];
  record(import.meta.filename, {
    title: 'Pages a second',
    how: `${PAGE}, compressed, ${CONNECTIONS} connections, ${SECONDS} s a round, median of ${ROUNDS} alternating rounds; one core for the server, the other for the load. Our server and nginx send the same headers and log each request; Next.js does neither.`,
    figures: [
      { name: 'ours over nginx', value: ratio('nginx'), unit: '×', atLeast: OVER_NGINX_AT_LEAST },
      ...(names.includes('next')
        ? [{ name: 'ours over next start', value: ratio('next'), unit: '×', atLeast: 1 }]
        : []),
      ...names.map((name) => ({
        name: `${name}: p99`,
        value: middle(name, ({ p99 }) => p99),
        unit: 'ms',
      })),
      ...names.map((name) => ({
        name: `${name}: errors`,
        value: Math.max(...(rounds.get(name) ?? []).map(({ errors }) => errors)),
        unit: '',
        atMost: 0,
      })),
    ],
    charts: [
      {
        title: 'Home page, requests a second on one core',
        unit: '/s',
        bars: names.map((name) => ({ label: name, value: middle(name, (one) => one.perSecond) })),
      },
    ],
    busy,
  });
}
