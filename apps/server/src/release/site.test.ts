import { VIDEO_FRAME_ORIGINS } from '@vitrine/domain/video-hosts';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { testConfig } from '../testing/config.ts';
import { newVarFolder, publish, smallSite } from '../testing/releases.ts';
import { loadRelease } from './load-release.ts';
import { releasesIn } from './releases.ts';
import { createSite, type Site, type SiteRequest } from './site.ts';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

let site: Site;

beforeEach(async () => {
  const varFolder = await newVarFolder();
  const redirects = [
    { path: '/freebox/ancienne-pop/', href: '/freebox/freebox-pop/' },
    { path: '/été/', href: '/freebox/' },
    { path: '/freebox/apple-tv-4K/', href: '/freebox/' },
  ];
  const moved = { 'data-json/layout/redirects.json': JSON.stringify({ redirects }) };
  const id = await publish(varFolder, { ...smallSite, ...moved });
  site = createSite('/freebox/');
  site.show(await loadRelease(releasesIn(varFolder).folderOf(id), testConfig()));
});

const get = (url: string, headers: SiteRequest['headers'] = {}) =>
  site.answer({ method: 'GET', url, headers });

describe('a page', () => {
  test('is found at its path, whatever the query', () => {
    const answer = get('/freebox/freebox-pop/?contentOnly=true');

    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, no-cache',
      vary: 'accept-encoding',
    });
    expect(String(answer.body)).toBe(smallSite['freebox/freebox-pop/index.html']);
  });

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0.5, gzip', 'gzip', gunzipSync],
    ['br;q=0, *', 'gzip', gunzipSync],
    ['zstd, *;q=0.1', 'br', brotliDecompressSync],
  ])('to a client that accepts %s comes in %s', (accepted, encoding, decompress) => {
    const { headers, body } = get('/freebox/', { 'accept-encoding': accepted });

    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(String(body?.length));
    expect(String(decompress(body ?? ''))).toBe(smallSite['freebox/index.html']);
  });

  test.each([undefined, '', 'identity', 'zstd', 'br;q=0, gzip;q=0.0', ';;q=,,'])(
    'to a client that accepts %s comes plain',
    (accepted) => {
      const { headers, body } = get('/freebox/', { 'accept-encoding': accepted });

      expect(headers).not.toHaveProperty('content-encoding');
      expect(String(body)).toBe(smallSite['freebox/index.html']);
    },
  );

  test('is not sent again to a client that has it, in that encoding', () => {
    const accept = { 'accept-encoding': 'br' };
    const etag = get('/freebox/', accept).headers['etag'] ?? '';

    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = get('/freebox/', { ...accept, 'if-none-match': known });
      expect(answer).toMatchObject({ status: 304, body: null, headers: { etag } });
    }
    expect(get('/freebox/', { 'if-none-match': etag }).status).toBe(200);
  });

  test.each(['prefetch', 'prefetch;prerender'])(
    'that a browser asks for ahead (%s) is kept there for the visit to come, and nowhere else',
    (purpose) => {
      const ahead = get('/freebox/', { 'sec-purpose': purpose });
      expect(ahead.headers['cache-control']).toBe('private, max-age=60');
      expect(String(ahead.body)).toBe(smallSite['freebox/index.html']);
      expect(get('/freebox/').headers['cache-control']).toBe('public, no-cache');
      expect(get('/robots.txt', { 'sec-purpose': purpose }).headers['cache-control']).toBe(
        'public, no-cache',
      );
    },
  );

  test('says what may be prerendered from it; nothing else does', () => {
    expect(get('/freebox/').headers['speculation-rules']).toBe(
      '"/_astro/prerender.75ddce3e.speculationrules"',
    );
    expect(get('/robots.txt').headers).not.toHaveProperty('speculation-rules');
  });

  test('has a policy that allows its own inline script and style, and no other', () => {
    const policy = get('/freebox/').headers['content-security-policy'];

    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/);
    expect(policy).not.toContain('unsafe');
    expect(get('/freebox/freebox-pop/').headers['content-security-policy']).toContain(
      "script-src 'self';",
    );
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
    'refuses %s, and says what it allows',
    (method) => {
      const answer = site.answer({ method, url: '/freebox/', headers: {} });

      expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    },
  );
});

test('a file with a hashed name is kept for good', () => {
  expect(get('/_astro/page.a1b2.css').headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  expect(get('/robots.txt').headers['cache-control']).toBe('public, no-cache');
});

test.each([
  ['/', '/freebox/'],
  ['/?a=1', '/freebox/?a=1'],
  ['/freebox', '/freebox/'],
  ['/freebox?pk_source=x&y=%20', '/freebox/?pk_source=x&y=%20'],
  ['/freebox/freebox-pop', '/freebox/freebox-pop/'],
  ['/freebox/apple-tv-4k/', '/freebox/apple-tv-4K/'],
  ['/freebox/apple-tv-4k', '/freebox/apple-tv-4K/'],
  ['/FREEBOX/Freebox-Pop/', '/freebox/freebox-pop/'],
  ['http://localhost/freebox', '/freebox/'],
])('%s redirects for good to %s', (from, to) => {
  expect(get(from)).toMatchObject({ status: 301, headers: { location: to } });
});

test.each([
  ['/freebox/ancienne-pop/', '/freebox/freebox-pop/'],
  ['/freebox/Ancienne-Pop?pk_source=x', '/freebox/freebox-pop/?pk_source=x'],
  ['/%C3%A9t%C3%A9/', '/freebox/'],
])('%s, which a page had, leads for good to %s', (from, to) => {
  expect(get(from)).toMatchObject({ status: 301, headers: { location: to } });
});

test('redirections that this version cannot read hide no page', async () => {
  const varFolder = await newVarFolder();
  const moved = { 'data-json/layout/redirects.json': '{ "moved": {} }' };
  const id = await publish(varFolder, { ...smallSite, ...moved });
  site.show(await loadRelease(releasesIn(varFolder).folderOf(id), testConfig()));
  expect(get('/freebox/').status).toBe(200);
});

test('an address that a page has again is that page', () => {
  expect(get('/freebox/apple-tv-4K/').status).toBe(200);
});

test.each([
  '/inconnue/',
  '/freebox/inconnue',
  '//evil.example/',
  '//freebox/',
  '/\\evil.example',
  '/freebox/../../etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/%00',
  '/release.json',
  '/freebox/index.html.br',
  '/_astro/PAGE.a1b2.css',
  '*',
])('%s is answered 404, with the page that says so', (url) => {
  const answer = get(url);

  expect(answer.status).toBe(404);
  expect(String(answer.body)).toContain('La page est introuvable');
  expect(answer.headers).not.toHaveProperty('etag');
});

test.each(['/%', '/freebox/%zz/', '/%c3%28'])('%s is malformed and answered 400', (url) => {
  expect(get(url).status).toBe(400);
});

test.each([
  ['/404', 404],
  ['/404/', 404],
  ['/500', 500],
  ['/500/', 500],
])('%s is shown with its own status', (url, status) => {
  expect(site.answerFile({ method: 'GET', url, headers: {} })).toBeNull();
  expect(get(url).status).toBe(status);
});

test('a failure shows the 500 page', () => {
  const answer = site.failure({ headers: {} });

  expect(answer.status).toBe(500);
  expect(String(answer.body)).toContain('Une erreur est survenue');
});

test('without a release every address says so politely, and to come back', () => {
  const answer = createSite('/freebox/').answer({ method: 'GET', url: '/freebox/', headers: {} });

  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  expect(String(answer.body)).toContain('Oups, une erreur est survenue.');
});

test('no address whatsoever breaks it or leads to another site', () => {
  const address = fc.oneof(
    fc.webUrl(),
    fc.string().map((text) => `/${text}`),
    fc.webPath(),
    fc
      .array(fc.constantFrom('/', '//', '\\', '..', '.', '%2f', '%5c', 'freebox', '@', '?', '#'))
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(address, (url) => {
      const { status, headers } = get(url);
      expect([200, 301, 400, 404, 500]).toContain(status);
      expect(headers['location'] ?? '/freebox/').toMatch(/^\/freebox\//);
    }),
    { numRuns: 2_000 },
  );
});

test('what is never a document carries no header that only documents need', () => {
  const { headers } = get('/_astro/page.a1b2.css');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': expect.stringContaining('max-age=') as string,
  });
  for (const name of ['permissions-policy', 'content-security-policy', 'x-frame-options'])
    expect(headers).not.toHaveProperty(name);
});

test('every answer that may be a document carries the security headers', () => {
  for (const url of ['/freebox/', '/freebox', '/robots.txt', '/inconnue', '/%'])
    expect(get(url).headers).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age=') as string,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=(self)') as string,
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    });
});

test('a trailer may fill the screen, whether the page or a video host plays it', () => {
  const { 'permissions-policy': policy = '' } = get('/freebox/').headers;
  const [, allowed] = /fullscreen=\(([^)]*)\)/.exec(policy) ?? [];
  expect(allowed?.split(' ')).toEqual(['self', ...VIDEO_FRAME_ORIGINS.map((one) => `"${one}"`)]);
});
