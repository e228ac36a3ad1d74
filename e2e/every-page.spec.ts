import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { contentPages } from './support/built-pages.ts';
import { watchFaults } from './support/faults.ts';

/** What holds on every page, whatever it says. */
for (const { name, path } of contentPages) {
  test(`${name} is sound, accessible and complete`, async ({ page }) => {
    const faults = watchFaults(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);

    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main')).toHaveCount(1);
    expect(await page.title()).toMatch(/.{15,} - Free$/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{30,}/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    );
    expect(await page.content()).not.toMatch(/\{product\}|\{[a-z0-9-]+\.[a-zA-Z]+\}/);

    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      ),
    ).toEqual([]);

    // Nothing scrolls sideways on the narrowest phone.
    await page.setViewportSize({ width: 320, height: 700 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect(faults).toEqual([]);
  });
}
