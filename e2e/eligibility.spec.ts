import type { Page } from '@playwright/test';
import { accessibilityFaults } from './support/axe.ts';
import { startServerWithGeocoder } from './support/server-with-geocoder.ts';
import { expect, test } from './support/test.ts';

const PAGE = '/freebox/fibre-optique/';
const field = (page: Page) =>
  page.getByRole('combobox', { name: 'Votre adresse, commune ou code postal' });
const result = (page: Page) => page.locator('[data-result]').first();

const answer = {
  citycode: '42218',
  city: 'Saint-Étienne',
  fibreShare: 0.93,
  plannedQuarter: null,
  box5g: false,
  copper: null,
  source: { kind: 'sample' },
};

async function choose(page: Page, text = 'saint etienne') {
  await page.goto(PAGE);
  await field(page).fill(text);
  await page.getByRole('option', { name: /^Saint-Étienne 42000/ }).click();
}

const STATES = [
  { status: 'available', changes: {}, title: 'la fibre est à Saint-Étienne', offers: 3 },
  {
    status: 'adsl-closing',
    changes: { copper: { commercial: '2026-01-31', technical: '2027-01-31' } },
    title: 'À Saint-Étienne, l’ADSL s’arrête le 31 janvier 2027',
    offers: 3,
  },
  {
    status: 'planned',
    changes: { plannedQuarter: '2027-T2' },
    title: 'La fibre arrive à Saint-Étienne : 2e trimestre 2027',
    offers: 0,
  },
  {
    status: 'planned',
    changes: { plannedQuarter: '2027-T2', box5g: true },
    title: 'La fibre arrive à Saint-Étienne : 2e trimestre 2027',
    offers: 1,
  },
  {
    status: 'box-5g',
    changes: { box5g: true },
    title: 'la Box 5G prend le relais',
    offers: 1,
  },
  { status: 'unknown', changes: {}, title: 'vérifier pour Saint-Étienne', offers: 0 },
];

for (const { status, changes, title, offers } of STATES) {
  test(`the answer ${status} (${offers} offers) says what it means and what to do`, async ({
    page,
  }) => {
    await page.route('**/api/eligibility?*', (route) =>
      route.fulfill({ json: { ...answer, ...changes, status } }),
    );
    await choose(page);
    const heading = result(page).getByRole('heading', { level: 3 });
    await expect(heading).toContainText(title);
    await expect(heading).toBeFocused();
    await expect(result(page).getByRole('listitem')).toHaveCount(offers);
    await expect(result(page).getByText('Données d’exemple')).toBeVisible();
    expect(await accessibilityFaults(page, { within: '[data-eligibility]' })).toEqual([]);
  });
}

test('the keyboard alone chooses a suggestion, and Escape closes them', async ({ page }) => {
  await page.goto(PAGE);
  await field(page).fill('le havr');
  await expect(page.getByRole('option').first()).toContainText('Le Havre');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('Le Havre');
  await expect(result(page)).toContainText('Le Havre');
});

test('the address is asked once: the next page already knows it', async ({ page }) => {
  await choose(page);
  await expect(result(page)).toBeVisible();
  await page.goto('/freebox/demenagement/');
  await expect(field(page)).toHaveValue('Saint-Étienne');
  await expect(result(page)).toContainText('Saint-Étienne');
});

for (const [what, fulfil] of [
  ['refused', { abort: true }],
  ['busy', { status: 429, headers: { 'retry-after': '30' }, body: '' }],
  ['broken', { status: 500, body: 'oups' }],
  ['garbage', { status: 200, body: '<html>' }],
] as const) {
  test(`when the geocoder is ${what}, the visitor is told and keeps what was typed`, async ({
    page,
  }) => {
    await page.route('**/api/geo/search?*', (route) =>
      'abort' in fulfil ? route.abort() : route.fulfill(fulfil),
    );
    await page.goto(PAGE);
    await field(page).fill('saint etienne');
    await page.getByRole('button', { name: 'Tester' }).click();
    await expect(result(page)).toContainText('Le test ne répond pas pour l’instant');
    await expect(field(page)).toHaveValue('saint etienne');
  });
}

/** The geocoder behind our own service, over real HTTP: the municipality answers in its place. */
for (const mode of ['refuses', 'slow', 'busy', 'garbage'] as const) {
  test(`when the geocoder behind the service ${mode}, every answer is still given`, async ({
    context,
  }) => {
    const server = await startServerWithGeocoder(mode);
    try {
      // Side by side, each on a first visit of its own: most of it is waiting.
      await Promise.all(
        STATES.map(async ({ status, changes, title }) => {
          const page = await context.newPage();
          await page.route('**/api/eligibility?*', (route) =>
            route.fulfill({ json: { ...answer, ...changes, status } }),
          );
          await page.goto(`${server.url}${PAGE}`);
          await field(page).fill('4 rue Victor Hugo 42000 saint etienne');
          await page.getByRole('button', { name: 'Tester' }).click();
          await expect(result(page).getByRole('heading', { level: 3 })).toContainText(title);
        }),
      );
      expect(server.asked()).toBeGreaterThan(0);
    } finally {
      await server.close();
    }
  });
}

test('when eligibility itself is down, the visitor is told', async ({ page }) => {
  await page.route('**/api/eligibility?*', (route) => route.abort());
  await choose(page);
  await expect(result(page)).toContainText('Le test ne répond pas');
});

test('a slow geocoder gives way to the time-out', async ({ page }) => {
  await page.route('**/api/geo/search?*', () => undefined);
  await page.goto(PAGE);
  await field(page).fill('lyon');
  await page.getByRole('button', { name: 'Tester' }).click();
  await expect(result(page)).toContainText('Le test ne répond pas', { timeout: 10_000 });
});

test('an unknown address is said to be unknown', async ({ page }) => {
  await page.goto(PAGE);
  await field(page).fill('xqzkwv jbt');
  await page.getByRole('button', { name: 'Tester' }).click();
  await expect(result(page)).toContainText('Nous n’avons pas trouvé cette adresse');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is answered by a page', async ({ page }) => {
    await page.goto(PAGE);
    await page.getByLabel('Votre adresse, commune ou code postal').fill('saint etienne');
    await page.getByRole('button', { name: 'Tester' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Saint-Étienne');
    await expect(page.getByRole('link', { name: /Saint-Étienne-du-Rouvray/ })).toBeVisible();
  });
});

for (const address of ['/freebox/', '/freebox/freebox-pop/', '/freebox/nos-offres-freebox/'])
  test(`${address} asks on the way, and the answer has a page of its own`, async ({ page }) => {
    await page.goto(address);
    const entry = page.locator('[data-eligibility-entry]');
    await entry.getByLabel('Votre adresse, commune ou code postal').focus();
    await field(page).fill('saint etienne');
    await page.getByRole('option', { name: /^Saint-Étienne 42000/ }).click();
    await expect(page).toHaveURL(/\/api\/eligibility\/answer\?q=Saint/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Saint-Étienne');
    await page.goto('/freebox/');
    await expect(entry.getByLabel('Votre adresse, commune ou code postal')).toHaveValue(
      'Saint-Étienne',
    );
  });
