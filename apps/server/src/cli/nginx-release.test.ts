import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testConfig } from '../testing/config.ts';
import { stateRenderer } from '../testing/forms.ts';
import { newVarFolder, publish, smallSite } from '../testing/releases.ts';
import { writeNginxRelease } from './nginx-release.ts';

test('what cannot be written whole leaves nginx the release that it serves', async () => {
  const [varFolder, folder] = [await newVarFolder(), await newVarFolder()];
  const words = JSON.stringify(await stateRenderer.content('pages/errors'));
  const site = { ...smallSite, 'data-json/pages/errors.json': words };
  const write = () => writeNginxRelease(varFolder, testConfig(), folder);
  const shown = () => readFile(join(folder, 'release.conf'), 'utf8');

  const first = await publish(varFolder, site);
  expect(await write()).toBe(first);
  expect(await shown()).toContain(first);
  const names = await readdir(folder);

  const second = await publish(varFolder, site);
  // One of the later files cannot be written.
  const inTheWay = join(folder, 'proxy.conf.next');
  await mkdir(inTheWay);
  await expect(write()).rejects.toThrow('EISDIR');
  expect(await shown()).toContain(first);

  await rm(inTheWay, { recursive: true });
  expect(await write()).toBe(second);
  expect(await shown()).toContain(second);
  expect(await readdir(folder)).toEqual(names);
});
