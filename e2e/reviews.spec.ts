import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const ALL = '/freebox/informations/avis-freebox/';
const reviews = (page: Page) => page.locator('main article[id^=avis-]');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a review that is cut can be read to its end', async ({ page }) => {
    await page.goto(ALL);
    const longest = await reviews(page).evaluateAll(
      (all) =>
        all.toSorted((a, b) => (b.textContent.length > a.textContent.length ? 1 : -1))[0]?.id ?? '',
    );
    await page.goto('about:blank');
    await page.goto(`${ALL}?page=1#${longest}`);
    const review = page.locator(`#${longest}`);
    const more = review.getByText('Lire la suite');
    await expect(more).toBeVisible();
    const text = more.locator('xpath=ancestor::details/preceding-sibling::p');
    const isCut = () => text.evaluate((node) => node.scrollHeight > node.clientHeight + 1);
    expect(await isCut()).toBe(true);
    await more.click();
    expect(await isCut()).toBe(false);
  });
});

test('a link to a review shows it, whatever page it is on', async ({ page }) => {
  await page.goto(ALL);
  const last = reviews(page).last();
  await expect(last).toBeHidden();
  const id = await last.getAttribute('id');
  await page.goto('about:blank');
  await page.goto(`${ALL}?page=1#${id}`);
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

test('a note chosen on a slow network is kept when the script arrives', async ({ page }) => {
  let release = () => {};
  const chosen = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/ReviewBrowser*.js', async (route) => {
    await chosen;
    await route.continue();
  });
  await page.goto(ALL);
  const four = page.getByRole('radio', { name: '4 étoiles' });
  await four.check({ force: true });
  release();
  await expect(page).toHaveURL(/notes=4/);
  await expect(four).toBeChecked();
});
