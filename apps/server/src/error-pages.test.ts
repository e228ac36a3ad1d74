import { expect, test } from 'vitest';
import type { PageState } from '@vitrine/domain/rendering';
import { pathOf, routeNamed, routesWith } from '@vitrine/domain/routes';
import { pino } from 'pino';
import { createErrorPages } from './error-pages.ts';
import { Refusal } from './forms/desk.ts';
import { ProblemError } from './problem.ts';
import type { HostedFile } from './release/hosted-file.ts';
import type { Renderer } from './release/renderer.ts';
import { createSite } from './release/site.ts';
import { startApp } from './testing/app.ts';
import { testConfig } from './testing/config.ts';
import { stateRenderer } from './testing/forms.ts';

/** Says what it was asked to render. */
function sayingRenderer(): Renderer & { asked: PageState[] } {
  const asked: PageState[] = [];
  return {
    ...stateRenderer,
    asked,
    async page(path, state) {
      asked.push(state);
      return {
        status: 500,
        html: `<h1>${path} ${JSON.stringify(state.refusal ?? state.nearest)}</h1>`,
        headers: { 'content-security-policy': "style-src 'sha256-x'" },
      };
    },
  };
}

test('a refusal outside the API is a page of the site with its own status, rendered once', async () => {
  const renderer = sayingRenderer();
  const { app } = await startApp({ renderer });
  const answers = [];
  for (let times = 0; times < 2; times += 1)
    answers.push(await app.inject({ method: 'DELETE', url: '/freebox/' }));

  for (const answer of answers) {
    expect(answer.statusCode).toBe(405);
    expect(answer.headers).toMatchObject({
      allow: 'GET, HEAD',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "style-src 'sha256-x'",
    });
    expect(answer.body).toBe('<h1>/500/ {"status":405,"sentence":null}</h1>');
  }
  expect(renderer.asked).toHaveLength(1);
});

test('a reason of our own is said on the page', async () => {
  const renderer = sayingRenderer();
  const { app } = await startApp({ renderer });
  app.get('/refused/', () => {
    throw new ProblemError(429, 'Patientez une minute.');
  });
  const answer = await app.inject('/refused/');
  expect(answer.statusCode).toBe(429);
  expect(answer.body).toContain('"sentence":"Patientez une minute."');
});

test('a problem of the API stays JSON, and an address without a page stays the 404 page', async () => {
  const renderer = sayingRenderer();
  const { app } = await startApp({ renderer });
  const api = await app.inject({ method: 'DELETE', url: '/api/home/faq' });
  expect([api.statusCode, api.headers['content-type']]).toEqual([
    405,
    'application/problem+json; charset=utf-8',
  ]);
  expect((await app.inject('/nulle-part/')).body).toContain('La page est introuvable');
  expect(renderer.asked).toEqual([]);
});

test('an address of the API that a browser opens answers its visitor with a page', async () => {
  const renderer = sayingRenderer();
  const { app } = await startApp({ renderer });
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const down = new Refusal(503, 'down');
  app.post('/api/refuses', () => {
    throw down;
  });

  const unread = await app.inject({ url: '/api/forms/receipt', headers });
  expect([unread.statusCode, unread.body]).toEqual([
    400,
    '<h1>/500/ {"status":400,"sentence":null}</h1>',
  ]);
  const nowhere = await app.inject({ url: '/api/nulle-part', headers });
  expect([nowhere.statusCode, nowhere.headers['content-type']]).toEqual([
    404,
    'text/html; charset=utf-8',
  ]);
  expect(nowhere.body).toContain('La page est introuvable');
  const { refusals } = await stateRenderer.content('form-answers');
  const refused = await app.inject({ method: 'POST', url: '/api/refuses', headers });
  expect(refused.statusCode).toBe(503);
  expect(refused.body).toContain(JSON.stringify(refusals.down));
});

test('a renderer that fails leaves a sentence and the status, and one line in the log', async () => {
  const { app, logLines } = await startApp();
  const answer = await app.inject({ method: 'DELETE', url: '/freebox/' });
  expect(answer.statusCode).toBe(405);
  expect(answer.body).toContain('se consulte seulement');
  expect(logLines.filter(({ msg }) => msg === 'error page not rendered')).toHaveLength(1);
});

test('a slip in an address is answered with the pages that it may have meant, rendered once', async () => {
  const renderer = sayingRenderer();
  const { app } = await startApp({ renderer });
  const headers = { accept: 'text/html,*/*', 'accept-encoding': 'br' };
  for (const url of ['/freebox/freebox-pops', '/freebox/freebox%20p%C3%B4p?from=mail'])
    expect(await app.inject({ url, headers })).toMatchObject({
      statusCode: 404,
      body: '<h1>/404/ ["box-pop"]</h1>',
    });
  expect(renderer.asked).toEqual([{ nearest: ['box-pop'] }]);
});

test('an address in other words is answered with the page that visitors type them for', async () => {
  const renderer = sayingRenderer();
  const site = { ...createSite('/'), releaseId: () => 'shown', file: () => ({}) as HostedFile };
  const pages = createErrorPages(testConfig(), site, renderer, pino({ enabled: false }));
  await pages.notFound({ status: 404, headers: {}, body: null }, '/freebox/formules');
  expect(renderer.asked).toEqual([{ nearest: ['nos-offres'] }]);
});

test('content that cannot be read leaves the words of addresses, and one line in the log', async () => {
  const renderer = sayingRenderer();
  renderer.content = () => {
    throw new Error('no content');
  };
  const { app, logLines } = await startApp({ renderer });
  const headers = { accept: 'text/html,*/*' };
  for (const url of ['/freebox/freebox-pops', '/freebox/freebox-popp']) {
    const answer = await app.inject({ url, headers });
    expect([answer.statusCode, answer.body]).toEqual([404, '<h1>/404/ ["box-pop"]</h1>']);
  }
  const said = logLines.filter(({ msg }) => String(msg).startsWith('nearest pages without'));
  expect(said).toMatchObject([{ level: 40, err: { message: 'no content' } }]);
});

test('a picture that is gone, and a form sent to a wrong address, cost no rendering', async () => {
  const renderer = sayingRenderer();
  const { app } = await startApp({ renderer });
  const asked = [
    { url: '/freebox/freebox-pop.png', headers: { accept: 'image/avif,*/*' } },
    { url: '/freebox/freebox-pops', method: 'POST', headers: { accept: 'text/html' } },
  ] as const;
  for (const request of asked) expect((await app.inject(request)).statusCode).toBe(404);
  expect(renderer.asked).toEqual([]);
});

test('a problem says what the page of its status says, for the form that shows it', async () => {
  const { app } = await startApp({ renderer: sayingRenderer() });
  const { refusals, failure } = await stateRenderer.content('pages/errors');
  for (const statusCode of [413, 500])
    app.get(`/api/refuses/${statusCode}`, async () => {
      throw Object.assign(new Error('cause'), { statusCode });
    });

  const long = await app.inject('/api/refuses/413');
  const broken = await app.inject('/api/refuses/500');

  expect(long.json().title).toBe(`${refusals['413'].title}. ${refusals['413'].text}`);
  expect(broken.json().title).toBe(failure.text);
});

test('however many addresses are tried, few pages are rendered for them, and a refusal keeps its own', async () => {
  const renderer = sayingRenderer();
  const config = testConfig();
  const site = { ...createSite('/'), releaseId: () => 'shown', file: () => ({}) as HostedFile };
  const pages = createErrorPages(config, site, renderer, pino({ enabled: false }));
  const paths = routesWith(config.flags)
    .filter((name) => !routeNamed(name).path.includes('['))
    .map((name) => pathOf(name, config.brand));
  const plain = { status: 404, headers: {}, body: null };
  for (const one of paths)
    for (const two of paths.slice(-12)) await pages.notFound(plain, one + two);
  expect(renderer.asked).toHaveLength(200);

  const refused = await pages.refused({ ...plain, status: 405 }, null);

  expect(String(refused.body)).toContain('"status":405');
});
