import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fullAnswerWith, hostFile } from './hosted-file.ts';

const content = Buffer.from('<p>Bonjour</p>'.repeat(100));
const copies = { br: brotliCompressSync(content), gzip: gzipSync(content) };
const options = { content, hash: 'a'.repeat(64), headers: {} };

test.each([
  ['both copies', copies],
  ['brotli alone', { br: copies.br }],
  ['no copy', {}],
])('a file with %s is sent plain to those who take nothing else', (_which, compressed) => {
  const file = hostFile({ ...options, compressed });
  const { headers, body } = fullAnswerWith(file, { headers: {} });
  expect(body).toEqual(content);
  expect(headers['content-length']).toBe(String(content.length));
});

test('visitors who are sent the plain file at once share one copy of it', () => {
  const file = hostFile({ ...options, compressed: copies });
  const { body } = fullAnswerWith(file, { headers: {} });
  expect(fullAnswerWith(file, { headers: {} }).body).toBe(body);
});
