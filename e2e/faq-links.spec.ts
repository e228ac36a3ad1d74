import { expect, test } from './support/test.ts';

const ANSWER = /À l’ouverture, 49\s€ de frais de mise en service/;

test('a link to an answer opens it and shows it', async ({ page }) => {
  await page.goto('/freebox/#frais');
  await expect(page.getByText(ANSWER)).toBeInViewport();
  await expect(page.getByText('Y a-t-il des frais en plus de l’abonnement')).toBeInViewport();
});

test('without JavaScript too', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/freebox/#frais');
  await expect(page.getByText(ANSWER)).toBeInViewport();
});

test('from the search, on the page one already reads', async ({ page }) => {
  await page.goto('/freebox/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('frais de résiliation');
  await page
    .getByRole('dialog', { name: 'Rechercher sur le site' })
    .getByRole('link', { name: /frais en plus/ })
    .click();
  await expect(page.getByRole('main').getByText(ANSWER)).toBeInViewport();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('on paper every answer is read, folded or not', async ({ page }) => {
  await page.goto('/freebox/');
  const answer = page.getByRole('main').getByText(ANSWER);
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  await expect
    .poll(() => answer.evaluate((text) => text.parentElement?.closest('div')?.clientHeight ?? 0))
    .toBeGreaterThan(20);
});
