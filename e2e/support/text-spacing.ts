import type { Page } from '@playwright/test';

/** Sets text as some readers need it (WCAG 1.4.12). */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, spaced];
  });
}
