import { expect, test } from '@playwright/test';

const PAGE = '/freebox/carte-fibre-optique/';
/** Kilobytes, as sent. */
const CODE_AT_MOST = 60;
const DATA_AT_MOST = 400;

test('the map loads late and within its budgets', async ({ page }) => {
  const sizes = { code: 0, data: 0 };
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    const { responseBodySize } = await response.request().sizes();
    if (/leaflet|\/map\./.test(pathname)) sizes.code += responseBodySize;
    if (pathname.startsWith('/geo/')) sizes.data += responseBodySize;
  });
  await page.goto('/freebox/fibre-optique/');
  await page.waitForLoadState('networkidle');
  expect(sizes).toEqual({ code: 0, data: 0 });

  await page.goto(PAGE);
  await expect(page.locator('[data-map=ready]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(sizes.code).toBeGreaterThan(0);
  expect(sizes.code).toBeLessThanOrEqual(CODE_AT_MOST * 1024);
  expect(sizes.data).toBeLessThanOrEqual(DATA_AT_MOST * 1024);
});

test('the keyboard goes from France to a department and back', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.locator('[data-map=ready]')).toBeVisible();
  await page.getByLabel('Département', { exact: true }).selectOption({ label: '42 Loire' });
  await expect(page.locator('[data-map-panel]')).toContainText('42 Loire : 320 communes');
  await page.getByLabel('Département', { exact: true }).selectOption({ label: 'Toute la France' });
  await expect(page.locator('[data-map-panel]')).toContainText('Choisissez un département');
  await page.getByRole('button', { name: 'Agrandir' }).press('Enter');
});

test('a municipality says its figures when it is touched', async ({ page }) => {
  await page.goto('/freebox/carte-fibre-optique/42/');
  await expect(page.locator('[data-map-panel]')).toContainText('communes');
  await page.locator('path.map-area.leaflet-interactive').nth(40).dispatchEvent('click');
  await expect(page.locator('[data-map-panel]')).toContainText('des logements raccordables');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the table says it all, down to the municipality', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator('[data-map-canvas]')).toBeHidden();
    await expect(page.getByRole('row')).toHaveCount(102);
    await page.getByRole('link', { name: '42 Loire' }).click();
    await expect(page.getByRole('rowheader', { name: 'Saint-Étienne', exact: true })).toBeVisible();
  });
});
