import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Whoever forces colours sees no background of ours: what it said must be said by a line. */
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });
test.use({ viewport: { width: 1280, height: 800 } });

const pictureOf = async (place: Locator) =>
  (await place.screenshot({ animations: 'disabled' })).toString('base64');

/** Whether one sees that a thing has its mark: it looks otherwise without. */
async function isSeen(place: Locator, mark: string): Promise<boolean> {
  const marked = await pictureOf(place);
  // It would no longer be found by its mark.
  await place.evaluate((element, name) => {
    element.removeAttribute(name);
    element.id = 'unmarked';
  }, mark);
  return (await pictureOf(place.page().locator('#unmarked'))) !== marked;
}

test('the list of the TV that is open is told from the others', async ({ page }) => {
  await page.goto('/freebox/free-tv/liste-chaines/');
  const link = page.getByRole('main').getByRole('link', { name: 'Liste des chaînes' }).first();
  await expect(link).toHaveAttribute('aria-current', 'page');
  expect(await isSeen(link, 'aria-current')).toBe(true);
});

test('the questions that were answered are told from the others', async ({ page }) => {
  await page.goto('/freebox/aidez-moi-a-choisir/');
  await page.getByRole('button', { name: 'Oui', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Voulez-vous la TV' })).toBeVisible();
  const dot = page.locator('[data-done]').first();
  await expect(dot).toBeVisible();
  expect(await isSeen(dot, 'data-done')).toBe(true);
});

test('the entry of the menu that is open is told from the others', async ({ page }) => {
  await page.goto('/freebox/freebox-pop/');
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  const entry = menu.getByRole('button', { name: 'Assistance', exact: true });
  const closed = await pictureOf(entry);
  const panel = entry.locator('+ [popover]');
  await panel.evaluate((element: HTMLElement) => element.showPopover());
  expect(await pictureOf(entry)).not.toBe(closed);
  await panel.evaluate((element: HTMLElement) => element.hidePopover());
  expect(await pictureOf(entry)).toBe(closed);
});

test('the wordmark is whole: what follows it lies over none of its letters', async ({ page }) => {
  await page.goto('/freebox/freebox-pop/');
  const logo = page.getByRole('banner').getByRole('link', { name: 'Free : accueil' });
  const mark = await markIn(page, logo);
  const whole = await mark();
  await logo.evaluate((link) => {
    while (link.lastChild !== link.firstElementChild) link.lastChild?.remove();
  });
  expect(await mark()).toBe(whole);
});

test('buttons have an edge, and the chip that is chosen is told from the others', async ({
  page,
}) => {
  await page.goto('/freebox/freebox-pop/');
  // Not drawn by a background, which those colours take away.
  const edges = await page
    .getByRole('main')
    .getByRole('link', { name: /^Je m’abonne/ })
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => parseFloat(getComputedStyle(link).borderTopWidth)));
  expect(edges.length).toBeGreaterThan(0);
  expect(Math.min(...edges)).toBeGreaterThan(0);

  await page.goto('/freebox/informations/avis-freebox/');
  const chips = page.getByRole('main').getByRole('radio');
  const looks = await chips.evaluateAll((radios) =>
    radios.map((radio) => {
      const { backgroundColor, borderTopColor, outlineStyle } = getComputedStyle(
        radio.closest('label') ?? radio,
      );
      return {
        isChosen: (radio as HTMLInputElement).checked,
        backgroundColor,
        borderTopColor,
        outlineStyle,
      };
    }),
  );
  const chosen = looks.find(({ isChosen }) => isChosen);
  const other = looks.find(({ isChosen }) => !isChosen);
  expect([chosen, other]).not.toContain(undefined);
  expect({ ...chosen, isChosen: false }).not.toEqual(other);
});

/** Where cards, chips and buttons of each kind stand. */
const GROUNDS = [
  '/freebox/',
  '/freebox/freebox-pop/',
  '/freebox/comparer-nos-offres-freebox/',
  '/freebox/aidez-moi-a-choisir/',
  '/freebox/free-tv/liste-chaines/',
  '/freebox/jeu-concours/universal-plus/',
  '/freebox/fibre-optique/',
  '/freebox/free-family/',
  '/freebox/informations/nous-contacter/',
  '/boutiques/',
] as const;

for (const path of GROUNDS)
  test(`what is told by its ground on ${path} has an edge`, async ({ page }) => {
    await page.goto(path);
    const bare = await page.locator('header, main').evaluateAll((parts) =>
      parts
        .flatMap((part) => [...part.querySelectorAll<HTMLElement>('*')])
        .filter((element) => {
          const style = getComputedStyle(element);
          // Round, so no band of the page nor a corner of a table; as large as something one would read or touch.
          return (
            element.checkVisibility() &&
            element.clientWidth > 16 &&
            element.tagName !== 'TH' &&
            // No field, which the browser draws, nor the ground of an icon.
            element.textContent !== '' &&
            parseFloat(style.borderTopLeftRadius) >= 4 &&
            !style.backgroundColor.endsWith(', 0)') &&
            style.forcedColorAdjust !== 'none' &&
            parseFloat(style.borderTopWidth) === 0 &&
            style.outlineStyle === 'none'
          );
        })
        .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
    );
    expect(bare).toEqual([]);
  });

test('on a phone the speeds of a box are in one frame', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/freebox/freebox-pop/');
  const widths = await page
    .getByText('Sans fil', { exact: true })
    .locator('xpath=ancestor::dl')
    .evaluate((frame) =>
      [frame, ...frame.children].map((part) => getComputedStyle(part).borderInlineStartWidth),
    );
  expect(widths).toEqual(['1px', '0px', '0px', '0px']);
});

/** Takes the picture of the place of the mark, with room for a letter that leans. */
async function markIn(page: Page, logo: Locator) {
  const box = await logo.locator(':scope > span').first().boundingBox();
  if (!box) throw new Error('no mark');
  const clip = { ...box, width: box.width + 6 };
  return async () => (await page.screenshot({ clip })).toString('base64');
}
