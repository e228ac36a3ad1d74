import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { init, track } from '@plausible-analytics/tracker';
import type { APIRequestContext, Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, installedBrowser } from '../tools/support/browser.ts';
import { accessibilityFaults } from './support/axe.ts';
import { expect, test } from './support/test.ts';

/** Of .env.example, which the server under test reads. */
const TOKEN = 'tableau-de-bord-local';
const POP = '/freebox/freebox-pop/';

const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
// The browser of the other tests says that it is a program, and is not counted.
// Said by the browser itself: what leaves with a page that is left does not know of `userAgent`.
const executablePath = installedBrowser();
test.use({
  launchOptions: {
    args: [...BROWSER_ARGUMENTS, `--user-agent=${USER_AGENT}`],
    ...(executablePath && { executablePath }),
  },
});
// One store, whose counts these tests compare before and after.
test.describe.configure({ mode: 'serial' });

/** A panel of the dashboard as a spreadsheet: rows of cells, the first row left out. */
async function exported(request: APIRequestContext, panel: string): Promise<string[][]> {
  const response = await request.get(`/stats/export.csv?panneau=${panel}&periode=7j`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(response.status()).toBe(200);
  const [, ...rows] = (await response.text()).trim().split('\r\n');
  return rows.map((row) => row.split(';'));
}

/** The number at the end of the row that starts with these cells. */
async function counted(
  request: APIRequestContext,
  panel: string,
  ...cells: string[]
): Promise<number> {
  const rows = await exported(request, panel);
  return Number(rows.find((row) => cells.every((cell, at) => row[at] === cell))?.at(-1) ?? 0);
}

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/stats');
  await page.getByLabel('Jeton d’accès').fill(TOKEN);
  await page.getByRole('button', { name: 'Ouvrir le tableau de bord' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audience du site');
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
}

test('a visit is counted: the page, what is used on it, how fast it felt', async ({
  page,
  request,
  context,
}) => {
  const views = await counted(request, 'pages', 'freebox-pop');
  const uses = await counted(request, 'actions', 'freebox-pop', 'header > logo');
  const vitals = await counted(request, 'vitesse', 'freebox-pop', 'LCP');

  await page.goto(`${POP}?nom=secret`);
  await expect.poll(() => counted(request, 'pages', 'freebox-pop')).toBe(views + 1);
  // Leaves the page at once: what was gathered leaves with it.
  await page.locator('header [data-track="header > logo"]').first().click();
  await expect(page).toHaveURL('/freebox/');

  await expect
    .poll(() => counted(request, 'actions', 'freebox-pop', 'header > logo'))
    .toBe(uses + 1);
  await expect.poll(() => counted(request, 'vitesse', 'freebox-pop', 'LCP')).toBe(vitals + 1);
  expect(await context.cookies()).toEqual([]);
});

test('following a subscription link is the last step, and tells which box', async ({
  page,
  request,
}) => {
  const links = await counted(request, 'abonnement', 'lien suivi', 'freebox-pop', 'pop');
  const last = await counted(request, 'abonnement', 'subscription');
  await page.route(/00_choose_offre/, (route) => route.fulfill({ body: 'Abonnement' }));

  await page.goto(POP);
  await page.locator('main a[href*="pre_box=pop"]').first().click();

  await expect
    .poll(() => counted(request, 'abonnement', 'lien suivi', 'freebox-pop', 'pop'))
    .toBe(links + 1);
  expect(await counted(request, 'abonnement', 'subscription')).toBeGreaterThanOrEqual(
    Math.max(1, last),
  );
});

test('a link followed on a slow network, before the page is all there, is counted too', async ({
  page,
  request,
}) => {
  const views = await counted(request, 'pages', 'freebox-pop');
  const links = await counted(request, 'abonnement', 'lien suivi', 'freebox-pop', 'pop');
  await page.route(/00_choose_offre/, (route) => route.fulfill({ body: 'Abonnement' }));
  // A picture that never comes keeps the page from being loaded, and a script from ever being asked for.
  await page.route(/\.avif$/, () => undefined);
  const late: string[] = [];
  page.on('request', (seen) => late.push(seen.url()));
  await page.goto(POP, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'started' in document.documentElement.dataset);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');

  await page.locator('main a[href*="pre_box=pop"]').first().click();
  await expect(page.getByText('Abonnement', { exact: true })).toBeVisible();

  await expect
    .poll(() => counted(request, 'abonnement', 'lien suivi', 'freebox-pop', 'pop'))
    .toBe(links + 1);
  expect(await counted(request, 'pages', 'freebox-pop')).toBe(views + 1);
  expect(late.filter((url) => url.includes('/vitals.'))).toEqual([]);
});

for (const [signal, property, value] of [
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
] as const)
  test(`a browser with ${signal} sends nothing`, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (seen) => {
      if (seen.url().includes('/api/event')) sent.push(seen.url());
    });
    await page.addInitScript(
      ([name, is]) => Object.defineProperty(Navigator.prototype, name, { get: () => is }),
      [property, value] as const,
    );
    await page.goto(POP, { waitUntil: 'networkidle' });
    await page.locator('summary[data-track^="faq"]').first().click();
    await page.goto('/freebox/', { waitUntil: 'networkidle' });
    expect(sent).toEqual([]);
  });

test('who asks not to be counted is not, from the next page on', async ({ page }) => {
  await page.goto('/freebox/cookies/');
  await page.getByRole('button', { name: 'Ne plus compter mes visites' }).click();
  await expect(page.getByText('ne sont plus comptées')).toBeVisible();
  const sent: string[] = [];
  // What this page had to say may leave with it.
  await page.goto('/plan-du-site/', { waitUntil: 'networkidle' });
  page.on('request', (seen) => {
    if (seen.url().includes('/api/event')) sent.push(seen.url());
  });
  await page.goto(POP, { waitUntil: 'networkidle' });
  await page.locator('summary[data-track^="faq"]').first().click();
  await page.goto('/freebox/', { waitUntil: 'networkidle' });
  expect(sent).toEqual([]);
});

test('Plausible’s own tracker posts here and is counted', async ({ page, request }) => {
  const resolve = createRequire(import.meta.url).resolve;
  const tracker = readFileSync(resolve('@plausible-analytics/tracker'), 'utf8');
  const views = await counted(request, 'pages', 'wifi-7');
  const uses = await counted(request, 'actions', 'wifi-7', 'Essai');
  // A page of someone who measures with it, at an address of ours.
  await page.route('**/freebox/wifi-7/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Essai</title><p>Essai',
    }),
  );
  await page.route('**/tracker.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: tracker }),
  );
  await page.goto('/freebox/wifi-7/');

  const statuses = await page.evaluate(async () => {
    const address = '/tracker.js';
    const plausible = (await import(address)) as { init: typeof init; track: typeof track };
    plausible.init({ domain: 'localhost', endpoint: '/api/event', captureOnLocalhost: true });
    return new Promise<number | undefined>((done) => {
      plausible.track('Essai', {
        props: { offre: 'pop' },
        callback: (result) => done(result && 'status' in result ? result.status : undefined),
      });
    });
  });

  expect(statuses).toBe(202);
  await expect.poll(() => counted(request, 'pages', 'wifi-7')).toBe(views + 1);
  await expect.poll(() => counted(request, 'actions', 'wifi-7', 'Essai')).toBe(uses + 1);
});

test('the dashboard opens with its token only', async ({ page }) => {
  const stranger = await page.goto('/stats');
  expect(stranger?.status()).toBe(401);
  expect(stranger?.headers()['x-robots-tag']).toContain('noindex');
  await expectAccessible(page);

  await page.getByLabel('Jeton d’accès').fill('un-autre-jeton-que-le-bon');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Jeton d’accès')).toHaveAccessibleDescription(
    'Ce jeton n’est pas le bon.',
  );
  await expectAccessible(page);

  await openDashboard(page);
  const wayOut = page.getByRole('button', { name: 'Se déconnecter' });
  // On a phone too, it stands beside the name.
  await page.setViewportSize({ width: 360, height: 740 });
  const name = await page.locator('header p').first().boundingBox();
  expect((await wayOut.boundingBox())?.y).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0));
  await wayOut.click();
  await expect(page.getByLabel('Jeton d’accès')).toBeVisible();
});

test('the dashboard shows charts, their tables, and exports them', async ({ page, request }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused/.test(message.text())) refused.push(message.text());
  });
  const u = `http://localhost${POP}`;
  const sent = await request.post('/api/event', {
    headers: { 'user-agent': USER_AGENT },
    data: [
      { n: 'pageview', u },
      { n: 'web-vital', u, p: { metric: 'LCP', value: 1_800 } },
    ],
  });
  expect(sent.status()).toBe(202);
  await expect.poll(() => counted(request, 'vitesse', 'freebox-pop', 'LCP')).toBeGreaterThan(0);

  await openDashboard(page);
  await page.getByRole('link', { name: '7 jours' }).click();
  await expect(page.getByRole('link', { name: '7 jours' })).toHaveAttribute('aria-current', 'page');

  const visits = page.getByRole('region', { name: 'Visites par jour' });
  await expect(visits.getByRole('img', { name: /Visites et pages vues/ })).toBeVisible();
  await visits.getByText('Voir le tableau').press('Enter');
  await expect(visits.getByRole('row')).toHaveCount(8);
  await expect(
    page.getByRole('region', { name: 'Pages' }).getByRole('rowheader').first(),
  ).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Jusqu’à l’abonnement' }).getByRole('img'),
  ).toBeVisible();
  const speed = page.getByRole('region', { name: 'Vitesse ressentie' });
  await speed.getByText('Voir page par page').click();
  await expect(speed.getByRole('rowheader', { name: 'freebox-pop', exact: true })).toBeVisible();
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV : Pages' }).click();
  expect((await download).suggestedFilename()).toMatch(/^pages-\d{4}-\d\d-\d\d-.*\.csv$/);
  expect(refused).toEqual([]);
});

test('the dashboard fits the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openDashboard(page);
  for (const summary of await page.locator('summary').all()) await summary.click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page);
});
