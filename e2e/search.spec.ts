import type { Page } from '@playwright/test';
import { accessibilityFaults } from './support/axe.ts';
import { watchFaults } from './support/faults.ts';
import { searchArrived } from './support/search-arrived.ts';
import { expect, test } from './support/test.ts';

const PAGE = '/freebox/freebox-pop/';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Rechercher sur le site' });
const open = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Rechercher' });
const results = (page: Page) => dialog(page).getByRole('list', { name: 'Résultats' });

for (const width of [360, 1280])
  test.describe(`at ${width} px the search`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('finds a box despite accents and errors, by keyboard alone', async ({ page }) => {
      const faults = watchFaults(page);
      await page.goto(PAGE);
      await page.keyboard.press('Control+k');
      await expect(dialog(page)).toBeVisible();
      await expect(dialog(page).getByRole('searchbox')).toBeFocused();
      await page.keyboard.type('freebox revolutoin');
      await expect(results(page).getByRole('link').first()).toContainText('Révolution Light');
      await expect(dialog(page).getByRole('status')).toHaveText(/résultat/);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.keyboard.press('ArrowDown');
      await expect(results(page).getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/freebox-revolution-light\/$/);
      expect(faults).toEqual([]);
    });

    test('opens by its button and closes by Escape, its cross or a click beside', async ({
      page,
    }) => {
      await page.goto(PAGE);
      await open(page).click();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(open(page)).toBeFocused();
      await open(page).click();
      await dialog(page).getByRole('button', { name: 'Fermer la recherche' }).click();
      await expect(dialog(page)).toBeHidden();
      await open(page).click();
      await page.mouse.click(5, 735);
      await expect(dialog(page)).toBeHidden();
    });

    test('says how many it shows of many, their words in one column', async ({ page }) => {
      const most = width < 768 ? 8 : 12;
      await page.goto(PAGE);
      await open(page).click();
      await page.keyboard.type('fibre');
      await expect(dialog(page).getByRole('status')).toHaveText(`Les ${most} meilleurs résultats`);
      await expect(results(page).getByRole('link')).toHaveCount(most);
      const columns = await results(page).evaluate((list) => ({
        pictures: list.querySelectorAll('img').length,
        edges: [...list.querySelectorAll('strong, a > span')].map(
          (words) => words.getBoundingClientRect().left,
        ),
      }));
      expect(columns.pictures).toBeGreaterThan(0);
      expect(columns.pictures).toBeLessThan(most);
      expect(new Set(columns.edges).size).toBe(1);
    });

    test('that finds nothing offers all its ways on in one look, the site map once', async ({
      page,
    }) => {
      await page.goto(PAGE);
      await open(page).click();
      await page.keyboard.type('zzzzqqq');
      await expect(dialog(page).getByRole('status')).toContainText('Aucun résultat');
      const ways = dialog(page).getByRole('link');
      for (const way of await ways.all()) await expect(way).toBeInViewport({ ratio: 1 });
      const siteMaps = dialog(page).locator('a[href="/plan-du-site/"]');
      await expect(siteMaps).toHaveText(['Voir le plan du site']);
    });
  });

for (const width of [320, 360])
  test(`at ${width} px the field says whole what may be looked for`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(PAGE);
    await open(page).click();
    const room = await dialog(page)
      .getByRole('searchbox')
      .evaluate((field: HTMLInputElement) => {
        const pen = document.createElement('canvas').getContext('2d');
        if (!pen) return null;
        pen.font = getComputedStyle(field).font;
        return field.clientWidth - pen.measureText(field.placeholder).width;
      });
    expect(room).toBeGreaterThanOrEqual(0);
  });

// On the second, margins of bands and of what they hold meet.
for (const path of [PAGE, '/freebox/free-tv/svod/'])
  test(`on ${path} what is out of sight waits while it is open, and nothing in sight moves`, async ({
    page,
  }) => {
    await page.goto(path);
    const look = () =>
      page.evaluate(() => {
        const all = [...document.querySelectorAll<HTMLElement>('main > *, body > footer')];
        const isSeen = (band: Element) => {
          const { top, bottom, height } = band.getBoundingClientRect();
          return height > 0 && bottom > 0 && top < innerHeight;
        };
        return {
          seen: all.filter(isSeen).map((band) => Math.round(band.getBoundingClientRect().top)),
          skipped: all.filter((band) => getComputedStyle(band).contentVisibility === 'hidden')
            .length,
        };
      });
    for (const part of [0, 0.5, 1]) {
      await page.evaluate((at) => {
        scrollTo({ top: at * document.documentElement.scrollHeight, behavior: 'instant' });
      }, part);
      const before = await look();
      expect(before.skipped).toBe(0);
      await page.keyboard.press('Control+k');
      await expect(dialog(page)).toBeVisible();
      const meanwhile = await look();
      expect(meanwhile.skipped).toBeGreaterThan(0);
      expect(meanwhile.seen).toEqual(before.seen);
      await page.keyboard.press('Escape');
      await expect.poll(look).toEqual(before);
    }
  });

test('neither it nor its index is fetched before one reaches for it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  const ofSearch = () => asked.filter((path) => /search|recherche/i.test(path));
  expect(ofSearch()).toEqual([]);
  await open(page).hover();
  await expect.poll(ofSearch).toContain('/fragments/recherche/');
  expect(ofSearch()).not.toContain('/search-index.json');
  const index = page.waitForResponse(/search-index\.json/);
  await open(page).click();
  expect((await index).status()).toBe(200);
  expect(ofSearch().filter((path) => path === '/fragments/recherche/')).toHaveLength(1);
});

test('what is typed while it comes is searched for', async ({ page }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route('**/fragments/recherche/', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto(PAGE);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('freebox ultra');
  await expect(dialog(page)).toHaveCount(0);
  arrival.resolve();
  await expect(dialog(page).getByRole('searchbox')).toHaveValue('freebox ultra');
  await expect(results(page).getByRole('link').first()).toContainText('Ultra');
});

test('Escape while it comes keeps it closed', async ({ page }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route('**/fragments/recherche/', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto(PAGE);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  arrival.resolve();
  await searchArrived(page);
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeVisible();
});

test('where it cannot come, its button leads to the site map', async ({ page }) => {
  await page.goto(PAGE);
  await page.route('**/fragments/recherche/', (route) => route.abort());
  await open(page).click();
  await expect(page).toHaveURL(/\/plan-du-site\/$/);
});

test('a page that only shows has no island, and still searches and asks about cookies again', async ({
  page,
}) => {
  await page.goto('/freebox/informations/informations-legales/');
  await expect(page.locator('astro-island')).toHaveCount(0);
  await open(page).click();
  await page.keyboard.type('freebox pop');
  await expect(results(page).getByRole('link').first()).toContainText('Pop');
  await dialog(page).getByRole('button', { name: 'Fermer la recherche' }).click();
  await page.getByRole('link', { name: 'Gérer mes choix de cookies' }).click();
  await expect(page.getByRole('checkbox', { name: 'Publicité' })).toBeVisible();
});

test('says so when its index does not come', async ({ page }) => {
  await page.route(/search-index\.json/, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(PAGE);
  await open(page).click();
  await page.keyboard.type('fibre');
  await expect(dialog(page).getByRole('status')).toContainText('plan du site');
  // What was typed can be sent all the same.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: /résultats$/ })).toContainText('fibre');
});

test('the page of what was found is sound, and its field opens the search', async ({ page }) => {
  const faults = watchFaults(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/api/search?q=wifi');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('main').getByRole('searchbox').press('Enter');
  await expect(dialog(page).getByRole('searchbox')).toHaveValue('wifi');
  await expect(results(page).getByRole('link').first()).toBeVisible();
  expect(faults).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the site map searches, forgives as the search does, and keeps what was typed', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).click();
    const field = page.getByRole('main').getByRole('searchbox', { name: 'Chercher sur le site' });
    await field.fill('freebox revolutoin');
    await page.keyboard.press('Enter');
    const found = page.getByRole('region', { name: /résultats?$/ }).getByRole('link');
    await expect(found.first()).toContainText(/Révolution Light.*19,99/);
    await expect(found.first()).toBeInViewport();
    await expect(field).toHaveValue('freebox revolutoin');
    await found.first().click();
    await expect(page).toHaveURL(/freebox-revolution-light\/$/);
  });

  test('says that it found nothing, over all pages', async ({ page }) => {
    await page.goto('/api/search?q=xqzkwv');
    await expect(page.getByRole('heading', { name: /^Aucun résultat/ })).toBeVisible();
    const links = page.getByRole('main').getByRole('link', { name: 'Freebox Pop', exact: true });
    await expect(links).toHaveCount(1);
  });

  test('markup is a text', async ({ page }) => {
    const typed = '"><script>document.title = "1"</script>';
    const response = await page.goto(`/api/search?q=${encodeURIComponent(typed)}`);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(typed);
    expect(await response?.text()).not.toContain('<script>document.title');
  });
});
