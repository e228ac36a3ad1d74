import { expect, test } from './support/test.ts';

const shown = '[data-shop]:not([hidden])';

test('a town shows its shops first, nearest first, on the list and on the map', async ({
  page,
}) => {
  await page.goto('/boutiques/');
  await page.getByLabel('Une ville ou un code postal').fill('lyon');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-shop-status]')).toContainText('autour de Lyon');
  await expect(page.locator(shown).first()).toContainText('Lyon');
  await expect(page.locator(shown).first()).toContainText(/à \d/);
  await expect(page.locator('path.map-shop').first()).toBeAttached();
});

test('around me asks for the position and sorts by it', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ longitude: 1.444, latitude: 43.604 });
  await page.goto('/boutiques/');
  await page.getByRole('button', { name: 'Autour de moi' }).click();
  await expect(page.locator(shown).first()).toContainText('Toulouse');
});

test('a refused position is explained', async ({ page, context }) => {
  await context.clearPermissions();
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_found, failed) =>
      failed?.({ code: 1 } as GeolocationPositionError);
  });
  await page.goto('/boutiques/');
  await page.getByRole('button', { name: 'Autour de moi' }).click();
  await expect(page.locator('[data-shop-status]')).toContainText('pas accessible');
});

test('open now follows the clock of Paris', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-17T10:30:00Z'));
  await page.goto('/boutiques/');
  await page.getByLabel('Ouvert maintenant').check();
  await expect(page.locator(shown).first()).toContainText('Ouvert jusqu’à');

  await page.clock.setFixedTime(new Date('2026-11-15T10:30:00Z'));
  await page.reload();
  await page.getByLabel('Ouvert maintenant').check();
  await expect(page.locator('[data-shop-status]')).toContainText('Aucune boutique ouverte');
});

test('SIM kiosks are a second layer', async ({ page }) => {
  await page.goto('/boutiques/');
  await expect(page.locator('[data-simbox]:not([hidden])')).toHaveCount(0);
  await page.getByLabel('Bornes carte SIM').check();
  await expect(page.locator('[data-shop-status]')).toContainText('221 adresses');
});

test('the menu’s link to the kiosks shows them at once', async ({ page }) => {
  await page.goto('/boutiques/?bornes=on');
  await expect(page.getByLabel('Bornes carte SIM')).toBeChecked();
  await expect(page.locator('[data-shop-status]')).toContainText('221 adresses');
});

test('a sample shop has its page and its hours, and tells search engines of no business', async ({
  page,
}) => {
  await page.goto('/boutiques/');
  await page.locator(shown).first().getByRole('link').click();
  await expect(page.getByRole('rowheader', { name: 'lundi' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Itinéraire/ })).toHaveAttribute(
    'href',
    /directions/,
  );
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).not.toContain('openingHoursSpecification');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every shop is listed', async ({ page }) => {
    await page.goto('/boutiques/');
    await expect(page.locator('[data-shop]')).toHaveCount(165);
    await expect(page.locator('[data-shop]').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Borne carte SIM/ })).toHaveCount(56);
  });
});
