import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { MARK, processesMarked } from '../tools/support/marked-processes.ts';
import { expect, test } from './support/test.ts';

const root = join(import.meta.dirname, '..');

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  test(`${signal} to npm start ends the server and all it started`, async () => {
    const mark = randomUUID();
    const npm = spawn('npm', ['start'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PORT: '0',
        // The release that the other tests visit: nothing to build.
        VAR_FOLDER: join(root, 'var', 'test'),
        PARTNER_TRACKING_ENABLED: 'true',
        [MARK]: `${process.env[MARK] ?? ''} ${mark}`,
      },
    });
    const code = new Promise<number | null>((resolve) => npm.on('exit', resolve));
    await new Promise<void>((resolve) =>
      npm.stdout
        .setEncoding('utf8')
        .on('data', (text: string) => text.includes('is ready on') && resolve()),
    );
    npm.kill(signal);
    expect(await code).toBe(0);
    expect(processesMarked(mark), 'processes left behind').toEqual([]);
  });
