import { expect, test } from 'vitest';
import { createSite } from '../release/site.ts';
import { startApp } from '../testing/app.ts';

test('a process that runs is live', async () => {
  const { app } = await startApp();

  const response = await app.inject('/live');

  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ status: 'live' });
});

test('it is ready once it shows a release and its store answers', async () => {
  const { app, site } = await startApp();

  const response = await app.inject('/ready');

  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    status: 'ready',
    release: site.releaseId(),
    store: 'answers',
  });
});

test('it is not ready without a release', async () => {
  const { app } = await startApp({ site: createSite('/freebox/') });

  const response = await app.inject('/ready');

  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({ status: 'not ready', release: null, store: 'answers' });
});

test('it is not ready while its store is away, but live, and its pages are served', async () => {
  const { app, store } = await startApp();
  await store.close();

  expect((await app.inject('/ready')).json()).toMatchObject({ store: 'does not answer' });
  expect((await app.inject('/ready')).statusCode).toBe(503);
  expect((await app.inject('/live')).statusCode).toBe(200);
  expect((await app.inject('/freebox/')).statusCode).toBe(200);
});
