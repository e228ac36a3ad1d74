import { spawn } from 'node:child_process';
import { mkdtemp, readlink, rm, symlink } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testEnvironment } from '../../apps/server/src/testing/config.ts';
import { startFakeGeocoder } from '../../apps/server/src/testing/fake-geocoder.ts';
import type { FakeMode } from '../../apps/server/src/testing/fake-service.ts';

const root = join(import.meta.dirname, '..', '..');
const release = join(root, 'var', 'test');

/** The release under test, on a server of its own whose geocoder behaves as told. */
export async function startServerWithGeocoder(
  mode: FakeMode,
): Promise<{ url: string; asked: () => number; close: () => Promise<void> }> {
  const geocoder = await startFakeGeocoder();
  geocoder.mode = mode;
  const port = await freePort();
  const varFolder = await mkdtemp(join(tmpdir(), 'vitrine-geocoder-'));
  await symlink(join(release, 'releases'), join(varFolder, 'releases'));
  await symlink(await readlink(join(release, 'current')), join(varFolder, 'current'));
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [join(root, 'apps', 'server', 'src', 'server.ts')], {
    env: {
      ...testEnvironment({ GEOCODER_URL: geocoder.url, VAR_FOLDER: varFolder, LOG_LEVEL: 'warn' }),
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
    asked: () => geocoder.queries.length,
    async close() {
      server.kill();
      await gone;
      await geocoder.close();
      await rm(varFolder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
