import type { Locator, Page } from '@playwright/test';
import type { RouteName } from '@vitrine/domain/routes';
import { contentPages } from './support/built-pages.ts';
import { drawAll } from './support/drawn.ts';
import { spaceText } from './support/text-spacing.ts';
import { expect, test } from './support/test.ts';

const BOXES = ['box-ultra', 'box-pop-s', 'box-5g'] as const satisfies readonly RouteName[];

const SCREENS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

/** Width of the specification, where the bar has room for it. */
const NARROW_BUTTON = 220;

/** A docked bar on a phone, its line included. */
const PHONE_BAR = 56;

const pathOf = (name: RouteName) => {
  const found = contentPages.find((page) => page.name === name);
  if (!found) throw new Error(`no page ${name}`);
  return found.path;
};

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('not laid out');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

const barOf = (page: Page) => page.locator('[data-sticky-bar]');
const buttonOf = (page: Page) => barOf(page).getByRole('link');
const scroll = (page: Page, top: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

/** Where the bar is not stuck, for the next width. */
async function backToTop(page: Page) {
  await scroll(page, 0);
  await expect(barOf(page)).not.toHaveAttribute('data-stuck');
}

/** The bar where it has come to rest. */
async function dockedBar(page: Page) {
  await expect(barOf(page)).toHaveAttribute('data-stuck');
  await barOf(page).evaluate((bar) =>
    Promise.all(bar.getAnimations({ subtree: true }).map((animation) => animation.finished)),
  );
  return boxOf(barOf(page).locator(':scope > *'));
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const name of BOXES)
  test(`${name} keeps its button in sight at every width`, async ({ page }) => {
    await page.goto(pathOf(name));
    await drawAll(page);
    const bar = barOf(page);
    const button = buttonOf(page);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      // One way to subscribe in the first screen: the bar's, as wide as the words above it.
      await expect(
        page.locator('main > section').first().getByRole('link', { name: 'Je m’abonne' }),
      ).toHaveCount(1);
      await expect(button).toBeInViewport({ ratio: 1 });
      const room = await boxOf(bar);
      expect(Math.round((await boxOf(button)).width)).toBe(Math.round(room.width));
      const height = await heightOf(page);

      await scroll(page, 2000);
      const docked = await dockedBar(page);
      const header = await boxOf(page.getByRole('banner'));
      // Right below the header, or at the top once that has gone, from edge to edge.
      expect(Math.abs(docked.y - Math.max(0, header.bottom))).toBeLessThanOrEqual(1);
      expect(docked.x).toBe(0);
      expect(docked.width).toBeGreaterThan(screen.width - 20);
      const narrow = await boxOf(button);
      if (screen.width < 600) {
        expect(docked.height).toBeLessThanOrEqual(PHONE_BAR);
        expect(narrow.width).toBeLessThan(screen.width / 2);
      } else expect(Math.round(narrow.width)).toBe(NARROW_BUTTON);
      // The whole price, on one line and what comes after on another, beside the button and not under it.
      const price = await boxOf(bar.locator('p:has(> .visually-hidden)'));
      expect(price.right).toBeLessThanOrEqual(narrow.x);
      expect(price.y).toBeGreaterThanOrEqual(docked.y);
      expect(price.bottom).toBeLessThanOrEqual(docked.bottom);
      // Nothing moved.
      expect(await heightOf(page)).toBe(height);

      // Scrolling up brings the header back, and the bar goes down with it.
      await scroll(page, 1500);
      await expect.poll(async () => (await boxOf(bar.locator(':scope > *'))).y).toBeGreaterThan(40);

      await scroll(page, 0);
      await expect(bar).not.toHaveAttribute('data-stuck');
      expect(await boxOf(button)).toEqual(expect.objectContaining({ width: room.width }));
    }
  });

test('a partner’s page has one button in its first screen, and keeps it in sight', async ({
  page,
}) => {
  await page.goto(pathOf('netflix'));
  const hero = page.locator('main section').first();
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await expect(hero.getByRole('link', { name: /Activer Netflix/ })).toHaveCount(1);
    await expect(page.locator('main [data-sticky-bar]')).toHaveCount(1);
    await expect(hero.locator('[data-sticky-bar]')).toHaveCount(1);
    await expect(buttonOf(page)).toHaveAttribute('target', '_blank');
    await scroll(page, 2000);
    const docked = await dockedBar(page);
    expect(docked.x).toBe(0);
    await expect(barOf(page)).toContainText('7 euros 99');
    expect((await boxOf(buttonOf(page))).bottom).toBeLessThanOrEqual(docked.bottom);
    await backToTop(page);
  }
});

test('the telephone page shows its smartphone, and keeps it in sight', async ({ page }) => {
  await page.goto(pathOf('telephone'));
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    // At rest as wide as its bar.
    expect((await boxOf(buttonOf(page))).width).toBeGreaterThan(
      (await boxOf(barOf(page))).width * 0.9,
    );
    await expect(barOf(page)).not.toHaveAttribute('data-stuck');
    await barOf(page).scrollIntoViewIfNeeded();
    const story = page.getByRole('heading', { name: /smartphone/ });
    expect((await boxOf(story)).bottom).toBeLessThan((await boxOf(barOf(page))).y);
    await scroll(page, 2600);
    const docked = await dockedBar(page);
    await expect(barOf(page)).toContainText('199');
    await expect(buttonOf(page)).toHaveAttribute('href', /^https:\/\/mobile\..*\/telephones\//);
    const button = await boxOf(buttonOf(page));
    expect(button.bottom).toBeLessThanOrEqual(docked.bottom);
    await backToTop(page);
  }
});

for (const name of ['family', 'telephone', 'netflix'] as const)
  test(`the bar of ${name} says what to do on one line, within its height`, async ({ page }) => {
    await page.goto(pathOf(name));
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await scroll(page, 2600);
      expect((await dockedBar(page)).height).toBeLessThanOrEqual(PHONE_BAR);
      // Two lines would be taller than the bar.
      expect((await boxOf(buttonOf(page))).height, `at ${width} px`).toBeLessThan(PHONE_BAR);
      await backToTop(page);
    }
  });

test('the family’s total stays in sight, below the bar that is stuck', async ({ page }) => {
  await page.setViewportSize(SCREENS[2]);
  await page.goto(pathOf('family'));
  const total = page.locator('#simulateur [aria-live]');
  await total.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Ajouter un forfait' }).click();
  await expect(total).toContainText('3 forfaits');
  const place = (await boxOf(total)).y + (await page.evaluate(() => scrollY));
  await scroll(page, place + 60);
  const docked = await dockedBar(page);
  // But for the bar's line.
  await expect
    .poll(async () => Math.abs((await boxOf(total)).y - docked.bottom))
    .toBeLessThanOrEqual(1);
  await page.setViewportSize(SCREENS[0]);
  await page
    .getByLabel('Votre Freebox')
    .evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await expect(total).toBeInViewport({ ratio: 0.95 });
  // And covers nothing that the keyboard reaches.
  await page.getByLabel('Votre Freebox').focus();
  const remove = page.getByRole('button', { name: 'Retirer le dernier' });
  while (!(await remove.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Tab');
    const reached = await boxOf(page.locator(':focus'));
    expect(reached.bottom).toBeLessThanOrEqual((await boxOf(total)).y);
  }
});

test('in a low window the family’s total leaves the room to the choice', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto(pathOf('family'));
  const total = page.locator('#simulateur [aria-live]');
  await page.getByLabel('Votre Freebox').evaluate((field) => field.scrollIntoView());
  await expect(total).not.toBeInViewport();
  // Nor is it printed over the choice.
  await page.setViewportSize(SCREENS[0]);
  await page.emulateMedia({ media: 'print' });
  await expect(total).toHaveCSS('position', 'static');
});

test('a jump to the foot of the page and back leaves the bar as it found it', async ({ page }) => {
  await page.setViewportSize(SCREENS[2]);
  await page.goto(pathOf('box-pop'));
  // A key pressed while the page still moves may be dropped: pressed again at rest it moves nothing, so
  // that a state that was missed stays missed.
  const jump = (key: string, has: () => Promise<void>) =>
    expect(async () => {
      await page.keyboard.press(key);
      await has();
    }).toPass();
  const soon = { timeout: 1_000 };
  await jump('End', () => expect(barOf(page)).toHaveAttribute('data-stuck', '', soon));
  await expect(buttonOf(page)).toBeInViewport({ ratio: 1 });
  await jump('Home', () => expect(barOf(page)).not.toHaveAttribute('data-stuck', '', soon));
});

test('inside someone else’s frame the bar stands at the top', async ({ page }) => {
  await page.goto(`${pathOf('box-pop')}?contentOnly=true`);
  await scroll(page, 2000);
  expect((await dockedBar(page)).y).toBe(0);
});

test('words spaced as some readers need them are not cut in the bar', async ({ page }) => {
  await page.setViewportSize(SCREENS[0]);
  await page.goto(pathOf('box-ultra'));
  await spaceText(page);
  await scroll(page, 2000);
  const docked = await dockedBar(page);
  const price = await boxOf(barOf(page).locator('p:has(> .visually-hidden)'));
  expect(price.bottom).toBeLessThanOrEqual(docked.bottom);
});

test('the words of a box’s page stand at their top: what is still to come moves nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/freebox/freebox-ultra/');
  const room = await page
    .locator('#offer-title')
    .evaluate(
      (title) =>
        title.getBoundingClientRect().top -
        (title.parentElement?.getBoundingClientRect().top ?? Number.NaN),
    );
  expect(room).toBe(0);
});

for (const name of ['box-ultra', 'box-ultra-essentiel', 'box-pop'] as const)
  test(`the words of ${name} take the same room in the typeface that comes late`, async ({
    page,
  }) => {
    await page.goto(pathOf(name));
    await page.evaluate(() => document.fonts.ready);
    const words = page.locator('#offer-title').locator('..').locator(':scope > ul');
    const wear = (typeface: string) =>
      page.evaluate((family) => {
        document.documentElement.style.fontFamily = family;
      }, typeface);
    for (const screen of [
      { width: 1280, height: 720 },
      { width: 1440, height: 900 },
      { width: 1920, height: 1080 },
    ]) {
      await page.setViewportSize(screen);
      await wear('');
      const own = await boxOf(words);
      await wear('"Figtree Fallback"');
      expect((await boxOf(words)).height).toBe(own.height);
    }
  });
