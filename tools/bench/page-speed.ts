import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { PUBLIC_FOLDER } from '../../apps/server/src/release/manifest.ts';
import { releasesIn } from '../../apps/server/src/release/releases.ts';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../support/browser.ts';
import { loadEnvironment } from '../../apps/site/environment.ts';
import { fail } from '../support/fail.ts';
import { install } from '../support/install.ts';
import { root } from '../support/root.ts';
import { publish, varFolder } from '../support/release.ts';
import { floorOf } from './peers/floor/floor.ts';
import { asked, PORT } from './support/command.ts';
import { BUSY_AT_MOST, busyShare, median } from './support/machine.ts';
import { pageTypes, type PageType } from './support/page-types.ts';
import { buildPeers, type Peer, PEER_NAMES } from './support/peers.ts';
import { type Figure, record, RESULTS } from './support/record.ts';
import { IGNORE_CERTIFICATE, startSecureFront } from './support/secure-front.ts';
import { asRelease, type Running, startOurs } from './support/servers.ts';

/**
 * Lighthouse on a phone of today's middle range and its network, as it simulates them, on one page
 * of each kind; beside each, in the same round, its floor (see peers/floor); beside the home page,
 * the same content by Next.js and by plain Astro. All come as they would be deployed: by HTTPS, with
 * HTTP/2. Runs are kept: stopped, it goes on where it was.
 *
 *     node tools/bench/page-speed.ts [--runs 5] [--only home,box] [--no-peers] [--fresh]
 */
const RUNS = Number(asked.runs ?? 5);
const ONLY = asked.only?.split(',');
const WITH_PEERS = !asked['no-peers'];
const DEBUGGING_PORT = PORT + 9;
const SAMPLES = join(RESULTS, 'page-speed.samples.json');

const TARGETS = {
  lcpOverFloor: 1.2,
  lcpOverFloorFirst: 1.15,
  performance: 98,
  others: 100,
  /** Total blocking time, in ms: of a page that only shows, and where a visitor acts. */
  blocking: 60,
  blockingWithFeatures: 120,
};
/** Where most visitors arrive. */
const FIRST_PAGES: ReadonlySet<PageType> = new Set(['home', 'box', 'flagship box']);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Site = 'ours' | 'floor' | Peer;
type Sample = {
  site: Site;
  page: PageType;
  scores: Record<(typeof CATEGORIES)[number], number>;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  scriptBytes: number;
  requests: number;
  /** What was not perfect, by audit. */
  faults: string[];
  busy: number;
};

/** Of what Lighthouse says, what is read here. */
type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: 'silent'; output: 'json'; onlyCategories: string[] },
) => Promise<
  | {
      lhr: {
        runtimeError?: { message: string };
        audits: Partial<
          Record<string, { score: number | null; numericValue?: number; details?: unknown }>
        >;
        categories: Partial<
          Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
        >;
      };
    }
  | undefined
>;
const TOOLS = 'tools/bench/tools';

loadEnvironment();
install(TOOLS);
const { default: lighthouse } = (await import(
  pathToFileURL(join(root, TOOLS, 'node_modules/lighthouse/core/index.js')).href
)) as { default: Lighthouse };
await measure().catch(fail);

async function measure(): Promise<void> {
  const id = await publish({ say: console.log });
  const pages = (Object.keys(pageTypes) as PageType[]).filter(
    (page) => ONLY?.includes(page) ?? true,
  );
  const publicFolder = join(releasesIn(varFolder()).folderOf(id), PUBLIC_FOLDER);
  await makeFloor(publicFolder);
  const running = new Map<Site, Running>();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...BROWSER_ARGUMENTS, IGNORE_CERTIFICATE, `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  try {
    const servers = new Map<Site, Running>();
    servers.set('ours', await startOurs(PORT, varFolder(), { env: { LOG_LEVEL: 'error' } }));
    const floor = join(RESULTS, 'floor-var');
    servers.set('floor', await startOurs(PORT + 1, floor, { env: { LOG_LEVEL: 'error' } }));
    if (WITH_PEERS && pages.includes('home'))
      for (const [peer, server] of await buildPeers(PORT + 2)) servers.set(peer, server);
    for (const [site, server] of servers)
      running.set(site, await startSecureFront(PORT + 10 + running.size, server));
    const samples = await collect(id, pages, running);
    report(samples, pages, [...running.keys()], publicFolder);
  } finally {
    await browser.close();
    for (const server of running.values()) await server.stop();
  }
}

async function collect(
  release: string,
  pages: readonly PageType[],
  running: ReadonlyMap<Site, Running>,
): Promise<Sample[]> {
  const samples = keptSamples(release);
  const todo = (site: Site, page: PageType) =>
    samples.filter((sample) => sample.site === site && sample.page === page && isValid(sample));
  for (let round = 1; round <= RUNS; round += 1)
    for (const page of pages)
      for (const [site, { origin }] of running) {
        if (PEER_NAMES.some((peer) => peer === site) && page !== 'home') continue;
        if (todo(site, page).length >= round) continue;
        const sample = await judge(site, page, `${origin}${pageTypes[page]}`);
        samples.push(sample);
        await writeFile(SAMPLES, JSON.stringify({ release, samples }));
        console.log(
          `  ${round}/${RUNS} ${page}, ${site}: ${Object.values(sample.scores).join(' ')}, LCP ${Math.round(sample.lcp)} ms${isValid(sample) ? '' : ' (busy)'}${sample.faults.length > 0 && site === 'ours' ? `: ${sample.faults.join(', ')}` : ''}`,
        );
      }
  return samples;
}

function keptSamples(release: string): Sample[] {
  if (asked.fresh || !existsSync(SAMPLES)) return [];
  const kept = JSON.parse(readFileSync(SAMPLES, 'utf8')) as { release: string; samples: Sample[] };
  return kept.release === release ? kept.samples : [];
}

function isValid({ busy }: Sample): boolean {
  return busy <= BUSY_AT_MOST;
}

async function judge(site: Site, page: PageType, url: string): Promise<Sample> {
  const busy = await busyShare();
  const result = await lighthouse(url, {
    port: DEBUGGING_PORT,
    logLevel: 'silent',
    output: 'json',
    onlyCategories: [...CATEGORIES],
  });
  if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = itemsOf(audits['network-requests']);
  const isWeighed = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => id);
  return {
    site,
    page,
    scores: Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
    ) as Sample['scores'],
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    scriptBytes: requests
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    requests: requests.length,
    faults: isWeighed.filter((audit) => {
      const score = audits[audit]?.score;
      return typeof score === 'number' && score < 0.9;
    }),
    busy,
  };
}

type NetworkRequest = { transferSize?: number; resourceType?: string };

function itemsOf(audit: { details?: unknown } | undefined): NetworkRequest[] {
  const details = audit?.details as { items?: NetworkRequest[] } | undefined;
  return details?.items ?? [];
}

/** A visitor acts on it: an island is in its main part. */
function hasFeatures(publicFolder: string, page: PageType): boolean {
  const html = readFileSync(join(publicFolder, pageTypes[page], 'index.html'), 'utf8');
  return /<main[^]*<astro-island[^]*<\/main>/.test(html);
}

function report(
  samples: readonly Sample[],
  pages: readonly PageType[],
  sites: Site[],
  publicFolder: string,
): void {
  const of = (site: Site, page: PageType) => {
    const all = samples.filter((sample) => sample.site === site && sample.page === page);
    const valid = all.filter(isValid);
    return valid.length > 0 ? valid : all;
  };
  const middle = (site: Site, page: PageType, value: (sample: Sample) => number) =>
    median(of(site, page).map(value));
  const figures: Figure[] = pages.flatMap((page) => {
    const first = FIRST_PAGES.has(page);
    return [
      {
        name: `${page}: LCP over its floor`,
        value: middle('ours', page, ({ lcp }) => lcp) / middle('floor', page, ({ lcp }) => lcp),
        unit: '×',
        atMost: first ? TARGETS.lcpOverFloorFirst : TARGETS.lcpOverFloor,
      },
      {
        name: `${page}: performance`,
        value: middle('ours', page, ({ scores }) => scores.performance),
        unit: 'of 100',
        atLeast: TARGETS.performance,
      },
      ...(['accessibility', 'best-practices', 'seo'] as const).map((category) => ({
        name: `${page}: ${category}`,
        value: middle('ours', page, ({ scores }) => scores[category]),
        unit: 'of 100',
        atLeast: TARGETS.others,
      })),
      {
        name: `${page}: layout shift`,
        value: middle('ours', page, ({ cls }) => cls),
        unit: '',
        atMost: 0.01,
      },
      {
        name: `${page}: total blocking time`,
        value: middle('ours', page, ({ tbt }) => tbt),
        unit: 'ms',
        atMost: hasFeatures(publicFolder, page) ? TARGETS.blockingWithFeatures : TARGETS.blocking,
      },
      { name: `${page}: requests`, value: middle('ours', page, (one) => one.requests), unit: '' },
      { name: `${page}: LCP`, value: middle('ours', page, ({ lcp }) => lcp), unit: 'ms' },
    ];
  });
  for (const peer of sites.filter((site) => PEER_NAMES.some((name) => name === site)))
    for (const [what, value, unit] of [
      ['LCP', (sample: Sample) => sample.lcp, 'ms'],
      ['bytes', (sample: Sample) => sample.bytes, 'B'],
      ['performance', (sample: Sample) => sample.scores.performance, 'of 100'],
    ] as const)
      figures.push({
        name: `home by ${peer}: ${what} over ours (${unit})`,
        value: middle(peer, 'home', value) / middle('ours', 'home', value),
        unit: '×',
      });
  const bars = (value: (sample: Sample) => number, wanted: readonly Site[]) =>
    pages.flatMap((page) =>
      wanted.map((site) => ({ label: page, of: site, value: middle(site, page, value) })),
    );
  record(import.meta.filename, {
    title: 'Page speed on a phone',
    how: `Lighthouse mobile (simulated network and processor), median of up to ${RUNS} valid runs for each page, rounds interleaved with the floor: the same words and pictures in plain HTML; all over HTTPS and HTTP/2, as deployed. Runs while other programs used more than ${BUSY_AT_MOST * 100} % of the machine do not count.`,
    figures,
    charts: [
      { title: 'LCP', unit: 'ms', bars: bars(({ lcp }) => lcp, ['ours', 'floor']) },
      { title: 'Bytes', unit: 'KB', bars: bars(({ bytes }) => bytes / 1024, ['ours', 'floor']) },
      ...(pages.includes('home')
        ? [
            {
              title: 'Home page: LCP beside others',
              unit: 'ms',
              bars: sites.map((site) => ({
                label: site,
                value: middle(site, 'home', ({ lcp }) => lcp),
              })),
            },
            {
              title: 'Home page: bytes beside others',
              unit: 'KB',
              bars: sites.map((site) => ({
                label: site,
                value: middle(site, 'home', ({ bytes }) => bytes / 1024),
              })),
            },
          ]
        : []),
    ],
    busy: samples.map(({ busy }) => busy),
  });
  const faults = new Set(
    samples
      .filter(({ site }) => site === 'ours')
      .flatMap(({ page, faults: names }) => names.map((name) => `${page}: ${name}`)),
  );
  if (faults.size > 0) console.log(`  not perfect in some run: ${[...faults].join(', ')}`);
}

/** Every page's floor, with the pictures, hosted as a release of its own. */
async function makeFloor(publicFolder: string): Promise<void> {
  const site = join(RESULTS, 'floor-site');
  await rm(site, { recursive: true, force: true });
  for (const path of Object.values(pageTypes)) {
    const file = join(path, 'index.html');
    await mkdir(dirname(join(site, file)), { recursive: true });
    await writeFile(join(site, file), floorOf(await readFile(join(publicFolder, file), 'utf8')));
  }
  for (const shared of ['pictures', 'favicon.svg', '404.html', 'robots.txt'])
    await cp(join(publicFolder, shared), join(site, shared), {
      recursive: true,
      filter: (from) => !/\.(br|gz)$/.test(from),
    });
  await asRelease(site, join(RESULTS, 'floor-var'));
}
