import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { answerWith, fullAnswerWith, hostFile } from './hosted-file.ts';

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

test.each([
  ['bytes=0-1', 206, 'bytes 0-1/10', '01'],
  ['bytes=4-', 206, 'bytes 4-9/10', '456789'],
  ['bytes=-3', 206, 'bytes 7-9/10', '789'],
  ['bytes=8-99', 206, 'bytes 8-9/10', '89'],
  ['bytes=10-', 416, 'bytes */10', undefined],
  ['bytes=0-1,4-5', 200, undefined, '0123456789'],
  ['lines=1-2', 200, undefined, '0123456789'],
])('of a film, %s is answered %i', (range, status, contentRange, sent) => {
  const headers = { 'content-type': 'video/mp4' };
  const film = hostFile({
    ...options,
    headers,
    content: Buffer.from('0123456789'),
    compressed: {},
  });
  const answer = answerWith(film, { headers: { range } });
  expect([answer.status, answer.headers['content-range']]).toEqual([status, contentRange]);
  expect(answer.body?.toString()).toBe(sent);
  expect(answer.headers['content-length']).toBe(String(sent?.length ?? 0));
});

test.each([
  ['the film they have', (etag: string) => etag, 206],
  ['another film', () => '"other-identity"', 200],
  ['a date', () => 'Wed, 18 Nov 2026 08:00:00 GMT', 200],
])('who goes on with %s gets the part or all of it', (_which, begun, status) => {
  const headers = { 'content-type': 'video/mp4' };
  const film = hostFile({ ...options, headers, compressed: {} });
  const { etag = '' } = fullAnswerWith(film, { headers: {} }).headers;
  const request = { headers: { range: 'bytes=4-', 'if-range': begun(etag) } };
  expect(answerWith(film, request).status).toBe(status);
});

test('a text is sent as a whole to who asks for a part', () => {
  const file = hostFile({ ...options, compressed: copies });
  expect(answerWith(file, { headers: { range: 'bytes=0-1' } }).status).toBe(200);
});
