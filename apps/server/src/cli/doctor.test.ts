import { chmod, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { releasesIn } from '../release/releases.ts';
import { openStore } from '../store/store.ts';
import { testEnvironment } from '../testing/config.ts';
import { newVarFolder, publish } from '../testing/releases.ts';
import { stores, withDatabase } from '../testing/stores.ts';
import { diagnose } from './doctor.ts';

async function makeStore(varFolder: string): Promise<void> {
  await (await openStore({ dataFolder: join(varFolder, 'data') })).close();
}

const stateOf = (findings: Awaited<ReturnType<typeof diagnose>>) =>
  Object.fromEntries(findings.map(({ what, state }) => [what, state]));

test('a server that is well has nothing to be told', async () => {
  const varFolder = await newVarFolder();
  await publish(varFolder);
  await makeStore(varFolder);

  const findings = await diagnose(testEnvironment({ VAR_FOLDER: varFolder }));

  expect(findings.filter(({ state }) => state === 'unwell')).toEqual([]);
  expect(stateOf(findings)).toMatchObject({ store: 'well', release: 'well', mail: 'not used' });
});

test('each thing that is not well says what to do', async () => {
  const varFolder = await newVarFolder();
  const wrongClock = createServer((_request, response) => {
    response.setHeader('date', new Date(Date.now() - 6 * 365 * 86_400_000).toUTCString()).end();
  });
  await new Promise<void>((resolve) => void wrongClock.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void wrongClock.close());
  const env = testEnvironment({
    VAR_FOLDER: varFolder,
    SMTP_URL: 'smtp://127.0.0.1:9',
    GEOCODER_URL: 'http://127.0.0.1:9',
    BOX_API_URL: 'http://127.0.0.1:9',
    FIBRE_MAP_URL: 'http://127.0.0.1:9',
    REVIEWS_SERVICE_URL: 'http://127.0.0.1:9',
    IP_LOOKUP_URL: 'http://127.0.0.1:9',
    CONTENT_SERVICE_URL: `http://127.0.0.1:${(wrongClock.address() as AddressInfo).port}`,
  });
  await makeStore(varFolder);
  await chmod(join(varFolder, 'data', 'vitrine.sqlite'), 0o644);
  await writeFile(join(varFolder, 'planned.json'), '[{"id":');

  const findings = await diagnose({ ...env, DATABASE_URL: '' });

  expect(stateOf(findings)).toMatchObject({
    permissions: 'unwell',
    release: 'unwell',
    planned: 'unwell',
    mail: 'unwell',
    geocoder: 'unwell',
    'stock of boxes': 'unwell',
    'fibre map': 'unwell',
    'verified reviews': 'unwell',
    'department by network': 'unwell',
    clock: 'unwell',
    'content service': 'well',
  });
  for (const { state, advice } of findings) expect(advice !== undefined).toBe(state === 'unwell');
});

test('a store that is not there is said, and not made', async () => {
  const varFolder = await newVarFolder();
  const findings = await diagnose(testEnvironment({ VAR_FOLDER: varFolder }));
  expect(findings.find(({ what }) => what === 'store')).toMatchObject({
    state: 'unwell',
    seen: expect.stringContaining('there is none') as unknown,
  });
  expect(stateOf(findings)).toMatchObject({ permissions: 'not used' });
  expect(await readdir(varFolder)).toEqual([]);
});

test.each(stores)(
  'a store of an earlier version is said, and left to the servers: %s',
  async (_name, newStore) => {
    const { databaseUrl = '', dataFolder } = await newStore();
    await withDatabase({ databaseUrl: databaseUrl || undefined, dataFolder }, async (execute) => {
      await execute("delete from migrations where name = '011-contest-records'");
      await execute('drop table contest_records');
    });
    const env = testEnvironment({
      VAR_FOLDER: await newVarFolder(),
      DATA_FOLDER: dataFolder,
      DATABASE_URL: databaseUrl,
    });
    for (const _twice of [1, 2])
      expect((await diagnose(env)).find(({ what }) => what === 'store')).toMatchObject({
        state: 'unwell',
        seen: expect.stringContaining('of an earlier version') as unknown,
      });
  },
);

test('what is planned and was deleted is found', async () => {
  const varFolder = await newVarFolder();
  await releasesIn(varFolder).plan([{ id: '20260101-000000-f00d', from: new Date('2099-01-01') }]);
  const findings = await diagnose(testEnvironment({ VAR_FOLDER: varFolder }));
  expect(stateOf(findings)).toMatchObject({ planned: 'unwell' });
});

test.each([
  [{ PORT: 'eighty' }, 'settings'],
  [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }, 'store'],
])('%j is named', async (change, what) => {
  const env = testEnvironment({ VAR_FOLDER: await newVarFolder(), ...change });
  expect(stateOf(await diagnose(env))).toMatchObject({ [what]: 'unwell' });
});

test.each(['', 'postgres://nobody@127.0.0.1:9/none'])(
  'a disk without room for releases is found, wherever the store is: "%s"',
  async (url) => {
    const env = testEnvironment({
      VAR_FOLDER: '/proc', // has no room, and is only looked at
      DATA_FOLDER: await newVarFolder(),
      DATABASE_URL: url,
    });
    expect(stateOf(await diagnose(env))).toMatchObject({ disk: 'unwell' });
  },
);
