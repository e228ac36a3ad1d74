import { devices, type Page } from '@playwright/test';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { contentPages } from './support/built-pages.ts';
import { NEW_VISITOR } from './support/consent.ts';
import { watchLayoutShifts } from './support/layout-shifts.ts';
import { settled, watchPrivacy } from './support/privacy.ts';
import { expect, test } from './support/test.ts';

const KB = 1024;

/** What a phone downloads on a first visit before anyone touches it, page by page: in bytes. */
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
  /** Asking for consent, after the page: script, text, style sheet. */
  consentGzip: 14 * KB,
  largestPicture: 45 * KB,
  /** As the server sends it: brotli. */
  total: 140 * KB,
};

/** Pages that hold more, each with its reason. */
const LARGER: Readonly<Record<string, Partial<typeof BUDGET>>> = {
  // 572 channels, complete without JavaScript.
  'liste-chaines': { htmlBrotli: 40 * KB },
  // The department's map stands on the first screen: its code, and its country outline.
  'carte-fibre-departement': { blockScriptGzip: 60 * KB },
};

const STYLE = /<style>(.*?)<\/style>/s;

/** The release under test (playwright.config.ts). */
const RELEASE = join(import.meta.dirname, '..', 'var', 'test', 'current', 'public');

/** A text as the server sends it: compressed beforehand, unless it would not pay. */
function sentSize(pathname: string, body: Buffer): number {
  const file = join(RELEASE, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  return statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? body.length;
}

/** The chunks of browser/consent and its rules. One that is not named here counts as the document's. */
const CONSENT = /^\/fragments\/|\/(consent|manager|pixels|choice|vendor-ids)\.[\w-]+\.js$/;

/** Marks of blocks that a small script serves instead of an island. */
const SERVED_BLOCKS =
  '[data-sticky-bar], [data-offer-highlight], [data-remembered], [data-carousel], [data-trailer], [data-modal], [data-tabs], [data-tooltip], [data-pack-list]';

const { defaultBrowserType: _chromium, ...phone } = devices['Pixel 7'];
test.use({ ...phone, storageState: NEW_VISITOR });

for (const { name, path } of contentPages) {
  test(`${name} is light and discreet on a phone`, async ({ page, context, baseURL }) => {
    const seen = await watchPrivacy(context, baseURL ?? '');
    const shifts = await watchLayoutShifts(page);
    const sizes = { html: 0, css: 0, script: 0, audience: 0, consent: 0, picture: 0, total: 0 };
    const sheets = new Map<string, number>();
    const answers: Promise<void>[] = [];
    // These pages send a phone to its store at once: seen as a computer, they stay to be weighed.
    if (name.startsWith('app-'))
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (X11; Linux x86_64)' });
      });
    page.on('response', (response) => {
      if (response.status() !== 200) return;
      answers.push(
        (async () => {
          const type = response.request().resourceType();
          const { pathname } = new URL(response.url());
          const body = await response.body().catch(() => Buffer.alloc(0));
          const sent = sentSize(pathname, body);
          const packed = type === 'document' ? sent : gzipSync(body).length;
          sizes.total += sent;
          if (type === 'document') {
            // A page holds the styles that are its own: they count as CSS.
            const [, own = ''] = STYLE.exec(body.toString('utf8')) ?? [];
            sizes.css += gzipSync(own).length;
            sizes.html = packed - brotliCompressSync(own).length;
          }
          const isAudience = /\/(audience|tracking)\.[^/]+\.js$/.test(pathname);
          if (type === 'stylesheet') sheets.set(pathname, packed);
          else if (CONSENT.test(pathname)) sizes.consent += packed;
          else if (type === 'script') sizes[isAudience ? 'audience' : 'script'] += packed;
          if (type === 'image') sizes.picture = Math.max(sizes.picture, sent);
        })(),
      );
    });
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Tout refuser' })).toBeVisible();
    await settled(page);
    await Promise.all(answers);
    const linked = await page
      .locator('head link[rel="stylesheet"]')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
      );
    const sizeOf = (paths: readonly string[]) =>
      paths.reduce((sum, sheet) => sum + (sheets.get(sheet) ?? 0), 0);
    const css = sizes.css + sizeOf(linked);
    const consent = sizes.consent + sizeOf([...sheets.keys()]) - sizeOf(linked);

    const budget = { ...BUDGET, ...LARGER[name] };
    const hasIsland = (await page.locator('main astro-island').count()) > 0;
    // Beside the document's own script, or a block that it fetches a script for.
    const hasServedBlock =
      (await startedScripts(page)) > 1 ||
      (await page.locator('main').locator(SERVED_BLOCKS).count()) > 0;
    const script = hasServedBlock ? budget.blockScriptGzip : budget.documentScriptGzip;
    expect(sizes.html, 'HTML, brotli').toBeLessThanOrEqual(budget.htmlBrotli);
    expect(css, 'CSS, gzip').toBeLessThanOrEqual(budget.cssGzip);
    expect(consent, 'consent, gzip').toBeLessThanOrEqual(budget.consentGzip);
    expect(consent, 'consent, gzip').toBeGreaterThan(1 * KB);
    expect(sizes.script, 'JavaScript, gzip').toBeLessThanOrEqual(
      hasIsland ? budget.islandScriptGzip : script,
    );
    expect(sizes.audience, 'audience measurement, gzip').toBeLessThanOrEqual(
      budget.audienceScriptGzip,
    );
    expect(sizes.picture, 'largest picture').toBeLessThanOrEqual(budget.largestPicture);
    expect(sizes.total, 'everything').toBeLessThanOrEqual(budget.total);
    expect(await shifts(), 'what moved by itself').toEqual([]);

    // Asked, and before an answer: nothing outside, no cookie, nothing stored but what is exempt.
    expect(await seen.traces()).toEqual([]);
  });
}

/** How many scripts the page asks for once it is painted. */
async function startedScripts(page: Page): Promise<number> {
  const text = await page.locator('script[data-starter]').textContent();
  return text?.match(/\bimport\(/g)?.length ?? 0;
}
