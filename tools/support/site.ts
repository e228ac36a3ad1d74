import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './ports.ts';
import { root } from './root.ts';
import { until } from './until.ts';

/** A first start builds the release. */
const START_MS = 600_000;

/** The site at BASE_URL; else one of our own, with its own release and store, ended afterwards. */
export async function withSite<Answer>(work: (origin: string) => Promise<Answer>): Promise<Answer> {
  const given = process.env['BASE_URL'];
  if (given) return work(new URL(given).origin);
  const port = await freePort();
  // With what is in `content/`, as the browser tests have it: what is looked at is what is here.
  const command = [join(root, 'tools', 'commands', 'start.ts'), '--publish'];
  const server = spawn(process.execPath, command, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      // The browser tests' own release: nothing to build when they have just run.
      VAR_FOLDER: join(root, 'var', 'test'),
      PARTNER_TRACKING_ENABLED: 'true',
      PATH: `${join(root, 'node_modules', '.bin')}:${process.env['PATH']}`,
    },
  });
  const ended = once(server, 'exit');
  try {
    const origin = `http://localhost:${port}`;
    await until(async () => {
      if (server.exitCode !== null) throw new Error('the site did not start');
      const ready = await fetch(`${origin}/ready`).catch(() => null);
      return ready?.ok === true;
    }, START_MS);
    return await work(origin);
  } finally {
    server.kill();
    await ended;
  }
}
