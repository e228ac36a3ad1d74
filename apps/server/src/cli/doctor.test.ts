import { chmod } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testEnvironment } from '../testing/config.ts';
import { newVarFolder, publish } from '../testing/releases.ts';
import { diagnose } from './doctor.ts';

const stateOf = (findings: Awaited<ReturnType<typeof diagnose>>) =>
  Object.fromEntries(findings.map(({ what, state }) => [what, state]));

test('a server that is well has nothing to be told', async () => {
  const varFolder = await newVarFolder();
  await publish(varFolder);

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
  await diagnose(env); // makes the store
  await chmod(join(varFolder, 'data', 'vitrine.sqlite'), 0o644);

  const findings = await diagnose({ ...env, DATABASE_URL: '' });

  expect(stateOf(findings)).toMatchObject({
    release: 'unwell',
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
