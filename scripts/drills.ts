import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { drillAreas } from '../bench/drills/all.ts';
import { stopSharedServer } from '../bench/drills/support/server.ts';
import { CannotDrill, type Drill } from '../bench/drills/drill.ts';
import { loadEnvironment, root } from './environment.ts';
import { fail } from './fail.ts';
import { publish, varFolder } from './release.ts';

/**
 * Causes every fault we know of, on real servers of this machine, and says what was expected and
 * what was seen. `npm run drills -- slowloris` does those whose name matches; the report is written
 * only when all are done.
 */
const DRILL_TIMEOUT_MS = 300_000;
const REPORT = join(root, 'docs', 'reports', 'drills.md');

type Verdict = 'passed' | 'FAILED' | 'not done';
type Result = { area: string; drill: Drill; verdict: Verdict; seen: string; seconds: number };

loadEnvironment();
const [wanted = ''] = process.argv.slice(2);
const results = await drillAll().finally(stopSharedServer).catch(fail);
const failed = results.filter(({ verdict }) => verdict === 'FAILED');
const undone = results.filter(({ verdict }) => verdict === 'not done');
const summary = `${results.length - failed.length - undone.length} of ${results.length} drills passed${undone.length > 0 ? `, ${undone.length} not done` : ''}`;
console.log(`\n${summary}`);
if (wanted === '') await writeReport(results, summary);
process.exit(failed.length > 0 ? 1 : 0);

async function drillAll(): Promise<Result[]> {
  const id = await publish({ say: console.log });
  const done: Result[] = [];
  for (const [area, drills] of Object.entries(drillAreas)) {
    const matching = drills.filter(({ name }) =>
      `${area} ${name}`.toLowerCase().includes(wanted.toLowerCase()),
    );
    if (matching.length > 0) console.log(`\n${area}`);
    for (const drill of matching) {
      const result = await perform(area, drill, { id, varFolder: varFolder() });
      console.log(
        `${{ passed: '✓', FAILED: '✗', 'not done': '–' }[result.verdict]} ${drill.name} (${result.seconds.toFixed(1)} s)\n    expected: ${drill.expected}\n    seen:     ${result.seen}`,
      );
      done.push(result);
    }
  }
  return done;
}

async function perform(
  area: string,
  drill: Drill,
  release: { id: string; varFolder: string },
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-drill-'));
  const undoing: (() => Promise<void> | void)[] = [];
  const tooLate = new AbortController();
  const started = performance.now();
  const end = (verdict: Verdict, seen: string): Result => ({
    area,
    drill,
    verdict,
    seen,
    seconds: (performance.now() - started) / 1000,
  });
  try {
    const seen = await Promise.race([
      drill.run({ folder, release, afterwards: (undo) => void undoing.push(undo) }),
      delay(DRILL_TIMEOUT_MS, undefined, { signal: tooLate.signal }).then(() => {
        throw new Error(`not over after ${DRILL_TIMEOUT_MS / 1000} s`);
      }),
    ]);
    return end('passed', seen);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return end(error instanceof CannotDrill ? 'not done' : 'FAILED', message);
  } finally {
    tooLate.abort();
    for (const undo of undoing.reverse()) await undo();
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeReport(all: readonly Result[], summary: string): Promise<void> {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
  const areas = [...Map.groupBy(all, ({ area }) => area)].map(([area, rows]) => {
    const lines = rows.map(
      ({ drill, verdict, seen }) =>
        `| ${cell(drill.name)} | ${cell(drill.expected)} | ${cell(seen)} | ${verdict} |`,
    );
    return `## ${area}\n\n| Fault | Expected | Seen | |\n| --- | --- | --- | --- |\n${lines.join('\n')}\n`;
  });
  const [load = 0] = loadavg();
  const text = `# Fault drills

${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${summary} (\`npm run drills\`). Real server processes on loopback, the
release of the whole site, SQLite or PostgreSQL as named. Load of the machine at the end: ${load.toFixed(1)}.

${areas.join('\n')}`;
  await mkdir(join(REPORT, '..'), { recursive: true });
  await writeFile(REPORT, text);
  console.log(`Report: ${REPORT.slice(root.length + 1)}`);
}
