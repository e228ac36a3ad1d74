import { type Page, test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/**
 * Scripts start after the first paint, later than the `load` event that Playwright waits for: a test
 * begins when they run, unless it asks for less (`waitUntil: 'commit'`).
 */
export const test = base.extend<{ page: Page }>({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) {
      const { goto, reload } = page;
      page.goto = async (address, options) => {
        const response = await goto.call(page, address, options);
        if (options?.waitUntil !== 'commit') await started(page);
        return response;
      };
      page.reload = async (options) => {
        const response = await reload.call(page, options);
        await started(page);
        return response;
      };
    }
    await use(page);
  },
});

/** The page's own scripts run; at once where it has none. */
async function started(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('script[data-starter]') ||
      'started' in document.documentElement.dataset,
  );
}
