import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtempDisposable, readFile, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { contentFolder, loadEnvironment } from '../../apps/site/environment.ts';
import { root } from '../support/root.ts';
import { fail } from '../support/fail.ts';
import { asked } from './support/command.ts';
import { busyShare } from './support/machine.ts';
import { residentBytes } from './support/processes.ts';
import { type Figure, record, RESULTS } from './support/record.ts';

/**
 * How building grows with the site: the whole of it (render, compress, check) with 200, 1,000 and
 * 10,000 shops, each with its page, in folders of its own. A size that was measured is kept: stopped,
 * it goes on where it was.
 *
 *     node tools/bench/growth.ts [--sizes 200,1000,10000] [--fresh]
 */
const SIZES = (asked.sizes ?? '200,1000,10000').split(',').map(Number);
/** Time per page, 10,000 pages over 1,000. */
const PER_PAGE_AT_MOST = 1.3;
const SAMPLES = join(RESULTS, 'growth.samples.json');
const POLL_MS = 250;

type Sample = { shops: number; pages: number; seconds: number; peakMB: number; busy: number };
type Shop = { id: string; name: string };

loadEnvironment();
await measure().catch(fail);

async function measure(): Promise<void> {
  const fresh = asked.fresh || !existsSync(SAMPLES);
  const samples = fresh ? [] : (JSON.parse(readFileSync(SAMPLES, 'utf8')) as Sample[]);
  for (const shops of SIZES) {
    if (samples.some((sample) => sample.shops === shops)) continue;
    const sample = await build(shops);
    console.log(
      `  ${shops} shops: ${sample.pages} pages in ${sample.seconds.toFixed(1)} s, ${Math.round(sample.peakMB)} MB at most`,
    );
    samples.push(sample);
    await mkdir(RESULTS, { recursive: true });
    await writeFile(SAMPLES, JSON.stringify(samples));
  }
  report(samples.toSorted((a, b) => a.pages - b.pages));
}

function report(samples: readonly Sample[]): void {
  const perPage = ({ seconds, pages }: Sample) => (seconds / pages) * 1000;
  const figures: Figure[] = samples.flatMap((sample) => [
    { name: `${sample.pages} pages: time`, value: sample.seconds, unit: 's' },
    { name: `${sample.pages} pages: time per page`, value: perPage(sample), unit: 'ms' },
    { name: `${sample.pages} pages: memory at most`, value: sample.peakMB, unit: 'MB' },
  ]);
  const [middle, largest] = samples.slice(-2);
  if (middle && largest && samples.length > 2)
    figures.push({
      name: `time per page, ${largest.pages} pages over ${middle.pages}`,
      value: perPage(largest) / perPage(middle),
      unit: '×',
      atMost: PER_PAGE_AT_MOST,
    });
  const bars = (value: (sample: Sample) => number) =>
    samples.map((sample) => ({ label: `${sample.pages} pages`, value: value(sample) }));
  record(import.meta.filename, {
    title: 'Growth of the build',
    how: 'The whole site, rendered, compressed and checked from nothing, with as many shops as it takes; one build for each size.',
    figures,
    charts: [
      { title: 'Time per page', unit: 'ms', bars: bars(perPage) },
      { title: 'Memory at most', unit: 'MB', bars: bars(({ peakMB }) => peakMB) },
    ],
    busy: samples.map(({ busy }) => busy),
  });
}

async function build(shops: number): Promise<Sample> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'vitrine-growth-'));
  await cp(contentFolder(), join(folder.path, 'content'), { recursive: true });
  await multiplyShops(join(folder.path, 'content', 'shops.json'), shops);
  const busy = await busyShare();
  return { shops, busy, ...(await runBuild(folder.path)) };
}

async function multiplyShops(file: string, count: number): Promise<void> {
  const content = JSON.parse(await readFile(file, 'utf8')) as { shops: Shop[] };
  const shops = Array.from({ length: count }, (_, index) => {
    const { id = '', name = '', ...shop } = content.shops[index % content.shops.length] ?? {};
    const copy = Math.floor(index / content.shops.length);
    return { ...shop, id: copy ? `${id}-${copy}` : id, name: copy ? `Ville ${index}` : name };
  });
  await writeFile(file, JSON.stringify({ ...content, shops }));
}

async function runBuild(
  folder: string,
): Promise<{ pages: number; seconds: number; peakMB: number }> {
  const started = performance.now();
  const child = spawn(process.execPath, [join(root, 'tools', 'commands', 'build.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      CONTENT_FOLDER: join(folder, 'content'),
      VAR_FOLDER: join(folder, 'var'),
    },
  });
  let pages = 0;
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  createInterface(child.stdout).on('line', (line) => {
    pages = Number(/: (\d+) pages/.exec(line)?.[1] ?? pages);
  });
  let peak = 0;
  const ending = new Promise<number | null>((resolve) => child.on('close', resolve));
  let code: number | null | undefined;
  while (code === undefined) {
    peak = Math.max(peak, await memoryOf(child.pid ?? 0));
    code = await Promise.race([ending, delay(POLL_MS).then(() => undefined)]);
  }
  if (code !== 0) throw new Error(`the build failed: ${errors.slice(-2_000)}`);
  return { pages, seconds: (performance.now() - started) / 1000, peakMB: peak / 1_048_576 };
}

/** Resident memory of a process and of those it started. */
async function memoryOf(pid: number): Promise<number> {
  const read = (file: string) => readFile(file, 'utf8').catch(() => '');
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(tasks.map((task) => read(`/proc/${pid}/task/${task}/children`)));
  const children = lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
  const below = await Promise.all(children.map(memoryOf));
  return below.reduce((sum, bytes) => sum + bytes, residentBytes(pid));
}
