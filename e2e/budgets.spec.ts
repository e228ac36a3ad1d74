import { devices, expect, test } from '@playwright/test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { contentPages } from './support/built-pages.ts';

/** What a phone downloads before anyone touches it, page by page, in bytes. */
const BUDGET = {
  htmlBrotli: 15_000,
  cssGzip: 12_000,
  scriptGzipWithoutIsland: 3_000,
  scriptGzipWithIsland: 75_000,
  largestPicture: 45_000,
  total: 140_000,
};

/** Pages that must hold long lists without JavaScript have their own allowance, with its reason. */
const LARGER_HTML: Readonly<Record<string, number>> = {
  // The specification's 340+ channels, each with its packs and boxes.
  'liste-chaines': 40_000,
};

const { defaultBrowserType: _chromium, ...phone } = devices['Pixel 7'];
test.use(phone);

for (const { name, path } of contentPages) {
  test(`${name} is within budget on a phone`, async ({ page }) => {
    const sizes = { html: 0, css: 0, script: 0, picture: 0, total: 0 };
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
          if (type === 'document') sizes.html = packed;
          if (type === 'stylesheet') sizes.css += packed;
          if (type === 'script') sizes.script += packed;
          if (type === 'image') sizes.picture = Math.max(sizes.picture, size);
        })(),
      );
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await Promise.all(answers);

    const hasIsland = (await page.locator('astro-island').count()) > 0;
    expect(sizes.html, 'HTML, brotli').toBeLessThanOrEqual(LARGER_HTML[name] ?? BUDGET.htmlBrotli);
    expect(sizes.css, 'CSS, gzip').toBeLessThanOrEqual(BUDGET.cssGzip);
    expect(sizes.script, 'JavaScript, gzip').toBeLessThanOrEqual(
      hasIsland ? BUDGET.scriptGzipWithIsland : BUDGET.scriptGzipWithoutIsland,
    );
    expect(sizes.picture, 'largest picture').toBeLessThanOrEqual(BUDGET.largestPicture);
    expect(sizes.total, 'everything').toBeLessThanOrEqual(BUDGET.total);
  });
}
