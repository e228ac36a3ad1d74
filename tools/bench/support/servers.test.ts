import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { start } from './servers.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A server of one line. */
const answering = (port: number) =>
  `require('node:http').createServer((_, answer) => answer.end('measured')).listen(${port}, '127.0.0.1')`;

test('a server that was there before is not measured in the place of ours', async () => {
  const port = await freePort();
  const other = createServer((_request, answer) => answer.end()).listen(port, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  await expect(start(port, [process.execPath, '-e', answering(port)])).rejects.toThrow(
    `Something else answers on port ${port}`,
  );
});

test.each([
  { how: 'fails', act: 'throw new Error("no figure")', isEnded: false },
  { how: 'is asked to end', act: 'setInterval(() => {}, 1000)', isEnded: true },
])('a measurement that $how leaves no server behind', async ({ act, isEnded }) => {
  const port = await freePort();
  const servers = join(import.meta.dirname, 'servers.ts');
  const measurement = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { start } from ${JSON.stringify(servers)};
       const { pid } = await start(${port}, [process.execPath, '-e', ${JSON.stringify(answering(port))}]);
       console.log(pid);
       ${act}`,
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const exit = once(measurement, 'exit');
  const [line] = (await once(measurement.stdout, 'data')) as [Buffer];
  if (isEnded) measurement.kill('SIGTERM');
  await exit;
  await expect.poll(() => isThere(Number(line.toString())), { timeout: 30_000 }).toBe(false);
});

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
