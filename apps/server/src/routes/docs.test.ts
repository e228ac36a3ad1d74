import { expect, test } from 'vitest';
import { startApp } from '../testing/app.ts';

test('the API describes its calls to programs', async () => {
  const { app } = await startApp();

  const response = await app.inject('/api/docs/json');

  expect(response.json()).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/live': { get: {} },
      '/api/home/faq': {
        get: { responses: { 200: { content: { 'application/json': { schema: {} } } } } },
      },
      '/api/assistance-free-proxi': { get: {} },
      '/api/consent': {
        post: {
          tags: ['consent'],
          summary: 'Stores the proof of a choice, once',
          responses: { 201: {}, 400: {} },
        },
      },
    },
  });
});

test('and to people, on a page whose policy lets nothing run', async () => {
  const { app } = await startApp();

  const response = await app.inject('/api/docs');

  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.headers['content-security-policy']).toMatch(
    /^default-src 'none'; .*; style-src 'sha256-[^']+'$/,
  );
  expect(response.body).toContain('GET /api/home/faq');
  expect(response.body).not.toContain('<script');
});
