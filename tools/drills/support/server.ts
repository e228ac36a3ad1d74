import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../support/root.ts';
import { varFolderShowing } from '../../support/var-folder.ts';
import { check, type DrillTools } from '../drill.ts';
import { until } from '../../support/until.ts';

export type LogLine = { level: number; msg: string } & Record<string, unknown>;

export type RunningServer = {
  readonly child: ChildProcess;
  readonly port: number;
  readonly origin: string;
  readonly log: readonly LogLine[];
  /** Asks it to stop and waits; its exit code. */
  readonly stop: () => Promise<number | null>;
};

export type ServerOptions = {
  readonly varFolder?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** A command that starts it, such as one that gives it a small disk. */
  readonly within?: readonly string[];
  /** Where it is installed, if not here. */
  readonly installed?: string;
  /** What starts it there, and how it is asked. */
  readonly program?: readonly [path: string, ...args: string[]];
};

const SERVER = ['apps/server/src/cli/vitrine.ts', 'start'] as const;

const START_TIMEOUT_MS = 120_000;

/** A `var` folder of the drill's own that shows the release made for all drills. */
export const ownVarFolder = ({ folder, release }: DrillTools) =>
  varFolderShowing(release, join(folder, 'var'));

/** The real server in a process of its own, on a free port of this machine only. */
export async function startServer(
  tools: DrillTools,
  options: ServerOptions = {},
): Promise<RunningServer> {
  const folder = options.varFolder ?? (await ownVarFolder(tools));
  const child = launch({ ...options, varFolder: folder });
  tools.afterwards(async () => {
    if (hasEnded(child)) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  const log: LogLine[] = [];
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
    // Nothing should ever be said there: whoever looks into a drill wants to see it.
    process.stderr.write(text);
  });
  if (child.stdout)
    createInterface(child.stdout).on('line', (line) => void log.push(readLine(line)));
  const address = () =>
    log.map(({ msg }) => /listening at (http:\S+)/.exec(msg)?.[1]).find(Boolean);
  await until(() => address() !== undefined || hasEnded(child), START_TIMEOUT_MS);
  const origin = address();
  check(origin !== undefined, `the server did not start: ${errors.trim()}`);
  return {
    child,
    origin,
    port: Number(new URL(origin).port),
    log,
    stop: () => ended(child, 'SIGTERM'),
  };
}

let shared: Promise<RunningServer> | undefined;
const afterAll: (() => Promise<void> | void)[] = [];

/** One server for the drills that only ask: whatever they send, it must go on for the next. */
export function sharedServer(tools: DrillTools): Promise<RunningServer> {
  shared ??= mkdtemp(join(tmpdir(), 'vitrine-drills-')).then((folder) => {
    afterAll.push(() => rm(folder, { recursive: true, force: true }));
    return startServer({ ...tools, folder, afterwards: (undo) => void afterAll.push(undo) });
  });
  return shared;
}

export async function stopSharedServer(): Promise<void> {
  for (const undo of afterAll.splice(0).reverse()) await undo();
  shared = undefined;
}

/** The real server where it is expected not to start: what it says, and its exit code. */
export async function failedStart(
  env: Readonly<Record<string, string>>,
  within: readonly string[] = [],
): Promise<{ code: number | null; errors: string }> {
  const child = launch({ varFolder: env['VAR_FOLDER'] ?? '', env, within });
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
  child.stdout?.resume();
  const giveUp = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(giveUp);
  return { code, errors: errors.trim() };
}

export async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (hasEnded(child)) return child.exitCode;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
  return child.exitCode;
}

/** What is said to a person is no JSON. */
function readLine(line: string): LogLine {
  return line.startsWith('{') ? (JSON.parse(line) as LogLine) : { level: 0, msg: line };
}

function launch({
  varFolder = '',
  env = {},
  within = [],
  installed = root,
  program: [path, ...given] = SERVER,
}: ServerOptions): ChildProcess {
  const [command = process.execPath, ...args] = [
    ...within,
    process.execPath,
    join(installed, path),
    ...given,
  ];
  return spawn(command, args, {
    cwd: installed,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      VAR_FOLDER: varFolder,
      DATABASE_URL: '',
      TRUSTED_PROXIES: '',
      LOG_LEVEL: 'info',
      NODE_ENV: 'production',
      // A drill has one machine to do the work that thousands of visitors would share.
      CAPTCHA_TRIES: '2',
      ...env,
    },
  });
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
