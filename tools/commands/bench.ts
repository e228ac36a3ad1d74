import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { arch, cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Part, RESULTS } from '../bench/support/record.ts';
import { reportHtml } from '../bench/support/report.ts';
import { root } from '../support/root.ts';

/**
 * Every figure, one report: docs/reports/bench.html and bench.json.
 *
 *     npm run bench                           everything, from nothing (about an hour)
 *     npm run bench -- --quick                fewer rounds: about 20 minutes
 *     npm run bench -- --only page-speed,api  some parts; the others as last measured
 *     npm run bench -- --resume               what was measured in the last six hours is kept
 *     npm run bench -- --report               measures nothing, writes the report
 */
const KEPT_MS = 6 * 60 * 60 * 1_000;
const REPORTS = join(root, 'docs', 'reports');

type Plan = {
  readonly quick?: readonly string[];
  readonly quickEnv?: Readonly<Record<string, string>>;
};

const PLANS: Readonly<Record<string, Plan>> = {
  'page-speed': { quick: ['--runs', '3'] },
  throughput: { quick: ['--rounds', '3'] },
  api: { quick: ['--rounds', '2'] },
  geo: { quickEnv: { BENCH_SECONDS: '8' } },
  submissions: { quickEnv: { BENCH_SECONDS: '15' } },
  events: {},
  stats: { quickEnv: { BENCH_EVENTS: '1000000' } },
  draw: { quickEnv: {} },
  'channel-search': {},
  'menu-tap': {},
  interactions: { quick: ['--rounds', '2'] },
  'second-page': { quick: ['--rounds', '3'] },
  'block-sizes': {},
  headers: {},
  starting: {},
  publishing: {},
  growth: {},
};

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    resume: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
  },
});
const only = values.only?.split(',');
const failed: string[] = [];
if (!values.report)
  for (const [name, plan] of Object.entries(PLANS)) {
    if (only && !only.includes(name)) continue;
    if (values.resume && isRecent(name)) {
      console.log(`\n${name}: measured ${measured(name)?.at}, kept`);
      continue;
    }
    console.log(`\n${name}`);
    const started = performance.now();
    const isDone = await perform(name, plan);
    console.log(`  ${((performance.now() - started) / 1000).toFixed(0)} s`);
    if (!isDone) failed.push(name);
  }
await writeReport();
if (failed.length > 0) {
  console.error(`Not measured, or short of its target: ${failed.join(', ')}`);
  process.exitCode = 1;
}

function perform(name: string, { quick = [], quickEnv = {} }: Plan): Promise<boolean> {
  const flags = [...(values.quick ? quick : []), ...(values.resume ? [] : ['--fresh'])];
  const child = spawn(
    process.execPath,
    ['--expose-gc', join(root, 'tools', 'bench', `${name}.ts`), ...flags],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...(values.quick ? quickEnv : {}) },
    },
  );
  const end = () => {
    child.kill();
    process.exit(1);
  };
  process.once('SIGTERM', end);
  return new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  }).finally(() => process.off('SIGTERM', end));
}

function measured(name: string): Part | null {
  const file = join(RESULTS, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Part) : null;
}

function isRecent(name: string): boolean {
  const part = measured(name);
  return part !== null && part.isValid && Date.now() - Date.parse(part.at) < KEPT_MS;
}

async function writeReport(): Promise<void> {
  const parts = Object.keys(PLANS).flatMap((name) => measured(name) ?? []);
  const facts = {
    at: new Date().toISOString(),
    commit: commitHere(),
    machine: `${cpus().length} cores (${cpus()[0]?.model.trim() || arch()}), Node ${process.version}`,
    note: values.quick ? 'Reduced counts (--quick).' : '',
  };
  await mkdir(REPORTS, { recursive: true });
  await writeFile(join(REPORTS, 'bench.json'), `${JSON.stringify({ ...facts, parts }, null, 1)}\n`);
  await writeFile(join(REPORTS, 'bench.html'), reportHtml(parts, facts));
  console.log(`\n${parts.length} parts in docs/reports/bench.html`);
}

function commitHere(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
  } catch {
    return 'unknown';
  }
}
