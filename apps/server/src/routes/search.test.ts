import { describe, expect, test } from 'vitest';
import type { Renderer } from '../release/renderer.ts';
import { startApp } from '../testing/app.ts';
import { stateRenderer } from '../testing/forms.ts';

/** Says what the page is told; the page itself is rendered in the browser tests. */
const showState: Renderer['page'] = async (path, state) => ({
  status: 200,
  html: JSON.stringify({ path, state }),
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
});

async function ask(query: string) {
  const { app, logLines } = await startApp({ renderer: { ...stateRenderer, page: showState } });
  return { response: await app.inject(`/api/search${query}`), logLines };
}

describe('the search without script', () => {
  test('is answered by the site map, which knows what was searched for', async () => {
    const { response, logLines } = await ask('?q=%20num%C3%A9ro%20de%20Secr%C3%A8te%20');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(response.json()).toEqual({
      path: '/plan-du-site/',
      state: { typed: 'numéro de Secrète' },
    });
    expect(JSON.stringify(logLines)).not.toMatch(/Secr/);
  });

  test.each([
    ['', ''],
    ['?q=', ''],
    [`?q=${'a'.repeat(500)}`, 'a'.repeat(200)],
  ])('%s is no error', async (query, typed) => {
    expect((await ask(query)).response.json()).toMatchObject({ state: { typed } });
  });
});
