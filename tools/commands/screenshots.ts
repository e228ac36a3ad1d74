import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { NOTHING } from '@vitrine/domain/consent/choice';
import { builtPages } from '../../e2e/support/built-pages.ts';
import { keptChoice, storageWith } from '../../e2e/support/consent.ts';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../support/browser.ts';
import { root } from '../support/root.ts';

/**
 * A contact sheet of every route at a phone's and a computer's width: screenshots/index.html.
 * The site must be running: `npm start`, or another one at BASE_URL. Names after `--` pick routes.
 */
const baseUrl = process.env['BASE_URL'] ?? 'http://localhost:4321';
const widths = (process.env['WIDTHS'] ?? '360,1280').split(',').map(Number);
const wanted = process.argv.slice(2);
const pages = builtPages.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const folder = join(root, 'screenshots');

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGUMENTS });
for (const width of widths) {
  const page = await browser.newPage({
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
    // A visitor who has refused cookies: the pages, not the question asked over each of them.
    storageState: storageWith(new URL(baseUrl).origin, keptChoice(NOTHING)),
  });
  for (const { name, path } of pages) {
    await page.goto(baseUrl + path, { waitUntil: 'networkidle' });
    await page.evaluate(async () => {
      // Pictures further down load as one scrolls: scroll, then wait for each.
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
        scrollTo(0, y);
        await new Promise(requestAnimationFrame);
      }
      scrollTo(0, 0);
      // One that nothing shows (in a closed menu) never loads.
      const shown = [...document.images].filter((image) => image.checkVisibility());
      await Promise.all(shown.map((image) => image.decode().catch(() => null)));
    });
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
    console.log(`${name} at ${width} px`);
  }
  await page.close();
}
await browser.close();

const figure = (name: string, width: number) =>
  `<figure><img src="${name}-${width}.png" width="${width / 3}" alt=""><figcaption>${name}, ${width} px</figcaption></figure>`;
await writeFile(
  join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>body{display:flex;flex-wrap:wrap;gap:16px;font:12px sans-serif}figure{margin:0}</style>${pages
    .flatMap(({ name }) => widths.map((width) => figure(name, width)))
    .join('')}`,
);
console.log(`screenshots/index.html: ${pages.length} routes`);
