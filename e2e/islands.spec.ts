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
    const islands = page.locator('astro-island');
    await settled(page);
    const sent = await portraits(page);
    expect(await islands.getAttribute('ssr')).not.toBeNull();

    release();
    await hydrated(page);
    await settled(page);
    const after = await portraits(page);
    expect(after.html).toEqual(sent.html);
    expect(after.picture.equals(sent.picture)).toBe(true);
    expect(messages).toEqual([]);
  });
}

/** The island as its code and as its picture. */
async function portraits(page: Page) {
  const island = page.locator('astro-island').first();
  return {
    // Without comments, and without the empty attribute that taking a picture leaves on fields.
    html: await island.evaluate((node) =>
      node.innerHTML.replaceAll(/<!--[\s\S]*?-->| style=""/g, ''),
    ),
    picture: await island.locator('> *').first().screenshot({ animations: 'disabled' }),
  };
}

async function settled(page: Page): Promise<void> {
  await page.locator('astro-island').first().scrollIntoViewIfNeeded();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.querySelectorAll<HTMLImageElement>('astro-island img')].map((image) => {
        image.loading = 'eager';
        return image.decode().catch(() => undefined);
      }),
    );
  });
}
