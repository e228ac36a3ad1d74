import { spawn } from 'node:child_process';
import { mkdtemp, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testEnvironment } from '../../apps/server/src/testing/config.ts';
import { freePort } from '../../tools/support/ports.ts';

const root = join(import.meta.dirname, '..', '..');
const release = join(root, 'var', 'test');

export type OwnServer = { url: string; varFolder: string; close: () => Promise<void> };

/** The release under test on a server of its own, with a store of its own. */
export async function startOwnServer(
  env: Record<string, string> = {},
  entry = join(root, 'apps', 'server', 'src', 'server.ts'),
): Promise<OwnServer> {
  const port = await freePort();
  const varFolder = await mkdtemp(join(tmpdir(), 'vitrine-server-'));
  await symlink(join(release, 'releases'), join(varFolder, 'releases'));
  await symlink(await readlink(join(release, 'current')), join(varFolder, 'current'));
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [entry], {
    env: {
      ...testEnvironment({ VAR_FOLDER: varFolder, LOG_LEVEL: 'warn', CAPTCHA_TRIES: '10', ...env }),
      PATH: process.env['PATH'],
      PORT: String(port),
    },
    stdio: 'ignore',
  });
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const ready = async () => (await fetch(`${url}/ready`).catch(() => null))?.ok ?? false;
  while (!(await ready())) {
    if (server.exitCode !== null) throw new Error('the server did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    varFolder,
    async close() {
      server.kill();
      await gone;
      await rm(varFolder, { recursive: true, force: true });
    },
  };
}
