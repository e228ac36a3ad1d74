import type { Page } from '@playwright/test';
import { NOTHING } from '@vitrine/domain/consent/choice';
import { EXEMPT_STORAGE } from '@vitrine/domain/storage-keys';
import { brotliCompressSync } from 'node:zlib';
import { accessibilityFaults } from './support/axe.ts';
import { keptChoice, storageWith } from './support/consent.ts';
import { expect, test } from './support/test.ts';

const LONG_PAGE = '/freebox/freebox-pop/';

type Told = { visible: boolean; height: number };
const told = (page: Page) => page.evaluate(() => (window as unknown as { told: Told[] }).told);

test('the header hides on the way down, returns on the way up, and tells its height', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heights: Told[] = [];
    Object.assign(window, { told: heights });
    document.addEventListener('megaMenu', (event) =>
      heights.push((event as CustomEvent<Told>).detail),
    );
  });
  await page.goto(LONG_PAGE);
  const header = page.getByRole('banner');
  await expect(header).toBeInViewport();
  await page.mouse.move(400, 500);
  await page.mouse.wheel(0, 700);
  await expect(header).not.toBeInViewport();
  await page.mouse.wheel(0, -80);
  await expect(header).toBeInViewport();
  expect(await told(page)).toEqual([
    { visible: false, height: 0 },
    { visible: true, height: 45 },
  ]);
  const bottom = await header.evaluate((element) => element.getBoundingClientRect().bottom);
  await expect(async () => {
    const { y, height } = (await header.boundingBox()) ?? { y: 0, height: 0 };
    expect(y + height).toBe(45);
  }).toPass();
  expect(bottom).toBeLessThanOrEqual(45);
});

test.describe('the keyboard goes through the header', () => {
  const STRIP = ['Tester mon éligibilité', 'Webmail', 'Free Transfert', 'Contact', 'Portail'];
  const ENTRIES = [
    'Freebox',
    'Téléphones & Forfaits',
    'Boutiques',
    'Bons Plans',
    'Assistance',
    'Free Pro',
  ];
  for (const [device, width, stops] of [
    // From the logo: the strip, then the bar from left to right, and last the corner from top to bottom.
    [
      'a computer',
      1280,
      ['Free : accueil', ...STRIP, ...ENTRIES, 'S’abonner', 'Rechercher', 'Espace abonné'],
    ],
    ['a phone', 360, ['Menu', 'Free : accueil', 'S’abonner', 'Rechercher', 'Espace abonné']],
  ] as const)
    test(`in reading order on ${device}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(LONG_PAGE);
      await page.getByRole('link', { name: 'Aller au contenu' }).focus();
      const header = page.getByRole('banner');
      for (const name of stops) {
        await page.keyboard.press('Tab');
        const stop = header.locator(':focus');
        await expect(stop, name).toHaveAccessibleName(
          new RegExp(`^${name.replaceAll(' ', '\\s+')}`),
        );
        await expect(stop, name).toBeInViewport({ ratio: 1 });
      }
      await page.keyboard.press('Tab');
      await expect(header.locator(':focus')).toHaveCount(0);
    });
});

for (const width of [360, 1280])
  test(`at ${width} px « S’abonner » leads to the subscription of any box from every page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [LONG_PAGE, '/plan-du-site/']) {
      await page.goto(path);
      const subscribe = page.getByRole('banner').getByRole('link', { name: 'S’abonner' });
      await expect(subscribe).toBeInViewport({ ratio: 1 });
      await expect(subscribe).toHaveAttribute('href', /\/subscribe_promo\/#new$/);
      // Slim to the eye, 44 px to a thumb.
      if (width < 1034)
        for (const y of [-6, ((await subscribe.boundingBox())?.height ?? 0) + 5])
          await subscribe.click({ trial: true, position: { x: 20, y } });
    }
  });

test('contentOnly shows the page without header, breadcrumbs and footer', async ({ page }) => {
  await page.goto(`${LONG_PAGE}?contentOnly=true`);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Fil d’Ariane' })).toBeHidden();
});

test('contentOnly is kept from page to page', async ({ page }) => {
  await page.goto(`${LONG_PAGE}?contentOnly=true`);
  const link = page.getByRole('main').locator('a[href^="/freebox/"]:visible').first();
  const [path] = (await link.getAttribute('href'))?.split(/[?#]/) ?? [];
  await link.focus();
  await page.locator(`main a[href*="${path}"][href*="contentOnly=true"]`).first().click();
  await expect(page).toHaveURL(/contentOnly=true/);
  await expect(page.getByRole('banner')).toBeHidden();
});

test('header and footer weigh at most 6 KB of HTML, compressed', async ({ request }) => {
  const html = await (await request.get(LONG_PAGE)).text();
  const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
  // The page's own footer is the last: a review has one too.
  const footer = html.slice(html.lastIndexOf('<footer'), html.lastIndexOf('</footer>'));
  // Apart from the page, as they would be alone; inside it they share its dictionary.
  expect(brotliCompressSync(header + footer).length).toBeLessThanOrEqual(6 * 1024);
});

test.describe('the footer', () => {
  const columns = (page: Page) =>
    page
      .locator('[data-footer-group]')
      .evaluateAll(
        (groups) => new Set(groups.map((group) => group.getBoundingClientRect().x)).size,
      );
  const titles = ['Offres & Services', 'Abonné', 'Aide & Contact', 'Société'];

  test('has as many columns as its width has room for', async ({ page }) => {
    await page.goto('/plan-du-site/');
    for (const [width, expected] of [
      [767, 1],
      [768, 3],
      [1023, 3],
      [1024, 4],
      [1920, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect(await columns(page), `at ${width} px`).toBe(expected);
      for (const title of titles) {
        const list = page.getByRole('contentinfo').getByRole('list', { name: title });
        await expect(list).toHaveCount(width < 768 ? 0 : 1);
      }
    }
  });

  test('its accordions open with a click, Enter and a tap, with or without JavaScript', async ({
    browser,
    baseURL,
  }) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await browser.newPage({
        javaScriptEnabled,
        storageState: storageWith(baseURL ?? '', keptChoice(NOTHING)),
        viewport: { width: 360, height: 740 },
      });
      await page.goto('/plan-du-site/');
      const footer = page.getByRole('contentinfo');
      await footer.getByText('Société', { exact: true }).click();
      await expect(footer.getByRole('link', { name: 'Plan du site' })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(footer.getByRole('link', { name: 'Plan du site' })).toBeHidden();
      await page.close();
    }
  });

  test('shows every link in columns without JavaScript', async ({ browser }) => {
    const page = await browser.newPage({
      javaScriptEnabled: false,
      viewport: { width: 1280, height: 800 },
    });
    await page.goto('/plan-du-site/');
    const links = page.locator('[data-footer-group] a');
    await expect(links).not.toHaveCount(0);
    await expect(links.filter({ visible: false })).toHaveCount(0);
    await page.close();
  });

  test('folds the legal notices of the page, and of this page only', async ({ page }) => {
    await page.goto(LONG_PAGE);
    const footer = page.getByRole('contentinfo');
    await footer.getByText('Mentions Légales').click();
    await expect(footer.getByText('Freebox Pop :').first()).toBeVisible();
    await expect(footer.getByText('Box 5G :')).toHaveCount(0);
    await page.goto('/plan-du-site/');
    await expect(footer.getByText('Mentions Légales')).toHaveCount(0);
  });

  for (const width of [360, 1280])
    test(`has no accessibility violation unfolded at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(LONG_PAGE);
      for (const fold of await page.locator('footer[data-chrome] summary').all())
        if (width < 768) await fold.click();
      // From there nothing that stays in sight lies over a link.
      await page.evaluate(() => scrollTo(0, 0));
      expect(await accessibilityFaults(page, { within: 'footer[data-chrome]' })).toEqual([]);
    });

  test('reads as four named lists of links', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(LONG_PAGE);
    const groups = page.getByRole('contentinfo').getByRole('group');
    for (const name of ['Offres & Services', 'Abonné', 'Aide & Contact', 'Société'])
      await expect(groups.getByRole('list', { name })).toHaveCount(1);
    await expect(groups.getByRole('list', { name: 'Offres & Services' })).toMatchAriaSnapshot(`
      - list "Offres & Services":
        - listitem:
          - link "Toutes les Freebox"
        - listitem:
          - link "Comparer les Freebox"
    `);
  });

  test('its titles are not stops of the keyboard when they are columns', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/plan-du-site/');
    const titled = page.locator('[data-footer-group] > summary');
    await expect(titled).toHaveCount(titles.length);
    for (const title of await titled.all()) await expect(title).toHaveAttribute('tabindex', '-1');
  });
});

test('a visit from a campaign subscribes in its realm, on this page and the next', async ({
  page,
}) => {
  const links = () => page.locator('a[href*="00_choose_offre"]').first().getAttribute('href');
  await page.goto(LONG_PAGE);
  expect(await links()).toContain('/subscribe_promo/');
  await page.goto(`${LONG_PAGE}?pk_source=infolettre`);
  expect(await links()).toContain('/offre/');
  await page.goto('/freebox/freebox-ultra/');
  expect(await links()).toContain('/offre/');
  const kept = await page.evaluate(() => ({ ...sessionStorage }));
  expect(kept).toMatchObject({ signUpRealm: 'offre', campaignQuery: '?pk_source=infolettre' });
});

test('a visit from a campaign stores only what is on the exempt list', async ({
  page,
  context,
}) => {
  await page.goto(`${LONG_PAGE}?pk_source=infolettre`);
  await page.mouse.wheel(0, 900);
  const stored = await page.evaluate(() => [
    ...Object.keys(sessionStorage),
    ...Object.keys(localStorage),
  ]);
  const exempt = new Set<string>(EXEMPT_STORAGE.map(({ key }) => key));
  expect(stored.filter((key) => !exempt.has(key))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('a link one is about to follow is fetched ahead, once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(LONG_PAGE);
  const hints = page.locator('head link[rel=prefetch][href="/freebox/"]');
  await page.getByRole('link', { name: 'Free : accueil' }).first().hover();
  await expect(hints).toHaveCount(1);
  await page.mouse.move(400, 500);
  await page.getByRole('link', { name: 'Free : accueil' }).first().hover();
  await expect(hints).toHaveCount(1);
});

test('nothing holds back the next page, which may be there already', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset['revealed'] = String(event.viewTransition !== null);
    });
  });
  await page.goto('/freebox/freebox-pop/');
  await page.getByRole('link', { name: 'Free : accueil' }).first().click();
  await expect(page).toHaveURL('/freebox/');
  await expect(page.locator('html')).toHaveAttribute('data-revealed', 'false');
});
