import type { Page } from '@playwright/test';
import { MAINLAND_PICTURE } from '@vitrine/geo/map-picture';
import { accessibilityFaults } from './support/axe.ts';
import { drawAll } from './support/drawn.ts';
import { differingShare } from './support/picture-difference.ts';
import { expect, test } from './support/test.ts';

const PAGE = '/freebox/carte-fibre-optique/';
/** Kilobytes, as sent. */
const CODE_AT_MOST = 60;
const DATA_AT_MOST = 400;

/** France is a picture until someone shows interest. */
async function openMap(page: Page): Promise<void> {
  await page.goto(PAGE);
  await page.getByLabel('Département', { exact: true }).focus();
  await expect(drawn(page)).toBeVisible();
}

/** The map itself, once Leaflet has drawn it. */
const drawn = (page: Page) => page.locator('.leaflet-container');
const canvas = (page: Page) => page.getByRole('region', { name: /^Carte de la fibre/ });
const panel = (page: Page) => page.getByRole('status').filter({ hasText: /./ }).last();

/** Where a point of the country lies on its picture, in pixels. */
async function placeOf(page: Page, longitude: number, latitude: number) {
  const [x, y] = MAINLAND_PICTURE.at([latitude, longitude]);
  const frame = await canvas(page).boundingBox();
  const { width, height } = MAINLAND_PICTURE;
  if (!frame) throw new Error('no map on the page');
  const scale = Math.min(frame.width / width, frame.height / height);
  return {
    x: (frame.width - width * scale) / 2 + x * scale,
    y: (frame.height - height * scale) / 2 + y * scale,
  };
}

test('the map loads late and within its budgets', async ({ page }) => {
  const sizes = { code: 0, data: 0 };
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    const { responseBodySize } = await response.request().sizes();
    if (/leaflet|site-map/.test(pathname)) sizes.code += responseBodySize;
    if (pathname.startsWith('/geo/')) sizes.data += responseBodySize;
  });
  await page.goto('/freebox/fibre-optique/');
  await page.waitForLoadState('networkidle');
  expect(sizes).toEqual({ code: 0, data: 0 });

  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  expect(sizes.code).toBe(0);
  await openMap(page);
  await page.waitForLoadState('networkidle');
  expect(sizes.code).toBeGreaterThan(0);
  expect(sizes.code).toBeLessThanOrEqual(CODE_AT_MOST * 1024);
  expect(sizes.data).toBeGreaterThan(0);
  expect(sizes.data).toBeLessThanOrEqual(DATA_AT_MOST * 1024);
});

test('the picture gives way to the same view of the map', async ({ page }) => {
  await page.goto(PAGE);
  const picture = page.getByRole('img', { name: /La France par département/ });
  await expect(picture).toBeVisible();
  const before = await canvas(page).screenshot();

  await page.getByLabel('Département', { exact: true }).focus();
  await expect(drawn(page)).toBeVisible();
  await expect(picture).toHaveCount(0);
  // The borders are drawn to the pixel in one, finer in the other; two pixels aside make 4 %.
  expect(await differingShare(before, await canvas(page).screenshot())).toBeLessThan(0.025);
});

test('a touch of the picture is not lost while the map comes', async ({ page }) => {
  await page.goto(PAGE);
  await canvas(page).click({ position: await placeOf(page, 9.15, 42.31) });
  await expect(page.getByLabel('Département', { exact: true })).toHaveValue('2B');
  await expect(panel(page)).toContainText('Haute-Corse : ');
});

test('the keyboard goes from France to a department and back', async ({ page }) => {
  await openMap(page);
  await page.getByLabel('Département', { exact: true }).selectOption({ label: '42 Loire' });
  await expect(panel(page)).toContainText('42 Loire : 320 communes');
  await page.getByLabel('Département', { exact: true }).selectOption({ label: 'Toute la France' });
  await expect(panel(page)).toContainText('Choisissez un département');
  await page.getByRole('button', { name: 'Agrandir' }).press('Enter');
});

test('the keyboard passes the map in one step, not through every department', async ({ page }) => {
  await openMap(page);
  await expect(drawn(page).locator('path.leaflet-interactive').first()).toBeAttached();
  await drawn(page).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Agrandir' })).toBeFocused();
});

test('the keyboard and a screen reader choose a municipality from a list', async ({ page }) => {
  await openMap(page);
  const towns = page.getByLabel('Commune', { exact: true });
  await expect(towns).toBeDisabled();
  await page.getByLabel('Département', { exact: true }).selectOption({ label: '42 Loire' });
  await expect(towns).toBeEnabled();
  await expect(towns.getByRole('option')).toHaveCount(321);

  await towns.focus();
  await page.keyboard.type('Saint-Galmier');
  await page.keyboard.press('Enter');
  await expect(towns.locator('option:checked')).toHaveText('Saint-Galmier');
  // Said aloud: the panel is a live region.
  await expect(panel(page)).toContainText(/^Saint-Galmier\s: \d+\s% des logements raccordables/);
  await expect(page.locator('path.map-chosen')).toHaveCount(1);
  await expect(page.getByRole('link', { name: /communes en tableau : 42 Loire/ })).toBeVisible();
  expect(await accessibilityFaults(page, { within: 'main' })).toEqual([]);
});

test('without WebGL the map is drawn all the same: it needs none', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await openMap(page);
  await expect(page.locator('.leaflet-container path.map-area').first()).toBeAttached();
});

test('when the map cannot load, the page says where the same data is', async ({ page }) => {
  await page.route('**/geo/departments.json', (route) => route.abort());
  await page.goto(PAGE);
  await page.getByLabel('Département', { exact: true }).focus();
  await expect(panel(page)).toContainText('Le tableau ci-dessous');
  await expect(page.getByRole('img', { name: /La France par département/ })).toBeVisible();
  await expect(page.locator('tbody tr')).toHaveCount(101);

  // The network is back: the next sign of interest brings the map.
  await page.unroute('**/geo/departments.json');
  await canvas(page).hover();
  await expect(drawn(page)).toBeVisible();
  await expect(panel(page)).toContainText('Choisissez un département');
});

test('the page begins with the address test, and the map shows the answer', async ({ page }) => {
  await page.goto(PAGE);
  await page.getByLabel('Votre adresse, commune ou code postal').fill('paris');
  await page
    .getByRole('option', { name: /^Paris 75/ })
    .first()
    .click();
  const answer = page.getByRole('region', { name: 'Réponse pour votre adresse' });
  await expect(answer).toContainText(/\d+\s% des logements/);
  const [figure = ''] = /\d+\s%/.exec((await answer.textContent()) ?? '') ?? [];
  await page.getByLabel('Département', { exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByLabel('Département', { exact: true })).toHaveValue('75');
  await expect(panel(page)).toContainText(`Paris : ${figure} des logements`);
  await expect(page.locator('path.map-chosen')).toHaveCount(1);
  // The table says the same, of the same place.
  await page.goto(`${PAGE}75/`);
  await expect(page.getByRole('row', { name: /^Paris/ })).toContainText(figure);
});

test('a department asks for the country when it is wanted', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/geo/departments.json', (route) => route.abort());
  await page.goto(`${PAGE}42/`);
  await expect(panel(page)).toContainText('320 communes');
  await expect(page.locator('path.map-area')).toHaveCount(320);
  expect(asked).not.toContain('/geo/departments.json');

  const department = page.getByLabel('Département', { exact: true });
  await department.selectOption({ label: 'Toute la France' });
  await expect(panel(page)).toContainText('Le tableau ci-dessous');
  await expect(page.locator('path.map-area')).toHaveCount(320);

  await page.unroute('**/geo/departments.json');
  await department.selectOption({ label: '43 Haute-Loire' });
  await expect(panel(page)).toContainText('43 Haute-Loire : ');
  await department.selectOption({ label: 'Toute la France' });
  await expect(panel(page)).toContainText('Choisissez un département');
  await expect(page.locator('path.map-area')).toHaveCount(101);
});

test('a department stays whole in a narrower window, and its municipalities say their figures when touched', async ({
  page,
}) => {
  await page.goto('/freebox/carte-fibre-optique/42/');
  await expect(panel(page)).toContainText('communes');
  await expect(page.locator('path.map-area')).toHaveCount(320);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => drawn(page).evaluate(beyondFrame)).toBe(0);
  await page.locator('path.map-area.leaflet-interactive').nth(40).dispatchEvent('click');
  await expect(panel(page)).toContainText('des logements raccordables');
  await expect(page.getByLabel('Commune', { exact: true })).not.toHaveValue('');
});

test('on a phone departments and their municipalities are a short way, and their figures fit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // In the last, towns have the longest words.
  for (const path of [PAGE, `${PAGE}14/`, `${PAGE}62/`, `${PAGE}67/`]) {
    await page.goto(path);
    await drawAll(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, path).toBeLessThanOrEqual(9000);
    const tables = page.locator('details:has(table)');
    await tables.evaluateAll((all) => {
      for (const one of all) (one as HTMLDetailsElement).open = true;
    });
    const beyond = await tables
      .locator('section')
      .evaluateAll((all) => all.map((table) => table.scrollWidth - table.clientWidth));
    expect(Math.max(...beyond), path).toBe(0);
  }
});

test('on paper, narrower than the screen, a department is whole', async ({ page }) => {
  await page.goto(`${PAGE}42/`);
  await expect(page.locator('path.map-area')).toHaveCount(320);
  expect(await canvas(page).evaluate(beyondFrame)).toBe(0);
  await page.emulateMedia({ media: 'print' });
  // Nothing tells a map that it is printed.
  await page.locator('main').evaluate((main) => {
    main.style.inlineSize = '186mm';
  });
  expect(await canvas(page).evaluate(beyondFrame)).toBe(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('no map’s frame is empty before its files come', async ({ page }) => {
    await page.route('**/geo/**', (route) => route.abort());
    await page.goto(`${PAGE}42/`);
    await expect(canvas(page).locator('svg path')).toBeVisible();
    await page.goto(PAGE);
    const land = await canvas(page).evaluate((frame) => {
      const { maskImage, content } = getComputedStyle(frame, '::before');
      return { maskImage, content };
    });
    expect(land.content).toBe('""');
    expect(land.maskImage).toMatch(/^url\("data:image\/svg\+xml/);
  });

  test('the table says it all, down to the municipality', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('img', { name: /La France par département/ })).toBeVisible();
    await expect(page.getByLabel('Département', { exact: true })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Agrandir' })).toBeHidden();
    await expect(page.locator('tbody tr')).toHaveCount(101);
    await page.getByText('Auvergne-Rhône-Alpes', { exact: true }).click();
    await page.getByRole('link', { name: '42 Loire' }).click();
    await expect(page.locator('tbody tr')).toHaveCount(320);
    await page.getByText(/^Communes en S \(\d+\)$/).click();
    await expect(page.getByRole('rowheader', { name: 'Saint-Étienne', exact: true })).toBeVisible();
  });
});

/** How many municipalities are not wholly in the map's frame. */
function beyondFrame(map: Element): number {
  const frame = map.getBoundingClientRect();
  return [...map.querySelectorAll('path.map-area.leaflet-interactive')].filter((area) => {
    const { left, right, top, bottom } = area.getBoundingClientRect();
    return left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
  }).length;
}
