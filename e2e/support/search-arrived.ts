import type { Page } from '@playwright/test';

/** The search was fetched and has its styles: it opens, where it does, at that moment. */
export async function searchArrived(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const search = document.querySelector('[data-search]');
    const sheets = [...document.querySelectorAll('link[rel="stylesheet"]')] as HTMLLinkElement[];
    return search !== null && sheets.every(({ sheet }) => sheet !== null);
  });
  await page.evaluate(() => new Promise(requestAnimationFrame));
}
