import { type Page, test as base } from '@playwright/test';
import { NOTHING } from '@vitrine/domain/consent/choice';
import { CONSENT_KEY } from '@vitrine/domain/storage-keys';
import { keptChoice } from './consent.ts';

export { expect } from '@playwright/test';

/**
 * The page of a visitor who has refused cookies, so that only the tests about consent meet its banner.
 * Those start from a first visit (`storageState: NEW_VISITOR`); page weights are judged both ways.
 *
 * Scripts start after the first paint, later than the `load` event that Playwright waits for: a test
 * begins when they run, unless it asks for less (`waitUntil: 'commit'`).
 */
export const test = base.extend<{ page: Page }>({
  page: async ({ page, baseURL, storageState, javaScriptEnabled }, use) => {
    // Where a new page has the pointer: the test before may have left it over something.
    await page.mouse.move(0, 0);
    if (javaScriptEnabled !== false) {
      // Not as a storage state, for which a page is opened and closed before every test.
      let beginning: Awaited<ReturnType<typeof beginVisit>> | null = await beginVisit(
        page,
        baseURL ?? '',
        storageState === undefined,
      );
      const { goto, reload } = page;
      page.goto = async (address, options) => {
        const response = await goto.call(page, address, options);
        // Begun by now: what a test does to it stays done.
        await beginning?.dispose();
        beginning = null;
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

/**
 * Every document of the site finds what a new tab has, none of the visit before in its session storage; and
 * a refusal, as if kept from an earlier visit. Until this is disposed of.
 */
function beginVisit(page: Page, origin: string, hasRefused: boolean) {
  return page.addInitScript(
    ([ours, key, choice]) => {
      if (self.origin !== ours) return;
      sessionStorage.clear();
      if (choice !== null && localStorage.getItem(key) === null) localStorage.setItem(key, choice);
    },
    [origin, CONSENT_KEY, hasRefused ? JSON.stringify(keptChoice(NOTHING)) : null] as const,
  );
}

/** The page's own scripts run; at once where it has none. */
async function started(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('script[data-starter]') ||
      'started' in document.documentElement.dataset,
  );
}
