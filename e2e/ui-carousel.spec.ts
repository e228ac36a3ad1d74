import type { Page } from '@playwright/test';
import { expect, test } from './support/storybook.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'Nos offres du moment' });
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name });
const slide = (page: Page, number: number) =>
  carousel(page).getByRole('listitem', { name: `${number} sur 5` });

test('a carousel is walked from the keyboard, pause first, and says where it is', async ({
  openStory,
}) => {
  const page = await openStory('carousel--moves-by-itself');
  const count = carousel(page).getByRole('status');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Mettre le défilement en pause')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Reprendre le défilement')).toBeFocused();
  // It may have moved on before the pause.
  const start = Number(/\d/.exec((await count.textContent()) ?? '')?.[0]);
  const after = (steps: number) => ((start - 1 + steps) % 5) + 1;

  await page.keyboard.press('Tab');
  await expect(button(page, 'Diapositive précédente')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Diapositive suivante')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(slide(page, after(1))).toBeInViewport({ ratio: 0.9 });
  await expect(count).toHaveText(new RegExp(`Diapositive ${after(1)}.*sur.*5`));
  await expect(count).toHaveAttribute('aria-live', 'polite');

  await page.keyboard.press('ArrowRight');
  await expect(slide(page, after(2))).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowLeft');
  await expect(slide(page, after(1))).toBeInViewport({ ratio: 0.9 });
  await expect(count).toHaveText(new RegExp(`Diapositive ${after(1)}.*sur.*5`));

  // Into the slides: each link brings its slide into view.
  for (const number of [1, 2, 3]) {
    await page.keyboard.press('Tab');
    await expect(slide(page, number).getByRole('link')).toBeFocused();
    await expect(slide(page, number)).toBeInViewport({ ratio: 0.9 });
  }
});

test('the last slide is followed by the first', async ({ openStory }) => {
  const page = await openStory('carousel--still');
  await button(page, 'Diapositive précédente').click();
  await expect(slide(page, 5)).toBeInViewport({ ratio: 0.9 });
  await button(page, 'Diapositive suivante').click();
  await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 });
});

test('a swipe moves it and is counted', async ({ openStory }) => {
  const page = await openStory('carousel--still');
  const box = await slide(page, 1).boundingBox();
  if (!box) throw new Error('nothing to swipe');
  await page.mouse.move(box.x + box.width / 2, box.y + 40);
  await page.mouse.wheel(box.width, 0);
  await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });
  await expect(carousel(page).getByRole('status')).toHaveText(/Diapositive 2/);
});

test('it moves by itself, but not for those who ask for less motion', async ({
  openStory,
  page,
}) => {
  await page.clock.install();
  await openStory('carousel--moves-by-itself');
  await page.clock.runFor(7_000);
  await expect(slide(page, 1)).not.toBeInViewport();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStory('carousel--moves-by-itself');
  await page.clock.runFor(21_000);
  await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 });
});
