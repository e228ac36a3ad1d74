import type { Page } from '@playwright/test';
import { accessibilityFaults } from './support/axe.ts';
import { watchFaults } from './support/faults.ts';
import { expect, test } from './support/test.ts';

const PAGE = '/freebox/freebox-pop/';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Rechercher sur le site' });
const open = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Rechercher' });
const results = (page: Page) => dialog(page).getByRole('list', { name: 'Résultats' });

for (const width of [360, 1280])
  test.describe(`at ${width} px the search`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('finds a box despite accents and errors, by keyboard alone', async ({ page }) => {
      const faults = watchFaults(page);
      await page.goto(PAGE);
      await page.keyboard.press('Control+k');
      await expect(dialog(page)).toBeVisible();
      await expect(dialog(page).getByRole('searchbox')).toBeFocused();
      await page.keyboard.type('freebox revolutoin');
      await expect(results(page).getByRole('link').first()).toContainText('Révolution Light');
      await expect(dialog(page).getByRole('status')).toHaveText(/résultat/);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.keyboard.press('ArrowDown');
      await expect(results(page).getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/freebox-revolution-light\/$/);
      expect(faults).toEqual([]);
    });

    test('opens by its button and closes by Escape, its cross or a click beside', async ({
      page,
    }) => {
      await page.goto(PAGE);
      await open(page).click();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(open(page)).toBeFocused();
      await open(page).click();
      await dialog(page).getByRole('button', { name: 'Fermer la recherche' }).click();
      await expect(dialog(page)).toBeHidden();
      await open(page).click();
      await page.mouse.click(5, 735);
      await expect(dialog(page)).toBeHidden();
    });
  });

test('its index is not fetched before it opens', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /search/.test(url))).toEqual([]);
  const index = page.waitForResponse(/search-index\.json/);
  await open(page).click();
  expect((await index).status()).toBe(200);
});

test('says so when its index does not come', async ({ page }) => {
  await page.route(/search-index\.json/, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(PAGE);
  await open(page).click();
  await page.keyboard.type('fibre');
  await expect(dialog(page).getByRole('status')).toContainText('plan du site');
});
