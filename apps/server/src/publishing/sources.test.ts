import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newVarFolder } from '../testing/releases.ts';
import { readSources, writeSources } from './sources.ts';

test('what a release was made from is read again', async () => {
  const folder = await newVarFolder();
  const sources = {
    code: 'abc',
    hashes: { '@coverage': 'x' },
    readings: { 'index.html': ['@date'] },
  };
  await writeSources(folder, sources);
  expect(await readSources(folder)).toEqual(sources);
});

test.each(['{"code":"abc","ha', '{"code":1}', ''])(
  'a file of it that is damaged is as good as none, and the next release can be made: %s',
  async (text) => {
    const folder = await newVarFolder();
    await writeFile(join(folder, 'sources.json'), text);
    expect(await readSources(folder)).toBeNull();
  },
);

test('a release that does not say was made from nothing that is known', async () => {
  expect(await readSources(await newVarFolder())).toBeNull();
});
