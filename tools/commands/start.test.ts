import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('a setting of the server that is wrong stops the start before anything is built', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-start-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const ended = Promise.withResolvers<{ said: string; code: unknown }>();
  execFile(
    process.execPath,
    [join(import.meta.dirname, 'start.ts')],
    { env: { ...process.env, VAR_FOLDER: folder, MAIL_FROM: 'nobody' } },
    (error, _stdout, said) => ended.resolve({ said, code: error?.code }),
  );
  const { said, code } = await ended.promise;
  expect(said).toContain('config error - env.MAIL_FROM must be a mailbox');
  expect(code).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});
