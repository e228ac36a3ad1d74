import { chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../support/browser.ts';
import type { Engine } from './engine.ts';

/** Chromium, which the other two are compared with. */
export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: BROWSER_ARGUMENTS,
  });
  const page = await browser.newPage({ locale: 'fr-FR', reducedMotion: 'reduce' });
  return {
    name: 'chromium',
    version: browser.version(),
    resize: (width, height) => page.setViewportSize({ width, height }),
    open: async (address) => void (await page.goto(address)),
    evaluate: async <Args extends readonly unknown[], Answer>(
      run: (...args: Args) => Answer,
      ...args: Args
    ) =>
      // As source, like the other engines get it.
      (await page.evaluate(`(${String(run)})(...${JSON.stringify(args)})`)) as Answer,
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}
