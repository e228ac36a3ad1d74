import type { Page } from '@playwright/test';
import { expect, test, transitionTimes } from './support/storybook.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Voir les mentions légales' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Mentions légales de l’offre' });
const bodyIsMarked = (page: Page) =>
  page.evaluate(() => document.body.classList.contains('modal-open'));

for (const placement of ['closed', 'closed-side']) {
  test(`a modal (${placement}) opens, keeps the focus inside and gives it back`, async ({
    openStory,
  }) => {
    const page = await openStory(`modal--${placement}`);
    await page.keyboard.press('Tab');
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    expect(await bodyIsMarked(page)).toBe(true);
    // The room of the scroll bar, which no backdrop covers, is as dim as the page behind, and the page no dimmer.
    const shades = await dialog(page).evaluate((node) => ({
      backdrop: getComputedStyle(node, '::backdrop').backgroundColor,
      gutter: getComputedStyle(document.documentElement).backgroundColor,
      page: getComputedStyle(document.body).backgroundColor,
    }));
    expect(shades).toEqual({ ...shades, gutter: shades.backdrop, page: 'rgb(255, 255, 255)' });
    await expect(dialog(page).getByRole('button', { name: 'Fermer' })).toBeFocused();
    for (let presses = 0; presses < 5; presses += 1) {
      await page.keyboard.press('Tab');
      await expect(opener(page)).not.toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect.poll(() => bodyIsMarked(page)).toBe(false);
  });
}

test('a modal shows its content after 150 ms and lets it leave in 300 ms', async ({
  openStory,
}) => {
  const page = await openStory('modal--closed');
  const element = page.locator('#mentions');
  const timing = () =>
    element.evaluate((node) => {
      const { transitionDelay, transitionDuration } = getComputedStyle(node);
      return [transitionDelay, transitionDuration].map((list) => [...new Set(list.split(', '))]);
    });
  const shown = await transitionTimes(page, 'opacity');
  await opener(page).click();
  const [opening] = await timing();
  expect(opening).toEqual(['0.15s']);
  await expect.poll(shown).not.toEqual([]);
  await dialog(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await timing()).toEqual([['0s'], ['0.3s']]);
});

test('the callback comes and the body is unmarked 300 ms after closing, not before', async ({
  openStory,
}) => {
  const page = await openStory('modal--closed');
  await page.clock.install();
  await page.clock.pauseAt(new Date('2030-01-01T10:00:00'));
  await opener(page).click();
  await dialog(page).evaluate((node: HTMLDialogElement) => {
    node.addEventListener('modal-closed', () => {
      node.dataset['told'] = 'yes';
    });
    node.addEventListener('close', () => {
      node.dataset['closed'] = 'yes';
    });
    node.close();
  });
  const element = page.locator('#mentions');
  await expect(element).toHaveAttribute('data-closed', 'yes');
  await page.clock.runFor(299);
  expect(await bodyIsMarked(page)).toBe(true);
  await expect(element).not.toHaveAttribute('data-told');
  await page.clock.runFor(1);
  expect(await bodyIsMarked(page)).toBe(false);
  await expect(element).toHaveAttribute('data-told', 'yes');
});

test('a click inside a modal leaves it open; the close button and the backdrop close it', async ({
  openStory,
}) => {
  const page = await openStory('modal--closed');
  await opener(page).click();
  await dialog(page).getByText('Offre réservée').click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(dialog(page)).toBeHidden();

  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toBeHidden();
});
