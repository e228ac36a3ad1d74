import type { Page } from '@playwright/test';
import { expect, test } from './support/storybook.ts';

const MARGIN = 16;

const trigger = (page: Page) => page.getByRole('button', { name: 'À propos du Wi-Fi 7' });
const tooltip = (page: Page) => page.getByRole('tooltip');

test('a tooltip opens on hover, stays while the pointer is on it, and closes after', async ({
  openStory,
}) => {
  const page = await openStory('tooltip--closed');
  await expect(tooltip(page)).toBeHidden();
  await trigger(page).hover();
  await expect(tooltip(page)).toBeVisible();
  await tooltip(page).hover();
  await expect(tooltip(page)).toBeVisible();
  await page.mouse.move(600, 600);
  await expect(tooltip(page)).toBeHidden();
});

test('a tooltip opens on focus and closes on Escape, then on leaving', async ({ openStory }) => {
  const page = await openStory('tooltip--closed');
  await page.keyboard.press('Tab');
  await expect(trigger(page)).toBeFocused();
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toBeHidden();
  await expect(trigger(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(tooltip(page)).toBeHidden();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a tooltip opens on tap and closes on a tap elsewhere', async ({ openStory }) => {
    const page = await openStory('tooltip--closed');
    await trigger(page).tap();
    await expect(tooltip(page)).toBeVisible();
    await page.touchscreen.tap(180, 600);
    await expect(tooltip(page)).toBeHidden();
  });

  test('a second tap on its button closes a tooltip, a third opens it again', async ({
    openStory,
  }) => {
    const page = await openStory('tooltip--closed');
    await trigger(page).tap();
    await expect(tooltip(page)).toBeVisible();
    await trigger(page).tap();
    await expect(tooltip(page)).toBeHidden();
    await trigger(page).tap();
    await expect(tooltip(page)).toBeVisible();
  });
});

test('a tooltip goes with its button while the page scrolls, and leaves the window with it', async ({
  openStory,
}) => {
  const page = await openStory('tooltip--closed');
  await page.addStyleTag({ content: 'body { padding-block: 400px 3000px !important }' });
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toBeVisible();
  const gap = () =>
    tooltip(page).evaluate((bubble) => {
      const button = document.activeElement?.getBoundingClientRect();
      const { top, bottom } = bubble.getBoundingClientRect();
      if (!button) throw new Error('no button has the focus');
      return Math.min(Math.abs(top - button.bottom), Math.abs(button.top - bottom));
    });
  const before = await gap();
  const top = () => tooltip(page).evaluate((bubble) => bubble.getBoundingClientRect().top);
  const stood = await top();
  await page.evaluate(() => scrollBy(0, 150));
  await expect.poll(top).toBeCloseTo(stood - 150, 0);
  await expect.poll(gap).toBeCloseTo(before, 0);
  await page.evaluate(() => scrollBy(0, 2000));
  await expect(tooltip(page)).toBeHidden();
});

const corners = [
  { where: 'top left', css: 'inset: 0 auto auto 0' },
  { where: 'top right', css: 'inset: 0 0 auto auto' },
  { where: 'bottom left', css: 'inset: auto auto 0 0' },
  { where: 'bottom right', css: 'inset: auto 0 0 auto' },
  { where: 'middle', css: 'inset: 50% auto auto 50%' },
];
for (const width of [320, 1280]) {
  for (const { where, css } of corners) {
    test(`at ${width} px, from the ${where}, a tooltip keeps 16 px off the edges and off its button`, async ({
      openStory,
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      await openStory('tooltip--closed');
      await trigger(page).evaluate((node, style) => {
        node.style.cssText = `position: fixed; ${style}`;
      }, css);
      await page.keyboard.press('Tab');
      await expect(tooltip(page)).toBeVisible();
      const box = await tooltip(page).boundingBox();
      const button = await trigger(page).boundingBox();
      if (!box || !button) throw new Error('nothing to measure');
      expect(box.x).toBeGreaterThanOrEqual(MARGIN);
      expect(box.y).toBeGreaterThanOrEqual(MARGIN);
      expect(box.x + box.width).toBeLessThanOrEqual(width - MARGIN);
      expect(box.y + box.height).toBeLessThanOrEqual(700 - MARGIN);
      const apart =
        box.x >= button.x + button.width ||
        box.x + box.width <= button.x ||
        box.y >= button.y + button.height ||
        box.y + box.height <= button.y;
      expect(apart).toBe(true);
    });
  }
}
