import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/storybook.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Voir les mentions légales' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Mentions légales de l’offre' });
const bodyIsMarked = (page: Page) =>
  page.evaluate(() => document.body.classList.contains('modal-open'));

/** Delay and duration of the transitions that run on an element right after an action. */
function timings(element: Locator): Promise<Record<string, { delay: number; duration: number }>> {
  return element.evaluate((node) =>
    Object.fromEntries(
      node.getAnimations().map((animation) => {
        const { delay = 0, duration = 0 } = animation.effect?.getTiming() ?? {};
        const name = animation instanceof CSSTransition ? animation.transitionProperty : 'other';
        return [name, { delay, duration: Number(duration) }];
      }),
    ),
  );
}

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
  await opener(page).click();
  const opening = await timings(dialog(page));
  expect(opening['opacity']?.delay).toBe(150);
  await expect
    .poll(() => dialog(page).evaluate((node) => getComputedStyle(node).opacity))
    .toBe('1');
  const closing = dialog(page).evaluate((node: HTMLDialogElement) => {
    node.close();
    return node.getAnimations().map((animation) => animation.effect?.getTiming());
  });
  for (const timing of await closing) {
    expect(timing).toMatchObject({ delay: 0, duration: 300 });
  }
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
