import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mediaTypeOf } from './media-types.ts';
import { type FileJob, prepareFile } from './prepare-file.ts';

let folder: string;
let words: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  words = await readFile(join(import.meta.dirname, '../../../../content/contest.json'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const compressed = (content: Uint8Array, quality: number) =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

async function prepared(file: string, visits: FileJob['visits'], content: Uint8Array) {
  const target = join(folder, visits, file);
  await prepareFile({ target, content, type: mediaTypeOf(file), visits, isRead: false });
  return readFile(`${target}.br`);
}

test.each([
  ['the front page', 'index.html', 'most', 11],
  ['any other', 'index.html', 'usual', 10],
  ['one of hundreds', 'index.html', 'few', 9],
  ['a script, which browsers keep', 'a.js', 'usual', 11],
  ['data of which there are hundreds', '62.json', 'few', 9],
] as const)('%s is compressed as it is worth', async (_what, file, visits, quality) => {
  const qualities = [9, 10, 11].map((one) => compressed(words, one).length);
  // Otherwise this would say nothing.
  expect(new Set(qualities).size).toBe(3);
  const bytes = await prepared(file, visits, words);
  expect(bytes.length).toBe(compressed(words, quality).length);
  expect(brotliDecompressSync(bytes).equals(words)).toBe(true);
});

test('a long one of hundreds is worth as much as a page', async () => {
  const long = Buffer.concat(Array.from({ length: 6 }, () => words)).subarray(0, 120_000);
  expect((await prepared('long.html', 'few', long)).length).toBe(compressed(long, 10).length);
});
