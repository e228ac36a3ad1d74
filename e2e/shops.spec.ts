import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './support/test.ts';

/** What the finder searches: the page has it as HTML. */
const SPOTS_PATH = '/geo/boutiques.json';
/** Shops and kiosks as the list shows them. */
const shown = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
const status = (page: Page) => page.getByRole('status').filter({ hasText: /./ }).first();

/** Opens a pin's card. The map may be on its way to the shops: what is touched then moves away. */
async function open(page: Page, pin: Locator): Promise<Locator> {
  const card = page.locator('.leaflet-popup-content');
  await expect(async () => {
    await pin.click();
    await expect(card).toBeVisible({ timeout: 3_000 });
  }).toPass();
  return card;
}

test('a town shows its shops first, nearest first, on the list and on the map', async ({
  page,
}) => {
  await page.goto('/boutiques/');
  await page.getByLabel('Une ville ou un code postal').fill('lyon');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('autour de Lyon');
  await expect(shown(page).first()).toContainText('Lyon');
  await expect(shown(page).first()).toContainText(/à \d/);
  // The pin of a shop has the number of its card.
  await expect(page.locator('.map-pin.map-shop')).toHaveCount(await shown(page).count());
  await expect(shown(page).nth(2)).toContainText(/^3/);
  const name = await shown(page).nth(2).getByRole('heading').innerText();
  const pin = page.locator('.map-pin').filter({ hasText: /^3$/ });
  // Seen, not only there: what is drawn over it would let a click through.
  const redness = async () => {
    const { dominant } = await sharp(await pin.screenshot()).stats();
    return dominant.r - dominant.g;
  };
  await expect.poll(redness).toBeGreaterThan(100);
  await open(page, pin);
  await expect(page.locator('.leaflet-popup')).toContainText(name);
});

for (const town of ['Lyon', 'Marseille', 'Rennes'])
  test(`every numbered shop around ${town} has its pin in sight, away from the edge and the buttons`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [width, height] of [
      [1280, 800],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`/boutiques/?q=${town}`);
      await expect(status(page)).toContainText(`autour de ${town}`);
      const cards = await shown(page).count();
      if (width < 1024) await page.getByRole('radio', { name: 'Carte' }).check();
      await expect(page.locator('.map-pin')).toHaveCount(cards);
      const hidden = () =>
        page.locator('.leaflet-container').evaluate((frame) => {
          const { left, right, top, bottom } = frame.getBoundingClientRect();
          const buttons = frame.closest('section')?.parentElement?.querySelectorAll('button') ?? [];
          const edges = [...buttons].map((button) => button.getBoundingClientRect());
          return [...frame.querySelectorAll('.map-pin')].flatMap((pin) => {
            const at = pin.getBoundingClientRect();
            const isInside =
              at.left >= left + 12 &&
              at.right <= right - 12 &&
              at.top >= top + 12 &&
              at.bottom <= bottom - 12;
            const isUnder = edges.some((edge) => at.right > edge.left && at.top < edge.bottom);
            return isInside && !isUnder ? [] : [pin.textContent];
          });
        });
      await expect.poll(hidden).toEqual([]);
    }
  });

test('the map shows the country and its shops before any script comes', async ({ page }) => {
  await page.route(/\/_astro\/.*\.js$/, (route) => route.abort());
  const arrived = page.waitForResponse('**/geo/boutiques.svg');
  await page.goto('/boutiques/', { waitUntil: 'commit' });
  expect((await (await arrived).text()).match(/M\d+ \d+h0/g)?.length).toBeGreaterThan(100);
});

test('a phone shows the list or the map', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/boutiques/');
  const map = page.getByRole('button', { name: 'Agrandir' });
  await expect(shown(page).first()).toBeVisible();
  await expect(map).toBeHidden();
  await page.getByRole('radio', { name: 'Carte' }).check();
  await expect(map).toBeVisible();
  await expect(shown(page).first()).toBeHidden();
  await page.getByRole('radio', { name: 'Liste' }).check();
  await expect(shown(page).first()).toBeVisible();
});

test('where nothing is found no empty map stands beside the way back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/boutiques/');
  await page.getByLabel('Une ville ou un code postal').fill('xyzxyz');
  const all = page.getByRole('button', { name: 'Voir toutes les boutiques' });
  await expect(all).toBeVisible();
  await expect(page.getByRole('button', { name: 'Agrandir' })).toBeHidden();
  // A button, not a disc as tall as the map.
  expect((await all.boundingBox())?.height).toBeLessThan(60);
  // Nor, on a phone, the choice between a list and a map of nothing.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('radio', { name: 'Carte' })).toBeHidden();
  await all.click();
  await expect(page.getByRole('radio', { name: 'Carte' })).toBeVisible();
});

test('on a phone the buttons of the map leave a pin’s card in sight', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/boutiques/');
  await page.getByLabel('Une ville ou un code postal').fill('lyon');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('autour de Lyon');
  await page.getByRole('radio', { name: 'Carte' }).check();
  for (const number of [1, 5]) {
    const pin = page.locator('.map-pin').filter({ hasText: new RegExp(`^${number}$`) });
    const card = await open(page, pin);
    const buttons = page.getByRole('button', { name: 'Agrandir' });
    const right = async () => {
      const box = await card.boundingBox();
      return (box?.x ?? 0) + (box?.width ?? Infinity);
    };
    await expect.poll(right).toBeLessThanOrEqual((await buttons.boundingBox())?.x ?? 0);
    await page.keyboard.press('Escape');
  }
});

test('a pin’s card stays open while minutes pass', async ({ page }) => {
  await page.clock.install();
  await page.goto('/boutiques/');
  await page.getByLabel('Une ville ou un code postal').fill('lyon');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('autour de Lyon');
  const card = await open(page, page.locator('.map-pin').filter({ hasText: /^3$/ }));
  const first = await card.elementHandle();
  await page.clock.runFor('03:00');
  await expect(card).toBeVisible();
  expect(await card.evaluate((now, before) => now === before, first)).toBe(true);
});

test('around me asks for the position and sorts by it', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ longitude: 1.444, latitude: 43.604 });
  await page.goto('/boutiques/');
  await page.getByRole('button', { name: 'Autour de moi' }).click();
  await expect(shown(page).first()).toContainText('Toulouse');
});

test('a refused position is explained', async ({ page, context }) => {
  await context.clearPermissions();
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_found, failed) =>
      failed?.({ code: 1 } as GeolocationPositionError);
  });
  await page.goto('/boutiques/');
  await page.getByRole('button', { name: 'Autour de moi' }).click();
  await expect(status(page)).toContainText('pas accessible');
});

test('on a phone what came of a search, or of a refused position, is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_found, failed) =>
      failed?.({ code: 1 } as GeolocationPositionError);
  });
  await page.goto('/boutiques/');
  await expect(status(page)).not.toBeInViewport();
  await page.getByRole('button', { name: 'Autour de moi' }).click();
  await expect(status(page)).toContainText('pas accessible');
  await expect(status(page)).toBeInViewport({ ratio: 1 });
  const field = page.getByLabel('Une ville ou un code postal');
  await field.fill('lyon');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(status(page)).not.toBeInViewport();
  await field.press('Enter');
  await expect(status(page)).toContainText('autour de Lyon');
  await expect(status(page)).toBeInViewport({ ratio: 1 });
  await expect(field).toBeInViewport({ ratio: 1 });
});

test('open now follows the clock of Paris', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-17T10:30:00Z'));
  await page.goto('/boutiques/');
  await page.getByLabel('Ouvert maintenant').check();
  await expect(shown(page).first()).toContainText('Ouvert jusqu’à');

  await page.clock.setFixedTime(new Date('2026-11-15T10:30:00Z'));
  // The address keeps what was ticked.
  await page.reload();
  await expect(page.getByLabel('Ouvert maintenant')).toBeChecked();
  await expect(status(page)).toContainText('Aucune boutique ouverte');
});

test('SIM kiosks are a second layer', async ({ page }) => {
  await page.goto('/boutiques/');
  const kiosks = page.getByRole('heading', { name: /^Borne carte SIM/ });
  await expect(kiosks).toHaveCount(0);
  await page.getByLabel('Bornes carte SIM').check();
  await expect(status(page)).toContainText('221 adresses');
});

test('the menu’s link to the kiosks shows them at once', async ({ page }) => {
  await page.goto('/boutiques/?bornes=on');
  await expect(page.getByLabel('Bornes carte SIM')).toBeChecked();
  await expect(status(page)).toContainText('221 adresses');
});

test('a sample shop has its page and its hours, and tells search engines of no business', async ({
  page,
}) => {
  await page.goto('/boutiques/');
  await shown(page).first().getByRole('link').click();
  await expect(page.getByRole('rowheader', { name: 'lundi' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Itinéraire/ })).toHaveAttribute(
    'href',
    /directions/,
  );
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain('BreadcrumbList');
  expect(data.join()).not.toContain('openingHoursSpecification');
});

test('on the narrowest phone no shop’s name is smaller than it must be', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/boutiques/');
  const sizeOf = (name: string) =>
    shown(page)
      .getByText(name, { exact: false })
      .first()
      .evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
  expect(await sizeOf('Aix-en-Provence')).toBe(await sizeOf('Ajaccio'));
  // A title has the line of the screen: what it holds is as large as fits it.
  await page.goto('/boutiques/saint-germain-en-laye-nationale/');
  const title = page.getByRole('heading', { level: 1 });
  const size = await title
    .getByText('Saint-Germain-en-Laye')
    .evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
  expect(size).toBeGreaterThan(20);
});

test('on a phone a shop’s name keeps a hyphenated town on one line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/boutiques/aix-en-provence-liberte/');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^Free Aix-en-Provence\s– boulevard de la Liberté$/);
  const lines = await title.evaluate((heading) => {
    const words = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (words.nextNode() && !words.currentNode.textContent?.includes('Aix-en-Provence'));
    const town = document.createRange();
    town.selectNodeContents(words.currentNode);
    return new Set([...town.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBe(1);
});

test('what leads to more shops stands under the list, not under the map', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/boutiques/');
  const middle = async (of: Locator) => {
    const { x, width } = (await of.boundingBox()) ?? { x: 0, width: 0 };
    return x + width / 2;
  };
  const more = page.getByRole('button', { name: 'Voir plus de boutiques' });
  expect(Math.abs((await middle(more)) - (await middle(shown(page).first())))).toBeLessThan(2);
});

test('the map’s buttons never lie over the consent banner', async ({ browser, baseURL }) => {
  // A first visit, on a phone lower than where the buttons stand: the banner is there.
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    viewport: { width: 390, height: 740 },
  });
  const page = await context.newPage();
  await page.goto(new URL('/boutiques/', baseURL).href);
  const accept = page.getByRole('button', { name: 'Tout accepter' });
  await expect(accept).toBeVisible();
  await page.getByRole('radio', { name: 'Carte' }).check();
  const zoom = page.getByRole('button', { name: 'Agrandir' });
  // Brought to where the banner is, and looked at in the same moment: the list above folds as it wakes.
  await expect(async () => {
    const seen = await zoom.evaluate((button) => {
      scrollBy(0, button.getBoundingClientRect().top - innerHeight + 60);
      const { left, top } = button.getBoundingClientRect();
      const over = document.elementFromPoint(left + 20, top + 20)?.closest('button');
      return { fromBottom: innerHeight - top, over: over?.ariaLabel ?? null };
    });
    // One scrolls by whole pixels, and it may stand at half of one.
    expect(Math.abs(seen.fromBottom - 60)).toBeLessThan(1);
    expect(seen.over).not.toBe('Agrandir');
  }).toPass();
  await context.close();
});

test('what was typed and ticked before the script came is kept', async ({ page }) => {
  const { promise: arrived, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_astro/**', async (route) => {
    if (route.request().resourceType() === 'script') await arrived;
    await route.continue();
  });
  await page.goto('/boutiques/', { waitUntil: 'commit' });
  await page.getByLabel('Une ville ou un code postal').fill('lyon');
  await page.getByLabel('Bornes carte SIM').check();
  release();
  await expect(status(page)).toContainText(/adresses? autour de Lyon/);
  await expect(page.getByLabel('Une ville ou un code postal')).toHaveValue('lyon');
});

test('what was searched and ticked before the shops came is answered when they come', async ({
  page,
}) => {
  const { promise: arrived, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${SPOTS_PATH}`, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/boutiques/');
  await page.getByLabel('Une ville ou un code postal').fill('lyon');
  await page.keyboard.press('Enter');
  await page.getByLabel('Bornes carte SIM').check();
  await expect(status(page)).toHaveText('Recherche des boutiques…');
  await expect(shown(page), 'those of the page stay').toHaveCount(24);
  release();
  await expect(status(page)).toContainText(/adresses? autour de Lyon/);
  await expect(shown(page).first()).toContainText('Lyon');
});

test('where the shops never come, the finder says so and the page lists every one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route(`**${SPOTS_PATH}`, (route) => route.abort());
  await page.goto('/boutiques/');
  await page.getByRole('radio', { name: 'Carte' }).check();
  await page.getByLabel('Ouvert maintenant').check();
  await expect(status(page)).toContainText('La recherche ne répond pas');
  await expect(shown(page).filter({ has: page.getByRole('link') })).toHaveCount(165);
  await expect(shown(page).first()).toBeVisible();
});

test('an untouched list learns which shops are open, and keeps its cards and the focus', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-17T10:30:00Z'));
  const { promise: arrived, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${SPOTS_PATH}`, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/boutiques/');
  const link = shown(page).first().getByRole('link');
  await link.focus();
  const before = await link.elementHandle();
  release();
  for (const card of [shown(page).first(), shown(page).nth(23)])
    await expect(card).toContainText(/Ouvert jusqu’à|Fermé/);
  expect(await link.evaluate((now, then) => now === then, before)).toBe(true);
  await expect(link).toBeFocused();
});

test('the page tells each shop and each kiosk once', async ({ request }) => {
  const { spots } = (await (await request.get(SPOTS_PATH)).json()) as {
    spots: readonly { address: string }[];
  };
  expect(spots).toHaveLength(221);
  const page = await (await request.get('/boutiques/')).text();
  // As a word is glued, its address has marks inside.
  const words = page.replaceAll(/<\/?(?:text-run|no-break)[^>]*>/g, '');
  const times = spots.map(({ address }) => [address, words.split(address).length - 1]);
  expect(times.filter(([, count]) => count !== 1)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every shop is listed', async ({ page }) => {
    await page.goto('/boutiques/');
    const shops = shown(page).filter({ has: page.getByRole('link') });
    await expect(shops).toHaveCount(165);
    await expect(shops.first()).toBeVisible();
    // No line is kept for what a script would say.
    await expect(shops.first().locator('p:empty')).toBeHidden();
    await expect(page.getByRole('heading', { name: /^Borne carte SIM/ })).toHaveCount(56);
  });
});
