import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { releasesIn } from './release/releases.ts';
import { testEnvironment } from './testing/config.ts';
import { newVarFolder, publish, smallSite } from './testing/releases.ts';

/** Generous: a busy machine is slow, not wrong. */
const START_MS = 120_000;
vi.setConfig({ testTimeout: 2 * START_MS });

const program = fileURLToPath(new URL('./server.ts', import.meta.url));

function run(env: Record<string, string>): ChildProcess {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [program], {
    env: { PATH, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

type RunningServer = { child: ChildProcess; origin: string; port: number; messages: string[] };

async function startServer(varFolder: string): Promise<RunningServer> {
  const child = run(testEnvironment({ PORT: '0', HOST: '127.0.0.1', VAR_FOLDER: varFolder }));
  const messages: string[] = [];
  if (!child.stdout) throw new Error('no output');
  createInterface(child.stdout).on('line', (line) => {
    messages.push((JSON.parse(line) as { msg: string }).msg);
  });
  const origin = await vi.waitFor(
    () => {
      const address = messages.join(' ').match(/listening at (http:\S+)/)?.[1];
      if (!address) throw new Error('not listening yet');
      return address;
    },
    { timeout: START_MS },
  );
  return { child, origin, port: Number(new URL(origin).port), messages };
}

async function output(child: ChildProcess): Promise<{ code: unknown; stderr: string }> {
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, stderr };
}

describe('a server that cannot start says why in one line', () => {
  test('when a value is missing', async () => {
    const { SITE_URL: _missing, ...env } = testEnvironment({ VAR_FOLDER: await newVarFolder() });

    expect(await output(run(env))).toEqual({
      code: 1,
      stderr: 'config error - missing env.SITE_URL\n',
    });
  });

  test('when a value makes no sense', async () => {
    const env = testEnvironment({ VAR_FOLDER: await newVarFolder(), PORT: 'eighty' });

    expect(await output(run(env))).toEqual({
      code: 1,
      stderr: 'config error - env.PORT must be a number from 0 to 65535\n',
    });
  });

  test('when its port is taken', async () => {
    const varFolder = await newVarFolder();
    const { port } = await startServer(varFolder);
    const env = testEnvironment({ VAR_FOLDER: varFolder, HOST: '127.0.0.1', PORT: String(port) });

    const { code, stderr } = await output(run(env));

    expect(code).toBe(1);
    expect(stderr).toContain('EADDRINUSE');
  });
});

describe.each(['SIGTERM', 'SIGINT'] as const)('asked to stop by %s', (signal) => {
  test('it answers the request under way, then ends well', async () => {
    const varFolder = await newVarFolder();
    await publish(varFolder);
    const { child, port, messages } = await startServer(varFolder);
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write('GET /freebox/ HTTP/1.1\r\nHost: a\r\n');
    await fetch(`http://127.0.0.1:${port}/live`); // by now the server has read the line above

    child.kill(signal);
    await vi.waitFor(() => expect(messages).toContain('closing'), 10_000);
    socket.write('\r\n');
    const chunks: Buffer[] = await socket.toArray();

    const answer = Buffer.concat(chunks).toString();
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(answer).toContain(smallSite['freebox/index.html']);
    if (child.exitCode === null) await once(child, 'exit');
    expect(child.exitCode).toBe(0);
    expect(messages.at(-1)).toBe('closed');
  });
});

test.each([
  ['stalls', (output: Readable) => output.removeAllListeners('data').pause(), 'SIGKILL'],
  ['dies', (output: Readable) => output.destroy(), 0],
] as const)(
  'it serves, and ends when asked to, while the reader of its log %s',
  async (_what, spoil, end) => {
    const varFolder = await newVarFolder();
    await publish(varFolder);
    const { child, origin } = await startServer(varFolder);
    if (child.stdout) spoil(child.stdout);

    // More lines than a pipe holds.
    const statuses = new Set<number>();
    for (let count = 0; count < 1_500; count += 1)
      statuses.add((await fetch(`${origin}/robots.txt`)).status);
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');

    expect(statuses).toEqual(new Set([200]));
    expect(child.exitCode ?? child.signalCode).toBe(end);
  },
);

test('a hundred releases in a row drop no request of the visitors there', async () => {
  const varFolder = await newVarFolder();
  const first = await publish(varFolder);
  const title = (text: string) => ({ ...smallSite, 'robots.txt': text });
  const second = await publish(varFolder, title('second'));
  const { origin } = await startServer(varFolder);
  const releases = releasesIn(varFolder);
  const statuses = new Set<number>();
  const visit = { isOver: false };
  const visitor = async () => {
    while (!visit.isOver) {
      const response = await fetch(`${origin}/robots.txt`);
      statuses.add(response.status);
      await response.text();
    }
  };

  const visitors = Promise.all(Array.from({ length: 3 }, visitor));
  for (let count = 0; count < 50; count += 1) {
    await releases.switchTo(first);
    await releases.switchTo(second);
  }
  // What the link ends on is what is shown in the end, whatever was seen on the way.
  const isShown = (text: string | undefined) =>
    vi.waitFor(async () => expect(await readText(`${origin}/robots.txt`)).toBe(text), 20_000);
  await isShown('second');
  await releases.switchTo(first);
  await isShown(smallSite['robots.txt']);
  visit.isOver = true;
  await visitors;

  expect(statuses).toEqual(new Set([200]));
});

async function readText(address: string): Promise<string> {
  return (await fetch(address)).text();
}
