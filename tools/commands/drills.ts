import { mkdir, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { drillAreas } from '../drills/all.ts';
import { stopSharedServer } from '../drills/support/server.ts';
import { CannotDrill, type Drill } from '../drills/drill.ts';
import { loadEnvironment } from '../../apps/site/environment.ts';
import { root } from '../support/root.ts';
import { fail } from '../support/fail.ts';
import { publish, varFolder } from '../support/release.ts';

/**
 * Causes every fault we know of, on real servers of this machine, and says what was expected and
 * what was seen. `npm run drills -- slowloris` does those whose name matches; the report keeps the
 * last result of the others.
 */
const DRILL_TIMEOUT_MS = 300_000;
const REPORT = join(root, 'docs', 'reports', 'drills.md');
const KEPT = join(root, 'tools', 'bench', 'results', 'drills.json');

type Verdict = 'passed' | 'FAILED' | 'not done';
type Result = { name: string; verdict: Verdict; seen: string; seconds: number; at: string };

loadEnvironment();
const [wanted = ''] = process.argv.slice(2);
const results = await drillAll().finally(stopSharedServer).catch(fail);
const count = (verdict: Verdict) => results.filter((result) => result.verdict === verdict).length;
console.log(
  `\n${count('passed')} of ${results.length} drills passed${count('not done') > 0 ? `, ${count('not done')} not done` : ''}`,
);
await writeReport(await keep(results));
process.exit(count('FAILED') > 0 ? 1 : 0);

async function drillAll(): Promise<Result[]> {
  const id = await publish({ say: console.log });
  const done: Result[] = [];
  for (const [area, drills] of Object.entries(drillAreas)) {
    const matching = drills.filter(({ name }) =>
      `${area} ${name}`.toLowerCase().includes(wanted.toLowerCase()),
    );
    if (matching.length > 0) console.log(`\n${area}`);
    for (const drill of matching) {
      const result = await perform(drill, { id, varFolder: varFolder() });
      console.log(
        `${{ passed: '✓', FAILED: '✗', 'not done': '–' }[result.verdict]} ${drill.name} (${result.seconds.toFixed(1)} s)\n    expected: ${drill.expected}\n    seen:     ${result.seen}`,
      );
      done.push(result);
    }
  }
  return done;
}

async function perform(drill: Drill, release: { id: string; varFolder: string }): Promise<Result> {
  await using own = await mkdtempDisposable(join(tmpdir(), 'vitrine-drill-'));
  const undoing: (() => Promise<void> | void)[] = [];
  const started = performance.now();
  const end = (verdict: Verdict, seen: string): Result => ({
    name: drill.name,
    verdict,
    seen,
    seconds: (performance.now() - started) / 1000,
    at: new Date().toISOString(),
  });
  try {
    const seen = await Promise.race([
      drill.run({ folder: own.path, release, afterwards: (undo) => void undoing.push(undo) }),
      delay(DRILL_TIMEOUT_MS, undefined, { ref: false }).then(() => {
        throw new Error(`not over after ${DRILL_TIMEOUT_MS / 1000} s`);
      }),
    ]);
    return end('passed', seen);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return end(error instanceof CannotDrill ? 'not done' : 'FAILED', message);
  } finally {
    for (const undo of undoing.reverse()) await undo();
  }
}

/** The last result of each drill: those that were not done this time stay as they were. */
async function keep(done: readonly Result[]): Promise<ReadonlyMap<string, Result>> {
  const before = await readFile(KEPT, 'utf8').then(
    (text) => JSON.parse(text) as Result[],
    () => [],
  );
  const all = new Map([...before, ...done].map((result) => [result.name, result]));
  await mkdir(dirname(KEPT), { recursive: true });
  await writeFile(KEPT, JSON.stringify([...all.values()], null, 1));
  return all;
}

async function writeReport(kept: ReadonlyMap<string, Result>): Promise<void> {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
  const minute = (at: string) => at.slice(0, 16).replace('T', ' ');
  const drills = Object.values(drillAreas).flat();
  const passed = drills.filter(({ name }) => kept.get(name)?.verdict === 'passed').length;
  const times = drills.flatMap(({ name }) => kept.get(name)?.at ?? []).toSorted();
  const areas = Object.entries(drillAreas).map(([area, list]) => {
    const lines = list.map(({ name, expected }) => {
      const { verdict, seen } = kept.get(name) ?? { verdict: 'not done', seen: '' };
      return `| ${cell(name)} | ${cell(expected)} | ${cell(seen)} | ${verdict} |`;
    });
    return `## ${area}\n\n| Fault | Expected | Seen | |\n| --- | --- | --- | --- |\n${lines.join('\n')}\n`;
  });
  const [load = 0] = loadavg();
  const text = `# Fault drills

${passed} of ${drills.length} passed (\`npm run drills\`), from ${minute(times[0] ?? '')} to ${minute(times.at(-1) ?? '')} UTC.
Real server processes on loopback, a release of the whole site, SQLite or PostgreSQL as named.
Load of the machine at the end: ${load.toFixed(1)} on ${cpus().length} cores.

${areas.join('\n')}`;
  await mkdir(dirname(REPORT), { recursive: true });
  await writeFile(REPORT, text);
  console.log(`Report: ${REPORT.slice(root.length + 1)}`);
}
