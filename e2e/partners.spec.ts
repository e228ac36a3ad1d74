import { devices } from '@playwright/test';
import type { RouteName } from '@vitrine/domain/routes';
import { expect, test } from './support/test.ts';

const PARTNERS = [
  'amazon-prime',
  'apple-tv-4K',
  'apple-tv-plus',
  'cafeyn',
  'canal-plus',
  'disney-plus',
  'hbo-max',
  'ligue-1-plus',
  'netflix',
  'tv-by-canal',
  'universal-plus',
] as const satisfies readonly RouteName[];

const PRICES = [
  ['netflix', 'À partir de 7 euros 99 par mois'],
  ['disney-plus', 'À partir de 6 euros 99 par mois'],
  ['apple-tv-plus', '9 euros 99 par mois'],
] as const;

for (const [partner, spoken] of PRICES) {
  test(`${partner} says the specification's price`, async ({ page }) => {
    await page.goto(`/freebox/${partner}/`);
    await expect(page.getByRole('main')).toContainText(spoken);
  });
}

test.describe('on a phone and on a small laptop', () => {
  test.use({ javaScriptEnabled: false });

  test('what to do stands on the first screen of every partner', async ({ page }) => {
    const below: string[] = [];
    for (const name of PARTNERS) {
      await page.goto(`/freebox/${name}/`);
      const action = page
        .locator('main section')
        .first()
        .getByRole('link', { name: /^(?:Activer|Choisir|Commander|Voir)/ })
        .first();
      for (const [width, screen] of [
        [360, 740],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height: screen });
        const { y = 0, height = 0 } = (await action.boundingBox()) ?? {};
        if (height === 0 || y + height > screen) below.push(`${name} at ${width}: ${y + height}`);
      }
    }
    expect(below).toEqual([]);
  });
});

test('a partner whose trailer is not known shows none, and no outside host hears of the visit', async ({
  page,
  baseURL,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin !== new URL(baseURL ?? '').origin) outside.push(origin);
  });
  await page.goto('/freebox/netflix/', { waitUntil: 'networkidle' });
  await expect(page.getByText('Voir la bande annonce')).toHaveCount(0);
  await expect(page.locator('main iframe')).toHaveCount(0);
  expect(outside).toEqual([]);
});

test('a trailer of ours is fetched when it is asked for, plays captioned, and nobody else hears of it', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/freebox/universal-plus/', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => url.includes('/videos/'))).toEqual([]);
  await page.getByRole('link', { name: 'Voir la bande annonce' }).first().click();
  const video = page.locator('main video');
  await expect(video).toBeVisible();
  await expect
    .poll(() => video.evaluate((node: HTMLVideoElement) => node.textTracks[0]?.cues?.length))
    .toBeGreaterThan(0);
  expect(await page.evaluate(() => document.fullscreenEnabled), 'it may fill the screen').toBe(
    true,
  );
  // Headless builds without the codec still fetch it: that the server sends it is what is ours.
  expect(asked.some((url) => url.endsWith('/videos/apercu-tv.mp4'))).toBe(true);
  expect(asked.filter((url) => !url.startsWith(baseURL ?? ''))).toEqual([]);
});

test('TV by CANAL lists its 46 channels with their numbers', async ({ page }) => {
  await page.goto('/freebox/tv-by-canal/');
  await expect(
    page.getByRole('region', { name: 'Les 46 chaînes' }).getByRole('listitem'),
  ).toHaveCount(46);
});

test('a channel of TV by CANAL shows its quality and that it is included, in the colour of its theme', async ({
  page,
}) => {
  await page.goto('/freebox/tv-by-canal/');
  const tile = (name: string) =>
    page
      .locator('#chaines li')
      .filter({ has: page.getByText(name, { exact: true }) })
      .first();
  await expect(tile('Paramount Network')).toHaveText(/^67.*HD.*Incluse$/);
  const colour = (name: string) =>
    tile(name).evaluate((node) => getComputedStyle(node).backgroundColor);
  expect(await colour('TCM Cinéma')).toBe(await colour('Paramount Network'));
  expect(await colour('Cartoon Network')).not.toBe(await colour('Paramount Network'));
});

test('the Apple TV 4K is shown whole, whatever its frame', async ({ page }) => {
  await page.goto('/freebox/apple-tv-4K/');
  const device = page.locator('main img[src*="apple-tv-4k/"]');
  await expect(device).toHaveCount(5);
  const cut = () =>
    device.evaluateAll((images) =>
      images.flatMap((image) => {
        const whole = image.getAttribute('width');
        const tall = image.getAttribute('height');
        const isCut =
          getComputedStyle(image).objectFit === 'cover' &&
          Math.abs(image.clientWidth / image.clientHeight - Number(whole) / Number(tall)) > 0.02;
        return isCut ? [image.getAttribute('alt')] : [];
      }),
    );
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await cut(), `at ${width}`).toEqual([]);
  }
});

test('one light goes through CANAL+’s page, and what stands alone in its row fills it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/freebox/canal-plus/');
  // A section with a theme of its own would be a flat band in the middle of the page.
  await expect(page.locator('[data-light] > section:not(:first-child)[data-theme]')).toHaveCount(0);
  for (const name of ['#ultra', '#ultra-essentiel']) {
    const section = page.locator(name);
    const title = await section.getByRole('heading', { level: 3 }).boundingBox();
    const words = await section.locator('article p').last().boundingBox();
    expect(words?.x, name).toBeGreaterThan((title?.x ?? 0) + 500);
  }
});

test('an editorial picture begins at the edge of the window', async ({ page }) => {
  for (const partner of ['canal-plus', 'cafeyn']) {
    await page.goto(`/freebox/${partner}/`);
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const picture = await page.locator('main section img').first().boundingBox();
      expect(picture?.x, `${partner} at ${width}`).toBe(0);
    }
  }
});

test('formulas stand side by side from a tablet on, their prices on one line', async ({ page }) => {
  const amounts = page.locator('#formules h3 + div [aria-hidden]:has-text("€") > :first-child');
  for (const partner of ['netflix', 'disney-plus', 'canal-plus']) {
    await page.goto(`/freebox/${partner}/`);
    await expect(amounts).toHaveCount(3);
    for (const width of [768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await amounts.evaluateAll((prices) =>
        prices.map((price) => Math.round(price.getBoundingClientRect().top)),
      );
      expect(new Set(tops).size, `${partner} at ${width}: ${tops.join()}`).toBe(1);
    }
  }
});

test('a box that includes the service says so, the others their price', async ({ page }) => {
  await page.goto('/freebox/netflix/#souscrire');
  const boxes = page.getByRole('region', { name: 'Netflix sur votre Freebox' });
  await expect(
    boxes.getByRole('listitem').filter({ hasText: /^Freebox UltraInclus/ }),
  ).toBeVisible();
  await expect(boxes.getByRole('listitem').filter({ hasText: /^Freebox PopEn/ })).toContainText(
    'En option, dès 7,99 €/mois',
  );
});

test('the offer that a visitor has comes first, on every partner’s page of the visit', async ({
  page,
}) => {
  await page.goto('/freebox/netflix/#souscrire');
  const rows = page.locator('#souscrire').getByRole('listitem');
  const pop = rows.filter({ hasText: /^Freebox Pop(?! S)/ });
  await expect(pop).not.toContainText('Votre offre');
  await page.getByLabel('Votre offre').selectOption('Freebox Pop');
  await expect(pop).toContainText('Votre offre');
  await expect(page.locator('#souscrire ul > li').first()).toContainText('Freebox Pop');
  await page.goto('/freebox/disney-plus/');
  await page.locator('#souscrire').scrollIntoViewIfNeeded();
  await expect(page.locator('#souscrire ul > li').first()).toContainText(/^Freebox PopVotre offre/);
  await page.goto('/freebox/free-tv/pack-et-options/');
  await page.getByLabel('Une chaîne à ajouter').focus();
  await expect(page.getByLabel('Votre offre')).toHaveValue('pop');
});

test.describe('an application’s page', () => {
  // The operator has not given the identifiers: until then nobody is led to a search, where strangers' are.
  for (const device of ['Pixel 7', 'iPhone 15', 'Desktop Chrome'] as const) {
    test(`says on a ${device} that no store has it yet, whatever the address says`, async ({
      browser,
      baseURL,
    }) => {
      const { defaultBrowserType: _browser, ...phone } = devices[device];
      const context = await browser.newContext({ ...phone, ...(baseURL && { baseURL }) });
      const page = await context.newPage();
      await page.goto('/apps/connect/?store=https://evil.example/&url=//evil.example');
      await expect(page.getByText('paraîtra ici')).toBeVisible();
      await expect(page.getByRole('link', { name: /App Store|Google Play/ })).toHaveCount(0);
      await expect(page).toHaveURL(/\/apps\/connect\//);
    });
  }
});
