import { searchArrived } from './support/search-arrived.ts';
import { expect, test } from './support/test.ts';

test('an unknown address answers 404 with a way on', async ({ page }) => {
  const response = await page.goto('/freebox/cette-page-n-existe-pas/');
  expect(response?.status()).toBe(404);
  expect(await page.title()).toBe('La page est introuvable - Free');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/freebox\/$/);
  await page.getByRole('link', { name: 'Voir le plan du site' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan du site');
});

test('a misspelt address shows the boxes, and searches for what it was about', async ({ page }) => {
  await page.goto('/freebox/freebox-ultraa.html');
  await expect(page.getByRole('main').getByRole('link', { name: 'Freebox Pop S' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Rechercher' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rechercher sur le site' });
  await expect(dialog.getByRole('searchbox')).toHaveValue('freebox ultraa');
  await page.getByRole('list', { name: 'Résultats' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/freebox-ultra\/$/);
});

test('what is typed where there is no page is searched for', async ({ page }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route('**/fragments/recherche/', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto('/freebox/cette-page-n-existe-pas/');
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Chercher sur le site' });
  await field.click();
  await page.keyboard.type('freebox');
  // All that was typed while the search was on its way, then the rest.
  await expect(field).toHaveValue('freebox');
  arrival.resolve();
  const dialog = page.getByRole('dialog', { name: 'Rechercher sur le site' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(' pop');
  await expect(dialog.getByRole('searchbox')).toHaveValue('freebox pop');
  await expect(dialog.getByRole('link').first()).toContainText('Freebox Pop');
  // Closed, it opens again with something else.
  await dialog.getByRole('button', { name: 'Fermer la recherche' }).click();
  await expect(field).toBeFocused();
  await field.fill('canal');
  await expect(dialog.getByRole('searchbox')).toHaveValue('canal');
  await expect(dialog.getByRole('link').first()).toContainText('CANAL');
});

test('Escape, or an empty field, keeps the search closed that was to come', async ({ page }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route('**/fragments/recherche/', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto('/freebox/cette-page-n-existe-pas/');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.pressSequentially('pop');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await field.fill('u');
  await page.keyboard.press('Backspace');
  await expect(field).toHaveValue('');
  arrival.resolve();
  await searchArrived(page);
  await expect(page.getByRole('dialog', { name: 'Rechercher sur le site' })).toBeHidden();
  await field.pressSequentially('ultra');
  await expect(page.getByRole('dialog').getByRole('searchbox')).toHaveValue('ultra');
});

test('where the search cannot come, what is typed is kept, sent and answered by a page', async ({
  page,
}) => {
  await page.route('**/fragments/recherche/', (route) => route.abort());
  await page.goto('/freebox/cette-page-n-existe-pas/');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.pressSequentially('pop');
  await expect(field).toHaveValue('pop');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/api\/search\?q=pop$/);
  await expect(page.getByRole('region', { name: /résultats/ })).toContainText('Freebox Pop');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the field of an unknown page searches the site', async ({ page }) => {
    await page.goto('/freebox/cette-page-n-existe-pas/');
    await page.getByRole('searchbox', { name: 'Chercher sur le site' }).fill('pop');
    await page.keyboard.press('Enter');
    await expect(
      page
        .getByRole('region', { name: /résultats/ })
        .getByRole('link')
        .first(),
    ).toContainText('Freebox Pop');
  });

  test('a slip in an address is answered with the page that it meant', async ({ page }) => {
    const response = await page.goto('/freebox/freebox-utra');
    expect(response?.status()).toBe(404);
    const heading = page.getByRole('heading', { name: 'Vous cherchiez peut-être' });
    const pages = heading.locator('+ ul');
    await expect(pages.getByRole('link').first()).toHaveText('Freebox Ultra');
    await expect(pages).toHaveCSS('list-style-type', '""');
  });

  test('another word of the same family finds its page', async ({ page }) => {
    await page.goto('/freebox/comparateur');
    const pages = page.getByRole('heading', { name: 'Vous cherchiez peut-être' }).locator('+ ul');
    await expect(pages.getByRole('link')).toHaveText(['Comparer les Freebox']);
  });

  test('an error page is never what was meant', async ({ page }) => {
    const response = await page.goto('/404/');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La page est introuvable');
    await expect(page.getByText('Vous cherchiez peut-être')).toHaveCount(0);
  });
});

test('the error page says what the specification says', async ({ page }) => {
  const response = await page.goto('/500/');
  expect(response?.status()).toBe(500);
  expect(await page.title()).toBe('Une erreur est survenue - Free');
  await expect(
    page.getByText('Oups, une erreur est survenue. Nous travaillons à corriger ce problème.'),
  ).toBeVisible();
});

test.describe('addresses', () => {
  for (const [from, to] of [
    ['/', '/freebox/'],
    ['/plan-du-site?a=1', '/plan-du-site/?a=1'],
    ['/freebox/freebox-pop?pk_source=x', '/freebox/freebox-pop/?pk_source=x'],
  ] as const) {
    test(`${from} leads to ${to}`, async ({ request }) => {
      const response = await request.get(from, { maxRedirects: 0 });
      expect([301, 308]).toContain(response.status());
      expect(response.headers()['location']).toBe(to);
    });
  }
});
