import type { Page } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

const PAGES = [
  '/freebox/comparer-nos-offres-freebox/',
  '/freebox/aidez-moi-a-choisir/',
  '/freebox/free-family/',
  '/freebox/informations/avis-freebox/?page=1',
];

for (const path of PAGES) {
  test(`${path} looks the same before and after it hydrates, and says nothing`, async ({
    page,
    request,
  }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(error.message));
    await page.emulateMedia({ reducedMotion: 'reduce' });

    // The islands' own scripts wait until the page that the server sent has been photographed.
    const html = await (await request.get(path)).text();
    const scripts = [...html.matchAll(/component-url="([^"]+)"/g)].map(([, address]) => address);
    expect(scripts.length).toBeGreaterThan(0);
    // What defines islands comes with the page's own scripts, after the paint.
    expect(html).not.toContain('customElements');
    let release = () => {};
    const photographed = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(
      ({ pathname }) => scripts.includes(pathname),
      async (route) => {
        await photographed;
        await route.continue();
      },
    );

    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const islands = page.locator('main astro-island');
    await settled(page);
    const sent = await portraits(page);
    for (const island of await islands.all())
      expect(await island.getAttribute('ssr')).not.toBeNull();

    release();
    await hydrated(page);
    await settled(page);
    const after = await portraits(page);
    expect(after.html).toEqual(sent.html);
    expect(after.picture.equals(sent.picture)).toBe(true);
    expect(messages).toEqual([]);
  });
}

for (const [what, files] of [
  ['the island’s script', '**/_astro/FamilySimulator*.js'],
  ['what defines islands', '**/_astro/*.js'],
] as const)
  test(`a click made before ${what} arrives is answered when it does`, async ({ page }) => {
    let release = () => {};
    const clicked = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(files, async (route) => {
      await clicked;
      await route.continue();
    });
    await page.goto('/freebox/free-family/', { waitUntil: 'commit' });
    const plans = page.getByLabel(/^Forfait mobile/);
    await expect(plans).toHaveCount(2);
    await page.getByRole('button', { name: 'Ajouter un forfait' }).click();
    await expect(plans).toHaveCount(2);
    release();
    await expect(plans).toHaveCount(3);
  });

test('a box chosen on a slow network is compared when the comparator’s script arrives', async ({
  page,
}) => {
  let release = () => {};
  const chosen = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/Comparator*.js', async (route) => {
    await chosen;
    await route.continue();
  });
  await page.goto('/freebox/comparer-nos-offres-freebox/');
  const boxes = page.getByRole('group', { name: /^Choisissez/ }).getByRole('checkbox');
  const before = await boxes.evaluateAll((all) =>
    all.map((box) => (box as HTMLInputElement).checked),
  );
  const other = before.indexOf(false);
  await boxes.nth(other).check();
  release();
  await hydrated(page);
  await expect(page).toHaveURL(/\?/);
  await expect(boxes.nth(other)).toBeChecked();
});

test('a tab pressed on a slow network opens when the page’s own script arrives', async ({
  page,
}) => {
  let release = () => {};
  const pressed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/freebox/tarifs-et-conditions/', { waitUntil: 'commit' });
  const name = (await page.getByRole('tab', { selected: false }).first().textContent()) ?? '';
  const tab = page.getByRole('tab', { name, exact: true });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
});

test('an island below the fold asks for nothing until one comes near', async ({ page }) => {
  // Low enough that the simulator is far below, however short what stands above it.
  await page.setViewportSize({ width: 1280, height: 400 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const react = () => asked.filter((address) => /FamilySimulator|client\./.test(address));
  await page.goto('/freebox/free-family/', { waitUntil: 'networkidle' });
  expect(react()).toEqual([]);
  await page.getByRole('button', { name: 'Ajouter un forfait' }).scrollIntoViewIfNeeded();
  await hydrated(page);
  expect(react()).toHaveLength(2);
});

/** The island as its code and as its picture. */
async function portraits(page: Page) {
  const island = page.locator('main astro-island').first();
  return {
    // Without comments, and without the empty attribute that taking a picture leaves on fields.
    html: await island.evaluate((node) =>
      node.innerHTML.replaceAll(/<!--[\s\S]*?-->| style=""/g, ''),
    ),
    picture: await island.locator('> *').first().screenshot({ animations: 'disabled' }),
  };
}

async function settled(page: Page): Promise<void> {
  await page.locator('main astro-island').first().scrollIntoViewIfNeeded();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.querySelectorAll<HTMLImageElement>('main astro-island img')].map((image) => {
        image.loading = 'eager';
        return image.decode().catch(() => undefined);
      }),
    );
  });
}
