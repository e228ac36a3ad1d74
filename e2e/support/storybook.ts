import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, type Page } from '@playwright/test';

const BUILT = fileURLToPath(new URL('../../apps/site/storybook-static', import.meta.url));

/** The release under test (playwright.config.ts). */
const RELEASE = fileURLToPath(new URL('../../var/test/current/public', import.meta.url));

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
};

export type StoryEntry = { id: string; title: string; name: string };

/** The built Storybook, served to the tests of one worker on a port of its own. */
export const test = base.extend<{ openStory: (id: string) => Promise<Page> }, { gallery: string }>({
  gallery: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from here
    async ({}, use) => {
      const server = createServer((request, response) => {
        const path = normalize(new URL(request.url ?? '/', 'http://gallery').pathname);
        // Shapes of maps are made when the site is built.
        const folder = path.startsWith('/geo/') ? RELEASE : BUILT;
        readFile(join(folder, decodeURIComponent(path))).then(
          (body) =>
            response
              .writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'text/plain' })
              .end(body),
          () => response.writeHead(path === '/favicon.ico' ? 204 : 404).end(),
        );
      });
      await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
      await use(`http://localhost:${(server.address() as AddressInfo).port}`);
      await close(server);
    },
    { scope: 'worker' },
  ],
  openStory: async ({ page, gallery }, use) => {
    await use(async (id) => {
      await page.goto(`${gallery}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
      await page.locator('body.sb-show-main').waitFor();
      await page.locator('#storybook-root > *').first().waitFor();
      return page;
    });
  },
});

export { expect } from '@playwright/test';

/**
 * How long each transition of a property took, in milliseconds, from now on: as the browser says when
 * it ends, which does not depend on how busy the machine is.
 */
export async function transitionTimes(
  page: Page,
  property: string,
): Promise<() => Promise<number[]>> {
  const times = await page.evaluateHandle((wanted) => {
    const seen: number[] = [];
    document.addEventListener(
      'transitionend',
      ({ propertyName, elapsedTime }) => {
        if (propertyName === wanted) seen.push(Math.round(elapsedTime * 1000));
      },
      true,
    );
    return seen;
  }, property);
  return () => times.jsonValue();
}

/** Every story, by the order of the gallery. */
export async function allStories(): Promise<StoryEntry[]> {
  const index = JSON.parse(await readFile(join(BUILT, 'index.json'), 'utf8')) as {
    entries: Record<string, StoryEntry & { type: string }>;
  };
  return Object.values(index.entries).filter((entry) => entry.type === 'story');
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => void server.close(() => resolve()));
}
