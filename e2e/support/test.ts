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
  page: async ({ page, baseURL, storageState, javaScriptEnabled, reuseContext }, use) => {
    // Where a new page has the pointer: the test before may have left it over something.
    if (reuseContext) await page.mouse.move(0, 0);
    if (javaScriptEnabled !== false) {
      // Not as a storage state, for which a page is opened and closed before every test.
      let refusal = storageState === undefined ? await refuseOn(page, baseURL ?? '') : null;
      const { goto, reload } = page;
      page.goto = async (address, options) => {
        const response = await goto.call(page, address, options);
        // Kept by now: what a test does to it stays done.
        await refusal?.dispose();
        refusal = null;
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

/** Every document of the site finds a refusal, as if kept from an earlier visit, until this is disposed of. */
function refuseOn(page: Page, origin: string) {
  return page.addInitScript(
    ([ours, key, choice]) => {
      if (self.origin === ours && localStorage.getItem(key) === null)
        localStorage.setItem(key, choice);
    },
    [origin, CONSENT_KEY, JSON.stringify(keptChoice(NOTHING))] as const,
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
