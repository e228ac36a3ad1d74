import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { releasesIn } from '../release/releases.ts';
import { openStore } from '../store/store.ts';
import { testEnvironment } from '../testing/config.ts';
import { newVarFolder, publish } from '../testing/releases.ts';
import { newPostgres } from '../testing/stores.ts';
import { vitrine } from './vitrine.ts';

test.each(['publish', 'backup', 'submissions', 'draw'])(
  '%s says in one line what is wrong with its settings, and fails',
  async (command) => {
    vi.stubEnv('PORT', 'eighty');
    const before = process.exitCode;
    onTestFinished(() => {
      vi.unstubAllEnvs();
      process.exitCode = before;
    });
    const said = vi.spyOn(console, 'error').mockReturnValue();
    await vitrine([command]);
    expect(said.mock.calls).toEqual([['config error - env.PORT must be a number from 0 to 65535']]);
    expect(process.exitCode).toBe(1);
  },
);

test.each([
  ['publish', '--rollback'],
  ['rollback', '20260101-000000-f00d'],
  ['rollback', '--to', '20260101-000000-f00d'],
  ['doctor', '--mend'],
])('%s does nothing when asked for what it would not do: %s', async (...args) => {
  const [image, varFolder] = [await newVarFolder(), await newVarFolder()];
  await publish(image);
  await publish(varFolder);
  const shown = await publish(varFolder);
  const env = { ...testEnvironment(), VAR_FOLDER: varFolder, SHIPPED_FOLDER: image };
  const said = await refusalOf(args, env);
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(args[1] ?? ''));
  expect(process.exitCode).toBe(1);
  expect(await releasesIn(varFolder).current()).toBe(shown);
});

test.each([
  ['submissions counts', 'cannot open the store (<folder>/elsewhere): there is none'],
  ['consent 2f1c', 'cannot open the store (<folder>/elsewhere): there is none'],
  ['draw status corail', 'cannot open the store (<folder>/elsewhere): there is none'],
  ['backup --to <folder>/copy', 'cannot open the store (<folder>/elsewhere): there is none'],
  ['migrate-store --to postgres://127.0.0.1:9/none', 'cannot open the store (<folder>/elsewhere)'],
  ['restore <folder>/copy', '<folder>/copy: there is no such file.'],
])('%s makes no store where there is none, and says so in one line', async (command, reason) => {
  const folder = await newVarFolder();
  const env = { ...testEnvironment(), VAR_FOLDER: folder, DATA_FOLDER: join(folder, 'elsewhere') };
  const said = await refusalOf(command.replace('<folder>', folder).split(' '), env);
  const expected = reason.replace('<folder>', folder);
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(expected));
  expect(process.exitCode).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

test.each([
  ['submissions', 'erase <whom>'],
  ['draw', 'freeze <contest>'],
  ['rollback', 'nginx-release <folder>'],
])('%s --help says what it does, without a store, and does nothing', async (command, words) => {
  const folder = await newVarFolder();
  vi.stubEnv('VAR_FOLDER', folder);
  const before = process.exitCode;
  onTestFinished(() => {
    vi.unstubAllEnvs();
    process.exitCode = before;
  });
  const said = vi.spyOn(console, 'error').mockReturnValue();
  await vitrine([command, '--help']);
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(words));
  expect(process.exitCode).toBe(before);
  expect(await readdir(folder)).toEqual([]);
});

test('an answer is sealed without the store, for a record that is being written', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:9/none');
  onTestFinished(() => void vi.unstubAllEnvs());
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  await vitrine(['draw', 'answer', 'Corail']);
  expect(printed).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^[0-9a-f]{64}$/));
});

test('a rollback gives an empty database nothing: it may have been named by mistake', async () => {
  const varFolder = await newVarFolder();
  await publish(varFolder);
  const shown = await publish(varFolder);
  const options = await newPostgres({ bare: true });
  vi.stubEnv('VAR_FOLDER', varFolder);
  vi.stubEnv('DATABASE_URL', options.databaseUrl);
  const before = process.exitCode;
  onTestFinished(() => {
    vi.unstubAllEnvs();
    process.exitCode = before;
  });
  const said = vi.spyOn(console, 'error').mockReturnValue();
  await vitrine(['rollback']);
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('there is none'));
  expect(await releasesIn(varFolder).current()).toBe(shown);
  await expect(openStore({ ...options, opening: 'look' })).rejects.toThrow('there is none');
});

test.each(['Bonjour', '{"winners":[]}'])(
  'a draw is verified without the store, and what is no record of one is named: %s',
  async (text) => {
    const record = join(await newVarFolder(), 'corail.record.json');
    await writeFile(record, text);
    vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:9/none');
    const before = process.exitCode;
    onTestFinished(() => {
      vi.unstubAllEnvs();
      process.exitCode = before;
    });
    const said = vi.spyOn(console, 'error').mockReturnValue();
    await vitrine(['draw', 'verify', '--record', record]);
    expect(said.mock.calls).toEqual([[`${record} is not the record of a draw.`]]);
  },
);

/** Runs a command under these settings; what it said of its failure. */
async function refusalOf(args: string[], env: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const before = process.exitCode;
  onTestFinished(() => {
    vi.unstubAllEnvs();
    process.exitCode = before;
  });
  const said = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'log').mockReturnValue();
  await vitrine(args);
  return said;
}
