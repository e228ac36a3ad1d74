import type { Page } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

const PAGES = ['/freebox/freebox-ultra-edition-limitee/', '/freebox/freebox-pop/'];
const LIMIT = 250 * 1024;

const sliderOf = (page: Page) => page.getByRole('slider', { name: 'Faites tourner la box' });
/** The frame in sight, and whether there is one at all. */
const framesOf = (page: Page) => page.locator('img[src*="/turn."]');

/** The files of frames that the page asked for, with their sizes. */
function watchFrames(page: Page): number[] {
  const sizes: number[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/turn.')) sizes.push((await response.body()).length);
  });
  return sizes;
}

for (const path of PAGES)
  test(`${path}: the box turns with keys and by dragging, and its frames wait for that`, async ({
    page,
  }) => {
    const sizes = watchFrames(page);
    await page.goto(path);
    const slider = sliderOf(page);
    await slider.scrollIntoViewIfNeeded();
    await hydrated(page);
    await expect(slider).toHaveAttribute('aria-valuetext', 'Vue 1 sur 24');
    expect(sizes).toEqual([]);

    await slider.press('ArrowRight');
    await slider.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Vue 3 sur 24');
    await expect(framesOf(page)).toBeVisible();
    // Enlarged, their edges would show steps.
    const isEnlarged = framesOf(page).evaluate(
      (image: HTMLImageElement) => image.clientWidth > image.naturalWidth,
    );
    expect(await isEnlarged).toBe(false);
    await expect.poll(() => sizes.length).toBe(1);
    expect(sizes[0]).toBeLessThanOrEqual(LIMIT);

    const box = await framesOf(page).boundingBox();
    if (!box) throw new Error('the frames have no place');
    const y = box.y + box.height / 3;
    await page.mouse.move(box.x + box.width / 2, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 4, y);
    await page.mouse.up();
    // A quarter of the picture to the left is a quarter of a turn back, past the first frame.
    await expect(slider).toHaveAttribute('aria-valuetext', 'Vue 21 sur 24');
    await expect(slider).toHaveValue('20');
  });

test('without script the picture stands still, and no slider promises more', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/freebox/freebox-pop/');
  await expect(sliderOf(page)).toBeHidden();
  await expect(
    page
      .getByRole('region', { name: /sous tous les angles/ })
      .locator('img')
      .last(),
  ).toHaveAttribute('alt', /Pop/);
});
