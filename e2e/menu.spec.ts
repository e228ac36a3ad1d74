import type { Locator, Page } from '@playwright/test';
import { DEFAULT_BRAND, fillBrand } from '@vitrine/domain/brand';
import { OPEN_MS } from '../apps/site/src/blocks/MegaMenu/hover-intent.ts';
import { accessibilityFaults } from './support/axe.ts';
import {
  SPECIFICATION_MENU,
  type SpecificationLink,
  type SpecificationSubmenu,
} from './specification-menu.ts';
import { watchFaults } from './support/faults.ts';
import { expect, test } from './support/test.ts';

const LONG_PAGE = '/freebox/freebox-pop/';
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

const fill = (text: string) => fillBrand(text, DEFAULT_BRAND);
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });
const entry = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true });
const openPanels = (page: Page) => page.locator('[data-menu] [popover]:popover-open');

/** Once the menu's finesse has arrived: it does when one comes near the header. */
async function enhanced(page: Page): Promise<void> {
  const arrival = page.waitForResponse(/MegaMenu\.behaviour\.[^/]+\.js/);
  await page.locator('header').dispatchEvent('pointerover');
  const script = (await arrival).url();
  // A module is there at once for all who asked for it, and the page asked first.
  await page.evaluate((address) => import(address).then(() => null), script);
}

/** Not with a mouse, which would open and close by resting and leaving too. */
async function openByKey(page: Page, name: string): Promise<void> {
  await entry(page, name).focus();
  await page.keyboard.press('Enter');
  await expect(entry(page, name).locator('+ [popover]:popover-open')).toBeVisible();
}

test.describe('the menu of the page', () => {
  type Leaf = { label: string; tag: string | null; path: string | null };
  type Item = Leaf | { label: string; links: Leaf[] };

  function specified() {
    const leaf = ({ label, path, tag }: SpecificationLink): Leaf => ({
      label: fill(label),
      tag: tag ?? null,
      path: path === null ? null : fill(path),
    });
    const itemOf = (item: SpecificationLink | SpecificationSubmenu): Item =>
      'links' in item ? { label: item.label, links: item.links.map(leaf) } : leaf(item);
    return SPECIFICATION_MENU.filter(({ sections }) => sections !== null).map(
      ({ label, sections }) => ({
        label: fill(label),
        sections: sections?.map((section) => ({
          label: section.label,
          items: section.items.map(itemOf),
        })),
      }),
    );
  }

  /** What the HTML says, open or not. */
  const written = (page: Page) =>
    page.evaluate(() => {
      const text = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
      const leafOf = (link: HTMLAnchorElement) => {
        const tag = link.querySelector('span:not(.visually-hidden)');
        const label = text(link).replace(text(tag), '').trim();
        const ours = link.origin === location.origin;
        return { label, tag: tag ? text(tag) : null, path: ours ? link.pathname : null };
      };
      return [...document.querySelectorAll('[data-menu-entries] > li')].map((item) => ({
        label: text(item.querySelector(':scope > button')),
        sections: [...item.querySelectorAll('[data-menu-section]')].map((section) => ({
          label: text(section.querySelector('p')),
          items: [...section.querySelectorAll(':scope > ul > li')].map((row) => {
            const link = row.querySelector<HTMLAnchorElement>(':scope > a');
            if (link) return leafOf(link);
            return {
              label: text(row.querySelector('button')),
              links: [...row.querySelectorAll('a')].map(leafOf),
            };
          }),
        })),
      }));
    });

  for (const javaScriptEnabled of [true, false])
    test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });

      test('is the specification’s', async ({ page }) => {
        await page.goto('/plan-du-site/');
        const entries = await written(page);
        expect(entries.map(({ label }) => label)).toEqual(
          SPECIFICATION_MENU.map(({ label }) => fill(label)),
        );
        const expected = specified();
        const specifiedNames = new Set(expected.map(({ label }) => label));
        expect(entries.filter(({ label }) => specifiedNames.has(label))).toEqual(expected);
      });
    });

  test('leads to pages that answer', async ({ page, request }) => {
    await page.goto('/plan-du-site/');
    const paths = await page.evaluate(() =>
      [...document.querySelectorAll('header a, footer a')]
        .filter((link) => link instanceof HTMLAnchorElement && link.origin === location.origin)
        .map((link) => (link as HTMLAnchorElement).pathname),
    );
    for (const path of new Set(paths)) expect((await request.get(path)).status(), path).toBe(200);
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP });

  test('an entry opens, another takes its place, a second click or one outside closes', async ({
    page,
  }) => {
    const faults = watchFaults(page);
    await page.goto(LONG_PAGE);
    await entry(page, 'Freebox').click();
    await expect(
      menu(page).getByRole('link', { name: 'Freebox Ultra', exact: true }),
    ).toBeVisible();

    await entry(page, 'Assistance').click();
    await expect(openPanels(page)).toHaveCount(1);
    await expect(menu(page).getByRole('link', { name: 'Centre d’assistance' })).toBeVisible();

    await entry(page, 'Assistance').click();
    await expect(openPanels(page)).toHaveCount(0);

    await entry(page, 'Freebox').click();
    await page.mouse.click(640, 790);
    await expect(openPanels(page)).toHaveCount(0);
    expect(faults).toEqual([]);
  });

  test('the keyboard alone goes everywhere and comes back', async ({ page }) => {
    await page.goto(LONG_PAGE);
    await enhanced(page);
    const focused = page.locator(':focus');
    await entry(page, 'Freebox').focus();

    // With another key it is the browser's.
    await page.keyboard.press('Control+ArrowRight');
    await expect(entry(page, 'Freebox')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(entry(page, 'Téléphones & Forfaits')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(openPanels(page)).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await expect(focused).toHaveText('Toutes les Freebox');
    await page.keyboard.press('ArrowDown');
    await expect(focused).toHaveText('Freebox Ultra');
    await page.keyboard.press('End');
    await expect(focused).not.toHaveText('Freebox Ultra');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await expect(entry(page, 'Freebox')).toBeFocused();

    await page.keyboard.press('ArrowRight');
    await expect(
      menu(page).getByRole('link', { name: 'Tous les forfaits' }),
      'an open panel follows',
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(openPanels(page)).toHaveCount(0);
    await expect(entry(page, 'Téléphones & Forfaits')).toBeFocused();

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(entry(page, 'Téléphones & Forfaits'), 'the focus returns').toBeFocused();
  });

  test('leaving a panel with Tab closes it', async ({ page }) => {
    await page.goto(LONG_PAGE);
    await enhanced(page);
    await entry(page, 'Assistance').focus();
    await page.keyboard.press('Enter');
    await expect(openPanels(page)).toHaveCount(1);
    const links = openPanels(page).getByRole('link');
    await links.last().focus();
    await page.keyboard.press('Tab');
    await expect(openPanels(page)).toHaveCount(0);
  });

  test('a window that becomes a phone’s leaves no panel open unseen', async ({ page }) => {
    await page.goto(LONG_PAGE);
    await enhanced(page);
    await openByKey(page, 'Freebox');
    await page.setViewportSize(PHONE);
    await expect(openPanels(page)).toHaveCount(0);
  });

  test('a resting mouse opens, a passing one does not', async ({ page }) => {
    await page.goto(LONG_PAGE);
    await enhanced(page);
    // The page's own clock: on a busy machine the steps of one gesture are far apart.
    await page.clock.install();
    await page.clock.pauseAt(new Date('2030-01-01T10:00:00'));
    await entry(page, 'Freebox').hover();
    await page.clock.runFor(OPEN_MS);
    await expect(openPanels(page)).toHaveCount(1);
    await page.mouse.click(640, 790);
    await expect(openPanels(page)).toHaveCount(0);

    const { x = 0, y = 0 } = (await page.locator('[data-menu-entries]').boundingBox()) ?? {};
    for (let step = 0; step < 40; step += 1) {
      await page.mouse.move(x + 15 * step, y + 20);
      await page.clock.runFor(OPEN_MS / 10);
      await expect(openPanels(page)).toHaveCount(0);
    }
    await page.mouse.move(640, 600);
    await page.clock.runFor(1_000);
    await expect(openPanels(page)).toHaveCount(0);
  });

  test('has no accessibility violation, its panel and submenu open', async ({ page }) => {
    await page.goto(LONG_PAGE);
    await entry(page, 'Freebox').click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await openPanels(page).getByRole('button', { name: 'TV & VOD' }).click();
    await expect(openPanels(page)).toHaveCount(2);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('one entry alone is marked as the page’s, even when several lead to it', async ({
    page,
  }) => {
    await page.goto('/freebox/free-family/');
    const entries = menu(page).locator('[data-menu-entries] > li > [aria-current]');
    await expect(entries).toHaveText(['Freebox']);
  });

  for (const [path, marked] of [
    // « Boutiques » only points to it.
    ['/freebox/comparer-nos-offres-freebox/', ['Freebox']],
    ['/freebox/freebox-ultra-edition-limitee/', ['Freebox']],
    ['/freebox/freebox-crystal/', ['Freebox']],
    ['/freebox/cookies/', []],
  ] as const)
    test(`${path}, to which no entry leads, is under ${marked[0] ?? 'none'}`, async ({ page }) => {
      await page.goto(path);
      const entries = menu(page).locator('[data-menu-entries] > li > [aria-current]');
      await expect(entries).toHaveText([...marked]);
    });

  test('one line at a time: under the page’s entry, then the one pointed at, then the open one', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/freebox/freebox-ultra/');
    const underlined = () =>
      menu(page).evaluate((nav) =>
        [...nav.querySelectorAll('[data-menu-entries] > li > button')]
          .filter((button) => getComputedStyle(button, '::before').scale === '1')
          .map((button) => button.textContent),
      );
    // What a resting mouse would open stays closed.
    await page.clock.install();
    await page.clock.pauseAt(new Date('2030-01-01T10:00:00'));
    await expect.poll(underlined).toEqual(['Freebox']);
    await entry(page, 'Assistance').hover();
    await expect.poll(underlined).toEqual(['Assistance']);
    await entry(page, 'Boutiques').click();
    await expect.poll(underlined).toEqual(['Boutiques']);
    await entry(page, 'Assistance').hover();
    await expect.poll(underlined).toEqual(['Boutiques']);
  });

  test('a panel dims the page, not the header', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/plan-du-site/');
    /** A place of each that nothing else covers. */
    const places = [
      ['the header', { x: 900, y: 50 }],
      ['the page beside the panel', { x: 20, y: 300 }],
      ['the page under it', { x: 640, y: 780 }],
    ] as const;
    const look = async () => {
      const colours: Record<string, string> = {};
      for (const [name, at] of places) {
        const picture = await page.screenshot({ clip: { ...at, width: 8, height: 8 } });
        colours[name] = picture.toString('base64');
      }
      return colours;
    };
    const before = await look();
    await openByKey(page, 'Assistance');
    await expect(openPanels(page)).toHaveCSS('opacity', '1');
    const dimmed = await look();
    const changed = places.map(([name]) => name).filter((name) => dimmed[name] !== before[name]);
    expect(changed).toEqual(['the page beside the panel', 'the page under it']);
  });

  test('each box has its picture, 56 px wide, and its price beside its name', async ({ page }) => {
    await page.goto(LONG_PAGE);
    await entry(page, 'Freebox').click();
    const rows = openPanels(page).locator('li:has(> img)');
    await expect(rows).toHaveCount(7);
    for (const row of await rows.all()) {
      const picture = row.locator('> img');
      await expect(picture).toHaveJSProperty('complete', true);
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
      const [shown, name] = [
        await picture.boundingBox(),
        await row.getByRole('link').boundingBox(),
      ];
      expect(shown).toMatchObject({ width: 56, height: 56 });
      const textLeft = await row
        .getByRole('link')
        .evaluate((link) => parseFloat(getComputedStyle(link).paddingInlineStart));
      expect((name?.x ?? 0) + textLeft).toBeGreaterThan((shown?.x ?? 0) + 56);
      await expect(row).toContainText(/(?:dès )?\d+,\d\d\s€/);
    }
  });

  test('a panel of few links is as wide as they are, under its entry, none on two lines', async ({
    page,
  }) => {
    await page.goto(LONG_PAGE);
    for (const width of [1034, 1100, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of ['Boutiques', 'Bons Plans', 'Assistance', 'Free Pro']) {
        const where = `${name} at ${width} px`;
        await openByKey(page, name);
        const opener = await entry(page, name).boundingBox();
        const panel = await openPanels(page).evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          const twoLines = [...element.querySelectorAll('a, p')].filter((words) => {
            const range = document.createRange();
            range.selectNodeContents(words);
            return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
          });
          return { left, right, wrapped: twoLines.map(({ textContent }) => textContent) };
        });
        expect(panel.wrapped, where).toEqual([]);
        expect(panel.left, where).toBeGreaterThan(0);
        expect(panel.left, where).toBeLessThanOrEqual((opener?.x ?? 0) + 1);
        expect(panel.right, where).toBeGreaterThan((opener?.x ?? 0) + (opener?.width ?? 0));
        // Not against the window's edge.
        expect(width - panel.right, where).toBeGreaterThan(16);
        expect(panel.right - panel.left, where).toBeLessThan(0.75 * width);
      }
    }
  });

  test('reads as a list of named lists', async ({ page }) => {
    await page.goto(LONG_PAGE);
    await entry(page, 'Assistance').click();
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
      - banner:
        - 'link "Free : accueil"'
        - navigation "Menu principal":
          - list:
            - listitem:
              - button "Freebox"
            - listitem:
              - button "Téléphones & Forfaits"
    `);
    const lists = openPanels(page).getByRole('list');
    await expect(lists.first()).toHaveAccessibleName('TROUVER DE L’AIDE');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  const burger = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
  const isWithin = (place: Locator) =>
    place.evaluate((element) => element.contains(document.activeElement));

  test('drills down and back, and the page keeps its place', async ({ page }) => {
    const faults = watchFaults(page);
    await page.goto(LONG_PAGE);
    await page.evaluate(() => scrollTo(0, 600));
    await expect(burger(page)).not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, 540));
    await expect(burger(page)).toBeInViewport({ ratio: 1 });
    const place = await page.evaluate(() => scrollY);

    await burger(page).tap();
    await expect(menu(page)).toBeVisible();
    // A wheel turns after the question where the page is: what holds the page is asked too.
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.mouse.wheel(0, 900);
    expect(await page.evaluate(() => scrollY)).toBe(place);

    await entry(page, 'Freebox').tap();
    await expect(
      menu(page).getByRole('link', { name: 'Freebox Ultra', exact: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Retour au menu' }).tap();
    await expect(openPanels(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Fermer le menu' }).tap();
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
    expect(await page.evaluate(() => scrollY)).toBe(place);
    expect(faults).toEqual([]);
  });

  test('holds the focus, and nothing behind it can be reached', async ({ page }) => {
    await page.goto(LONG_PAGE);
    await enhanced(page);
    await burger(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Fermer le menu' })).toBeFocused();
    await expect(page.locator('main')).toHaveJSProperty('inert', true);
    let stops = 0;
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      const inPage = await page.evaluate(
        () => document.activeElement !== document.body && document.hasFocus(),
      );
      if (!inPage) continue;
      stops += 1;
      expect(await isWithin(menu(page))).toBe(true);
    }
    // But for those that are the browser's own.
    expect(stops).toBeGreaterThan(6);
    await entry(page, 'Freebox').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Retour au menu' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(entry(page, 'Freebox')).toBeFocused();
    await page.keyboard.press('Enter');
    await openPanels(page).getByRole('button', { name: 'TV & VOD' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Retour à Freebox' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(openPanels(page).getByRole('button', { name: 'TV & VOD' })).toBeFocused();
    await page.getByRole('button', { name: 'Retour au menu' }).press('Enter');
    await expect(entry(page, 'Freebox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(burger(page)).toBeFocused();
    await expect(page.locator('main')).toHaveJSProperty('inert', false);
  });

  test('has no accessibility violation at any level', async ({ page }) => {
    await page.goto(LONG_PAGE);
    await burger(page).tap();
    expect(await accessibilityFaults(page)).toEqual([]);
    await entry(page, 'Freebox').tap();
    expect(await accessibilityFaults(page)).toEqual([]);
    await openPanels(page).getByRole('button', { name: 'TV & VOD' }).tap();
    await expect(openPanels(page)).toHaveCount(2);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  // How long that takes a slow phone is for `npm run bench`; here, that nothing has to come first.
  test('a tap opens it in the next frame, even before any script', async ({ page }) => {
    await page.route(/\.js$/, () => {
      // Never answered: the script is still on its way.
    });
    await page.goto(LONG_PAGE, { waitUntil: 'commit' });
    await burger(page).waitFor();
    await page.evaluate(() => {
      addEventListener('click', () =>
        requestAnimationFrame(() => {
          const shown = document.querySelector('[data-menu]')?.matches(':popover-open');
          document.documentElement.dataset['shownInNextFrame'] = String(shown);
        }),
      );
    });
    await burger(page).tap();
    await expect(page.locator('html')).toHaveAttribute('data-shown-in-next-frame', 'true');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every level opens and leads somewhere, on a phone and on a wide screen', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(LONG_PAGE);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await entry(page, 'Freebox').click();
    await page.getByRole('button', { name: 'Retour au menu' }).click();
    await entry(page, 'Freebox').click();
    await menu(page).getByRole('link', { name: 'Freebox Ultra', exact: true }).click();
    await expect(page).toHaveURL(/freebox-ultra\/$/);

    await page.setViewportSize(DESKTOP);
    await entry(page, 'Freebox').click();
    await page.keyboard.press('Escape');
    await expect(menu(page).getByRole('link', { name: 'Freebox Pop', exact: true })).toBeHidden();
    await page.getByRole('link', { name: 'Rechercher' }).click();
    await expect(page).toHaveURL(/plan-du-site/);
  });
});

test.describe('holds', () => {
  /** Nothing is cut off or pushed out of the window. */
  const overflow = (page: Page) =>
    page.evaluate(() => {
      const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      const cut = [...document.querySelectorAll('header a, header button, header p, header li')]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return left < -1 || right > innerWidth + 1;
        })
        .map((element) => element.textContent?.trim() ?? '');
      return { wide: Math.max(0, wide), cut };
    });
  const longer = (page: Page) =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(
        document.querySelector('header') ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent ?? '';
        const more = 'oire '.repeat(20).slice(0, Math.ceil(0.3 * text.trim().length));
        if (text.trim() !== '') walker.currentNode.textContent = text + more;
      }
    });

  for (const [name, viewport] of [
    ['at 320 px', { width: 320, height: 640 }],
    ['at 400 % zoom', { width: 320, height: 256 }],
  ] as const)
    test(`${name}, at every level, with texts a third longer`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(LONG_PAGE);
      const burger = page.locator('header > button');
      await longer(page);
      expect(await overflow(page)).toEqual({ wide: 0, cut: [] });
      await burger.click();
      expect(await overflow(page)).toEqual({ wide: 0, cut: [] });
      await menu(page).getByRole('button', { name: 'Freebox' }).first().click();
      const last = openPanels(page).getByRole('link').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
      await expect(async () => expect(await overflow(page)).toEqual({ wide: 0, cut: [] })).toPass();
    });

  for (const width of [1034, 1280, 1920])
    test(`at ${width} px with texts a third longer`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(LONG_PAGE);
      await longer(page);
      expect(await overflow(page)).toEqual({ wide: 0, cut: [] });
      await menu(page).getByRole('button', { name: 'Téléphones' }).click();
      expect(await overflow(page)).toEqual({ wide: 0, cut: [] });
      const last = openPanels(page).getByRole('link').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
    });
});
