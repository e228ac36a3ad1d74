import { devices } from '@playwright/test';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { QUALITY } from '../apps/server/src/release/prepare-file.ts';
import { contentPages } from './support/built-pages.ts';
import { NEW_VISITOR } from './support/consent.ts';
import { watchLayoutShifts } from './support/layout-shifts.ts';
import { expectPartners, partnersAt } from './support/partners.ts';
import { settled, watchPrivacy } from './support/privacy.ts';
import { expect, test } from './support/test.ts';

const KB = 1024;

/** What a phone downloads on a first visit before anyone touches it, page by page: in bytes. */
const BUDGET = {
  htmlBrotli: 15 * KB,
  /** What a feature is given travels in its page's HTML. */
  htmlWithFeaturesBrotli: 18 * KB,
  cssGzip: 12 * KB,
  /** All script of a page that only shows, as sent: consent and audience measurement included. */
  script: 18 * KB,
  scripts: 4,
  /** The same where a visitor acts, React included. */
  scriptWithFeatures: 95 * KB,
  scriptsWithFeatures: 10,
  /** Asking for consent, after the page: script, text, style sheet. */
  consentGzip: 14 * KB,
  largestPicture: 45 * KB,
  /** As the server sends it: brotli. */
  total: 140 * KB,
  /** Where a feature on the first screen wakes at once, and React with it. */
  totalAwake: 200 * KB,
};

/** Pages that hold more, each with its reason. */
const LARGER: Readonly<Record<string, Partial<typeof BUDGET>>> = {
  // 572 channels, complete without JavaScript.
  'liste-chaines': { htmlBrotli: 40 * KB },
  // The most to explain of all boxes: six sockets, a display, a server, and its services.
  'box-ultra': { htmlWithFeaturesBrotli: 18.5 * KB },
  // The department's map stands on the first screen: its code, and the land under it.
  'carte-fibre-departement': { scriptWithFeatures: 140 * KB, scriptsWithFeatures: 12 },
};

/** What a first screen waits for after everything else: weighed once it is there. */
const ARRIVES_LAST: Readonly<Record<string, string>> = {
  'carte-fibre-departement': 'path.map-area',
};

/** As the page itself is compressed: the front one best. */
const asPage = (name: string) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: name === 'home' ? QUALITY.best : QUALITY.page },
});
const STYLE = /<style>(.*?)<\/style>/s;

/** The release under test (playwright.config.ts). */
const RELEASE = join(import.meta.dirname, '..', 'var', 'test', 'current', 'public');

type Weight = { sent: number; gzip: number; body: Buffer };
/** What this worker has weighed: most files come with every page. */
const weights = new Map<string, Weight>();

/** A file of the release as the server sends it: compressed beforehand, unless it would not pay. */
function weightOf(pathname: string): Weight | undefined {
  const known = weights.get(pathname);
  if (known) return known;
  const file = join(RELEASE, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  if (!existsSync(file)) return undefined;
  const small = statSync(`${file}.br`, { throwIfNoEntry: false });
  const weight = weigh(readFileSync(file), small?.size);
  weights.set(pathname, weight);
  return weight;
}

function weigh(body: Buffer, sent = body.length): Weight {
  return { sent, gzip: gzipSync(body).length, body };
}

/** What asks for consent and obeys it. */
const CONSENT = /^\/fragments\/|\/consent\.[\w-]+\.js$/;

const { defaultBrowserType: _chromium, ...phone } = devices['Pixel 7'];
test.use({ ...phone, storageState: NEW_VISITOR });

for (const { name, path } of contentPages) {
  test(`${name} is light and discreet on a phone, and shows partners once they are allowed`, async ({
    page,
    context,
    baseURL,
  }) => {
    const seen = await watchPrivacy(context, baseURL ?? '');
    const shifts = await watchLayoutShifts(page);
    const sizes = { html: 0, css: 0, script: 0, scripts: 0, consent: 0, picture: 0, total: 0 };
    const sheets = new Map<string, number>();
    const answers: Promise<void>[] = [];
    // These pages send a phone to its store at once: seen as a computer, they stay to be weighed.
    if (name.startsWith('app-'))
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (X11; Linux x86_64)' });
      });
    // At rest: on a slow machine its carousel moves on, and the next picture would be weighed.
    if (name === 'home') await page.emulateMedia({ reducedMotion: 'reduce' });
    page.on('response', (response) => {
      if (response.status() !== 200) return;
      answers.push(
        (async () => {
          const type = response.request().resourceType();
          const { pathname } = new URL(response.url());
          const { sent, gzip, body } =
            weightOf(pathname) ?? weigh(await response.body().catch(() => Buffer.alloc(0)));
          const packed = type === 'document' ? sent : gzip;
          sizes.total += sent;
          if (type === 'document') {
            // A page holds the styles that are its own: they count as CSS.
            const [, own = ''] = STYLE.exec(body.toString('utf8')) ?? [];
            sizes.css += gzipSync(own).length;
            sizes.html = packed - brotliCompressSync(own, asPage(name)).length;
          }
          if (type === 'stylesheet') sheets.set(pathname, packed);
          else if (CONSENT.test(pathname)) sizes.consent += packed;
          if (type === 'script') {
            sizes.script += sent;
            sizes.scripts += 1;
          }
          if (type === 'image') sizes.picture = Math.max(sizes.picture, sent);
        })(),
      );
    });
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Tout refuser' })).toBeVisible();
    const last = ARRIVES_LAST[name];
    if (last) await expect(page.locator(last).first()).toBeAttached();
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
    // React itself was sent: a feature of the first screen woke.
    const isAwake = hasIsland && sizes.script > budget.script;
    expect(sizes.html, 'HTML, brotli').toBeLessThanOrEqual(
      hasIsland ? Math.max(budget.htmlWithFeaturesBrotli, budget.htmlBrotli) : budget.htmlBrotli,
    );
    expect(css, 'CSS, gzip').toBeLessThanOrEqual(budget.cssGzip);
    expect(consent, 'consent, gzip').toBeLessThanOrEqual(budget.consentGzip);
    expect(consent, 'consent, gzip').toBeGreaterThan(1 * KB);
    expect(sizes.script, 'JavaScript, as sent').toBeLessThanOrEqual(
      hasIsland ? budget.scriptWithFeatures : budget.script,
    );
    expect(sizes.scripts, 'requests for JavaScript').toBeLessThanOrEqual(
      isAwake ? budget.scriptsWithFeatures : budget.scripts,
    );
    expect(sizes.picture, 'largest picture').toBeLessThanOrEqual(budget.largestPicture);
    expect(sizes.total, 'everything').toBeLessThanOrEqual(
      isAwake ? budget.totalAwake : budget.total,
    );
    expect(await shifts(), 'what moved by itself').toEqual([]);

    // Asked, and before an answer: nothing outside, no cookie, nothing stored but what is exempt.
    expect(await seen.traces()).toEqual([]);

    // Everything accepted: each partner once where it may be, and nothing else.
    const proof = page.waitForResponse('**/api/consent');
    await page.getByRole('button', { name: 'Tout accepter' }).click();
    // Partners are asked for before the proof is sent: none will come later.
    await proof;
    await expectPartners(page, seen, await partnersAt(page, name));
  });
}
