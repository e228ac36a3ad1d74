import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPage } from '../release/read-page.ts';
import { newVarFolder } from '../testing/releases.ts';
import { readFacts, writeFacts } from './kept-facts.ts';

const PAGES = new Map([
  ['a1', readPage('<h2 id="prix">Prix</h2><a href="/freebox/">x</a><script>go()</script>')],
  ['b2', readPage('<p onclick="x()">y</p>')],
]);

test('what was read of pages is known to the same code, and to no other', async () => {
  const folder = await newVarFolder();
  await writeFacts(folder, 'this code', PAGES);
  expect(await readFacts(folder, 'this code')).toEqual(PAGES);
  expect(await readFacts(folder, 'other code')).toEqual(new Map());
});

test('a release without them, or with damaged ones, has all its pages read', async () => {
  const folder = await newVarFolder();
  expect(await readFacts(folder, 'this code')).toEqual(new Map());
  await writeFile(join(folder, 'page-facts.json.gz'), 'damaged');
  expect(await readFacts(folder, 'this code')).toEqual(new Map());
});
