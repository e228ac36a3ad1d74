import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { endProcessesMarked, MARK } from './marked-processes.ts';
import { root } from './root.ts';

export type Step = {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** The lines of its output that name what failed; without them, its last ones are shown. */
  readonly names?: RegExp;
  /** It is stopped, and has failed, after this long: nothing here takes as much. */
  readonly limitSeconds?: number;
  /** Steps of its group that it needs, and that must have passed. */
  readonly after?: readonly string[];
  /** It mostly waits for others: it takes no core from the steps of its group. */
  readonly isWaiting?: boolean;
};

export type Steps = readonly (Step | readonly Step[])[];

/** How a step ended, and what it said. */
type Outcome = { readonly step: Step; readonly problem: string | null; readonly output: string };

/** Several times what a step takes on a slow machine: it is there for what hangs. */
const LIMIT_SECONDS = 25 * 60;
/** What is asked to stop gets this long before it is killed. */
const GRACE_MS = 8_000;
const SHOWN_LINES = 20;

/**
 * Runs the steps one after the other, those of a group side by side; says how long each took, stops
 * at the first failure, and ends with what failed. Returns the exit code. Whatever ends a step, its
 * own end, its limit or a signal to us, no process that it started outlives it.
 */
export async function run(steps: Steps): Promise<number> {
  const stop = new AbortController();
  const onSignal = (signal: NodeJS.Signals) => stop.abort(signal);
  for (const signal of STOP_SIGNALS) process.on(signal, onSignal);
  try {
    for (const [index, step] of steps.entries()) {
      const group = 'name' in step ? [step] : step;
      console.log(`\n[${index + 1}/${steps.length}] ${group.map(({ name }) => name).join(', ')}`);
      const outcomes = await runSideBySide(group, stop.signal);
      const failed = outcomes.filter(({ problem }) => problem !== null);
      if (failed.length > 0) {
        sayFailures(failed);
        return stop.signal.aborted ? codeOf(stop.signal.reason) : 1;
      }
    }
    return 0;
  } finally {
    for (const signal of STOP_SIGNALS) process.off(signal, onSignal);
  }
}

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** As shells say it. */
function codeOf(signal: unknown): number {
  return { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }[String(signal)] ?? 1;
}

/** As many at once as there are cores: the longest way through them should come first. */
async function runSideBySide(group: readonly Step[], stop: AbortSignal): Promise<Outcome[]> {
  const waiting = [...group];
  const running = new Map<Step, Promise<void>>();
  const outcomes: Outcome[] = [];
  const isReady = ({ after = [] }: Step) =>
    after.every(
      (needed) =>
        !group.some(({ name }) => name === needed) ||
        outcomes.some(({ step, problem }) => step.name === needed && problem === null),
    );
  const start = async (step: Step) => {
    outcomes.push(await runAndSay(step, group.length > 1, stop));
  };
  const freeCores = () =>
    availableParallelism() - [...running.keys()].filter((step) => !step.isWaiting).length;
  do {
    for (;;) {
      const hasCore = freeCores() > 0;
      const next = waiting.find((step) => isReady(step) && (hasCore || step.isWaiting));
      if (!next) break;
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next,
        start(next).finally(() => running.delete(next)),
      );
    }
    await Promise.race(running.values());
  } while (running.size > 0 || waiting.some(isReady));
  // What waited for a step that failed is not tried: that one says why.
  return outcomes;
}

function sayFailures(failed: readonly Outcome[]): void {
  for (const { step, problem, output } of failed) {
    console.error(`\n✗ ${step.name}: ${problem} (${step.command.join(' ')})`);
    for (const line of tellingLines(output, step.names)) console.error(`    ${line}`);
  }
  console.error(`\nFAILED: ${failed.map(({ step }) => step.name).join(', ')}`);
}

function tellingLines(output: string, names?: RegExp): string[] {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const naming = names ? [...new Set(lines.filter((line) => names.test(line)))] : [];
  return naming.length > 0 ? naming.slice(0, SHOWN_LINES) : lines.slice(-SHOWN_LINES);
}

async function runAndSay(step: Step, besideOthers: boolean, stop: AbortSignal): Promise<Outcome> {
  const started = performance.now();
  const outcome = await runStep(step, besideOthers, stop);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (besideOthers) process.stdout.write(outcome.output);
  if (outcome.problem === null) console.log(`✓ ${step.name} (${seconds} s)`);
  else console.error(`✗ ${step.name} (${seconds} s)`);
  return outcome;
}

async function runStep(step: Step, quietly: boolean, stop: AbortSignal): Promise<Outcome> {
  if (stop.aborted) return { step, problem: 'stopped', output: '' };
  const [program, ...args] = step.command;
  const mark = randomUUID();
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: a signal then reaches all of it, and once.
    detached: true,
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      STORYBOOK_DISABLE_TELEMETRY: '1',
      ...step.env,
      PATH: `${join(root, 'node_modules', '.bin')}:${process.env['PATH']}`,
      [MARK]: `${process.env[MARK] ?? ''} ${mark}`,
    },
  });
  const saidAll = new Promise((resolve) => child.on('close', resolve));
  let output = '';
  for (const [stream, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (!quietly) to.write(text);
    });

  let stopped: string | null = null;
  const limit = step.limitSeconds ?? LIMIT_SECONDS;
  const stopBecause = (reason: string) => {
    stopped ??= reason;
    askToStop(child);
  };
  const onAbort = () => stopBecause(`stopped by ${String(stop.reason)}`);
  const timer = setTimeout(() => stopBecause(`not done after ${limit} s`), limit * 1_000);
  stop.addEventListener('abort', onAbort);
  const ending = await new Promise<string | null>((resolve) => {
    child.on('error', ({ message }) => resolve(message));
    child.on('exit', (code, signal) =>
      resolve(code === 0 ? null : signal ? `ended by ${signal}` : `exit code ${code}`),
    );
  });
  clearTimeout(timer);
  stop.removeEventListener('abort', onAbort);
  const left = await endProcessesMarked(mark, GRACE_MS);
  if (left > 0) console.error(`${step.name} left ${left} processes behind; they were killed.`);
  // Now that none of them holds its output open.
  await saidAll;
  return { step, problem: stopped ?? ending, output };
}

/** As Ctrl-C does, which Vitest and Playwright know how to obey; killed when they do not. */
function askToStop(child: ChildProcess): void {
  signalGroup(child, 'SIGINT');
  setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS).unref();
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
