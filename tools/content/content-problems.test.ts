import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DEFAULT_BRAND } from '@vitrine/domain/brand';
import { expect, onTestFinished, test } from 'vitest';
import { contentProblems } from './content-problems.ts';
import { root } from '../support/root.ts';

async function problemsWith(changes: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-content-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(join(root, 'content'), folder, { recursive: true });
  for (const [file, text] of Object.entries(changes)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return contentProblems(folder, DEFAULT_BRAND);
}

test('the content here is good', async () => {
  expect(await problemsWith({})).toEqual([]);
});

test.each([
  [
    'a field is missing',
    { 'home/faq.json': '{"title":"Vos questions","items":[{"id":"a","question":"Et ?"}]}' },
    /^content\/home\/faq\.json: items\.0\.answer: /,
  ],
  ['it is not JSON', { 'home/faq.json': '{"title":' }, /^content\/home\/faq\.json: .*JSON/],
  [
    'a figure does not exist',
    {
      'home/faq.json':
        '{"title":"Vos questions","items":[{"id":"a","question":"Et ?","answer":"{pop.prix}"}]}',
    },
    /^content\/home\/faq\.json: unknown token \{pop\.prix\}/,
  ],
  ['the offers are wrong', { 'box-comparator.json': '{}' }, /^content\/box-comparator\.json: /],
])('when %s, the file and the field are named', async (_why, changes, problem) => {
  expect(await problemsWith(changes)).toEqual([expect.stringMatching(problem) as string]);
});
