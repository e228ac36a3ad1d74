import type { Page } from '@playwright/test';
import { contentPages } from './support/built-pages.ts';
import { drawAll } from './support/drawn.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

/** Tests that look at all pages: as many as keep the workers busy. */
const SHARES = 6;

for (let share = 0; share < SHARES; share += 1)
  test(`without scripts and pictures, pages stay as wide as their window and offer nothing dead, ${share + 1}/${SHARES}`, async ({
    page,
  }) => {
    const wider: string[] = [];
    const dead: string[] = [];
    for (const { name, path } of contentPages.filter((_, at) => at % SHARES === share)) {
      await page.setViewportSize({ width: 1280, height: 780 });
      await page.goto(path);
      for (const control of await deadControls(page)) dead.push(`${name}: ${control}`);
      await losePictures(page);
      // What waits to be drawn would hide what is wider than it.
      await drawAll(page);
      for (const width of [360, 768]) {
        await page.setViewportSize({ width, height: 780 });
        const by = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        if (by > 0) wider.push(`${name} by ${by} at ${width} px`);
      }
    }
    expect(wider).toEqual([]);
    expect(dead).toEqual([]);
  });

/** CSS answers them. */
const SERVED_BY_STYLES = '[data-subscriber-switch]';

/** What one could press, tick or choose, and only a script would answer. */
function deadControls(page: Page): Promise<string[]> {
  return page.evaluate(
    (served) =>
      [
        ...document.querySelectorAll<HTMLButtonElement | HTMLInputElement>(
          'button, input, select, textarea',
        ),
      ]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => {
          if (control.matches(`[popovertarget], [commandfor], ${served}`)) return false;
          return !control.form || (control.localName === 'button' && control.type !== 'submit');
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    SERVED_BY_STYLES,
  );
}

/** As when the server has none: a picture that is still awaited takes its room as if it had come. */
function losePictures(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const source of document.querySelectorAll('picture > source')) source.remove();
    const images = [...document.querySelectorAll('img')];
    for (const image of images) {
      image.removeAttribute('srcset');
      image.loading = 'eager';
      image.src = 'data:,';
    }
    await Promise.allSettled(images.map((image) => image.decode()));
  });
}
