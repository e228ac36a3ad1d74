import { gzipSync } from 'node:zlib';
import type { Drill } from './drill.ts';
import { attemptAll } from './support/attempts.ts';
import { headerOf, type RawAnswer, request } from './support/raw-http.ts';

const FORM = '/api/forms/contact';
const json = (body: string, headers: Record<string, string> = {}) =>
  request(FORM, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

type Attempt = readonly [what: string, bytes: string | Buffer, statuses: readonly number[]];

const OVERSIZE: readonly Attempt[] = [
  ['17 KB of JSON', json(JSON.stringify({ message: 'a'.repeat(17_000) })), [413]],
  ['a length of 10 GB', json('{', { 'content-length': '10000000000' }), [413]],
  ['17 KB in chunks', chunked('a'.repeat(17_000)), [413]],
  [
    '17 KB of a plain post',
    request(FORM, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `message=${'a'.repeat(17_000)}`,
    }),
    [413],
  ],
  ['20 KB of headers', request('/freebox/', { headers: { x: 'a'.repeat(20_000) } }), [431]],
  ['an address of 20 KB', request(`/freebox/?${'a'.repeat(20_000)}`), [431]],
  ['3,000 headers', request('/freebox/', { headers: many(3_000) }), [431]],
  ['a search of 10 KB', request(`/api/geo/search?q=${'a'.repeat(10_000)}`), [400]],
  ['a thousand parameters', request(`/api/geo/search?q=a&${'q=b&'.repeat(1_000)}`), [400]],
];

const MALFORMED: readonly Attempt[] = [
  ['no JSON', json('{"firstName":'), [400]],
  ['a list', json('[]'), [400]],
  ['null', json('null'), [400]],
  ['nothing', json(''), [400]],
  ['JSON 8,000 levels deep', json('['.repeat(8_000) + ']'.repeat(8_000)), [400]],
  ['a prototype', json('{"__proto__":{"isAdmin":true}}'), [400]],
  ['a constructor', json('{"constructor":{"prototype":{"isAdmin":true}}}'), [400]],
  ['bytes that are no text', notText(), [400]],
  ['a compressed body', compressed(), [400, 415]],
  ['XML', json('<a/>', { 'content-type': 'application/xml' }), [415]],
  ['no type', request(FORM, { method: 'POST', body: '{}' }), [400, 415]],
  ['numbers for text', json('{"firstName":1,"message":{"$gt":""}}'), [400]],
  ['a field twice', plain('firstName=a&firstName=b&message=c'), [400]],
  ['text where a number goes', request('/api/geo/search?q=a&limit=NaN'), [400]],
  ['an unknown form', request('/api/captcha/challenge?form=__proto__'), [400]],
];

const SMUGGLED: readonly Attempt[] = [
  [
    'a length and chunks',
    'POST /api/forms/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /live HTTP/1.1\r\nHost: a\r\n\r\n',
    [400],
  ],
  [
    'two lengths',
    'POST /api/forms/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\n{}  ',
    [400],
  ],
  [
    'a strange transfer coding',
    'POST /api/forms/contact HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
    [400],
  ],
  ['a bare line feed', 'GET /freebox/ HTTP/1.1\nHost: a\n\n', [400]],
  ['a folded header', 'GET /freebox/ HTTP/1.1\r\nHost: a\r\n X: b\r\n\r\n', [400]],
  ['a space before the colon', 'GET /freebox/ HTTP/1.1\r\nHost : a\r\n\r\n', [400]],
  ['two hosts', 'GET /freebox/ HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', [400]],
  ['no host', 'GET /freebox/ HTTP/1.1\r\nConnection: close\r\n\r\n', [400]],
  ['another protocol', 'SSH-2.0-drill\r\n\r\n', [400]],
  ['a TLS greeting', Buffer.from('16030100c8010000c40303', 'hex'), [400]],
  ['a tunnel', request('example.org:443', { method: 'CONNECT' }), [0, 400, 404, 405]],
  ['TRACE', request('/freebox/', { method: 'TRACE' }), [400, 404, 405]],
  ['an unknown method', request('/freebox/', { method: 'BREW' }), [400]],
];

export const requestDrills: Drill[] = [
  attempts('Oversize bodies, headers and addresses', OVERSIZE, 'Each refused with 413, 431 or 400'),
  attempts('Malformed bodies and parameters', MALFORMED, 'Each refused with 400 or 415'),
  attempts('Request smuggling and broken protocol', SMUGGLED, 'Each refused once, then closed'),
];

function attempts(name: string, list: readonly Attempt[], expected: string): Drill {
  return {
    name,
    expected: `${expected}; no stack trace; no error in the log; the server goes on`,
    run: (tools) =>
      attemptAll(
        tools,
        list.map(([what, bytes, wanted]) => ({
          what,
          bytes,
          whatIsWrong: (answer) =>
            wanted.includes(answer.status) ? reveals(answer) : `answers ${answer.status}`,
        })),
      ),
  };
}

/** The end of a body without anything in it. */
const LAST_CHUNK = '0\r\n\r\n';

/** What an answer must never hold. */
function reveals(answer: RawAnswer): string | null {
  if (/node_modules|\bat .*\.ts:\d+|Error:/.test(answer.body)) return 'reveals a stack trace';
  if (headerOf(answer, 'server') ?? headerOf(answer, 'x-powered-by')) return 'reveals its software';
  if (
    answer.body &&
    answer.body !== LAST_CHUNK &&
    headerOf(answer, 'x-content-type-options') !== 'nosniff'
  )
    return 'has a body without security headers';
  return (answer.body.match(/HTTP\/1\.1 /g)?.length ?? 0) > 0 ? 'has a second answer' : null;
}

function chunked(body: string): string {
  const head = request(FORM, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
  });
  return `${head}${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
}

function compressed(): Buffer {
  const body = gzipSync(JSON.stringify({ message: 'a'.repeat(10_000_000) }));
  const head = request(FORM, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-encoding': 'gzip',
      'content-length': String(body.length),
    },
  });
  return Buffer.concat([Buffer.from(head), body]);
}

function notText(): Buffer {
  const body = Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22]);
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
  return Buffer.concat([Buffer.from(request(FORM, { method: 'POST', headers })), body]);
}

function plain(body: string): string {
  return request(FORM, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  });
}

function many(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`x-${index}`, 'abcde']));
}
