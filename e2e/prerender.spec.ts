import { SIGN_UP_REALM_KEY } from '@vitrine/domain/storage-keys';
import { pageTypes } from '../tools/bench/support/page-types.ts';
import { openPlainBrowser, type PlainBrowser } from './support/plain-browser.ts';
import { expect, test } from './support/test.ts';

const SITE_MAP = '/plan-du-site/';
const POP = '/freebox/freebox-pop/';
const LINK = `main a[href="${POP}"]`;

let browser: PlainBrowser;
let origin: string;
// One after the other in one browser: opening it takes longer than what is asked of it.
test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ baseURL }) => {
  browser = await openPlainBrowser();
  origin = baseURL ?? '';
});
test.afterAll(() => browser.close());

/** A page whose scripts run. */
async function visit(path: string): Promise<void> {
  await browser.open(origin + path);
  await shown(path);
}

async function shown(path: string): Promise<void> {
  await expect
    .poll(() =>
      browser
        .ask<string>(`'started' in document.documentElement.dataset ? location.pathname : ''`)
        .catch(() => ''),
    )
    .toBe(path);
}

/** What is asked of the server for the page on show, and when, from the moment it was shown. */
const REQUESTS = `(() => {
  const [{ activationStart }] = performance.getEntriesByType('navigation');
  const requests = performance.getEntriesByType('resource').map(({ name, startTime }) => ({
    path: new URL(name).pathname, after: startTime - activationStart }));
  return { activationStart, requests };
})()`;
type Requests = { activationStart: number; requests: { path: string; after: number }[] };

test('a page that one rests on is there at once, and does nothing before it is shown', async () => {
  const ahead = `document.prerendering && document.readyState === 'complete' && location.pathname`;
  let requests: Requests['requests'] = [];
  // A browser that is short of processor or memory may pass over a page that it was asked for, or drop
  // it: asked again.
  await expect(async () => {
    await visit(SITE_MAP);
    await browser.ask(`sessionStorage.removeItem('${SIGN_UP_REALM_KEY}')`);
    await browser.hover('h1');
    await browser.hover(LINK);
    await expect.poll(() => browser.askAhead(ahead), { timeout: 8_000 }).toBe(POP);
    expect(await browser.askAhead(`'started' in document.documentElement.dataset`)).toBe(false);
    // Kept after the prerendered page took its copy of session storage.
    await browser.ask(`sessionStorage.setItem('${SIGN_UP_REALM_KEY}', 'offre')`);
    await browser.click(LINK);
    await shown(POP);
    const seen = await browser.ask<Requests>(REQUESTS);
    const what = `shown from memory, not passed over (${browser.passedOver.join()})`;
    expect(seen.activationStart, what).toBeGreaterThan(0);
    requests = seen.requests;
  }).toPass();

  const early = requests.filter(({ after }) => after < 0).map(({ path }) => path);
  expect(early.length).toBeGreaterThan(0);
  expect(early.filter((path) => /\.js$|^\/(?:api|fragments|pixels)\//.test(path))).toEqual([]);

  // What the visit learnt meanwhile is known: links lead to the other realm.
  expect(await browser.ask(`sessionStorage.getItem('${SIGN_UP_REALM_KEY}')`)).toBe('offre');
  expect(
    await browser.ask(`document.querySelectorAll('a[href*="/subscribe_promo/"]').length`),
  ).toBe(0);
  expect(
    await browser.ask(`document.querySelectorAll('a[href*="/offre/"]').length`),
  ).toBeGreaterThan(0);
  const counted = async () =>
    (await browser.ask<Requests>(REQUESTS)).requests.filter(({ path }) => path === '/api/event');
  await expect.poll(counted).toHaveLength(1);
});

for (const [type, path] of Object.entries(pageTypes))
  test(`${type}: a page that one left is kept as it was, for the way back`, async () => {
    await visit(path);
    await browser.ask(
      `addEventListener('pageshow', ({ persisted }) => { document.kept = persisted })`,
    );
    await browser.open(origin + SITE_MAP);
    await shown(SITE_MAP);
    await browser.ask('void history.back()');
    await shown(path);
    expect(
      await browser.ask(
        `document.kept ?? JSON.stringify(performance.getEntriesByType('navigation')[0].notRestoredReasons)`,
      ),
    ).toBe(true);
  });
