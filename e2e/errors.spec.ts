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
  await page.getByRole('button', { name: 'Chercher sur le site' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('freebox ultraa');
  await page.getByRole('list', { name: 'Résultats' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/freebox-ultra\/$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

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
