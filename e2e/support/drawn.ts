import type { Page } from '@playwright/test';

/**
 * Draws what waits until one comes near it: a height is then that of the whole page, and no guess.
 * As a style sheet of the document's own, which its security policy allows and the next page does not have.
 */
export async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('section, footer { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}
