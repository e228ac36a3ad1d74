import { devices, expect, test } from '@playwright/test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { contentPages } from './support/built-pages.ts';

const KB = 1024;

/** What a phone downloads before anyone touches it, page by page. */
const BUDGET = {
  htmlBrotli: 15 * KB,
  cssGzip: 12 * KB,
  /** What the document does on every page. */
  documentScriptGzip: 3 * KB,
  /** The same with the behaviours of its blocks: what spares the page an island. */
  blockScriptGzip: 9 * KB,
  /** Audience measurement: comes once the page is there and the browser idle. */
  audienceScriptGzip: 5 * KB,
  islandScriptGzip: 75 * KB,
  largestPicture: 45 * KB,
  total: 140 * KB,
};

/** Pages that hold more, each with its reason. */
const LARGER: Readonly<Record<string, Partial<typeof BUDGET>>> = {
  // 572 channels, complete without JavaScript.
  'liste-chaines': { htmlBrotli: 40 * KB },
  // The map stands on the first screen: its code (46 KB) and its country outline (57 KB).
  'carte-fibre-optique': { blockScriptGzip: 60 * KB, total: 170 * KB },
  'carte-fibre-departement': { blockScriptGzip: 60 * KB, total: 190 * KB },
  // The review card brings the picture manifest into the island.
  'avis-freebox': { islandScriptGzip: 80 * KB },
  // Four pictures within the distance at which the browser starts loading.
  'fibre-optique': { total: 160 * KB },
};

const STYLE = /<style>(.*?)<\/style>/s;

/** Marks of blocks that a small script serves instead of an island. */
const SERVED_BLOCKS =
  '[data-sticky-bar], [data-offer-highlight], [data-remembered], [data-carousel], [data-trailer], [data-modal], [data-tabs], [data-tooltip]';

const { defaultBrowserType: _chromium, ...phone } = devices['Pixel 7'];
test.use(phone);

for (const { name, path } of contentPages) {
  test(`${name} is within budget on a phone`, async ({ page }) => {
    const sizes = { html: 0, css: 0, script: 0, audience: 0, picture: 0, total: 0 };
    const answers: Promise<void>[] = [];
    page.on('response', (response) => {
      if (response.status() !== 200) return;
      answers.push(
        (async () => {
          const type = response.request().resourceType();
          const body = await response.body().catch(() => Buffer.alloc(0));
          const packed =
            type === 'document' ? brotliCompressSync(body).length : gzipSync(body).length;
          const size = type === 'image' || type === 'font' ? body.length : packed;
          sizes.total += size;
          if (type === 'document') {
            // A page holds the styles that are its own: they count as CSS.
            const [, own = ''] = STYLE.exec(body.toString('utf8')) ?? [];
            sizes.css += gzipSync(own).length;
            sizes.html = packed - brotliCompressSync(own).length;
          }
          if (type === 'stylesheet') sizes.css += packed;
          const isAudience = /\/audience\.[^/]+\.js$/.test(response.url());
          if (type === 'script') sizes[isAudience ? 'audience' : 'script'] += packed;
          if (type === 'image') sizes.picture = Math.max(sizes.picture, size);
        })(),
      );
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await Promise.all(answers);

    const budget = { ...BUDGET, ...LARGER[name] };
    const hasIsland = (await page.locator('astro-island').count()) > 0;
    // Beside the document's own script, or a block that it fetches a script for.
    const hasServedBlock =
      (await page.locator('script[type="module"]').count()) > 1 ||
      (await page.locator('main').locator(SERVED_BLOCKS).count()) > 0;
    const script = hasServedBlock ? budget.blockScriptGzip : budget.documentScriptGzip;
    expect(sizes.html, 'HTML, brotli').toBeLessThanOrEqual(budget.htmlBrotli);
    expect(sizes.css, 'CSS, gzip').toBeLessThanOrEqual(budget.cssGzip);
    expect(sizes.script, 'JavaScript, gzip').toBeLessThanOrEqual(
      hasIsland ? budget.islandScriptGzip : script,
    );
    expect(sizes.audience, 'audience measurement, gzip').toBeLessThanOrEqual(
      budget.audienceScriptGzip,
    );
    expect(sizes.picture, 'largest picture').toBeLessThanOrEqual(budget.largestPicture);
    expect(sizes.total, 'everything').toBeLessThanOrEqual(budget.total);
  });
}
