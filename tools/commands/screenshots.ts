import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { NOTHING } from '@vitrine/domain/consent/choice';
import { keptChoice, storageWith } from '../../e2e/support/consent.ts';
import { type State, STATES } from '../support/states.ts';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../support/browser.ts';
import { root } from '../support/root.ts';
import { withSite } from '../support/site.ts';

/**
 * A contact sheet of every state of the site at four widths, with its list: screenshots/index.html.
 * Names after `--` pick states by their beginning (`slide`, `menu`, `page-home`); `WIDTHS=360,1280` picks
 * widths, `BASE_URL` a site that runs already.
 */
const HEIGHTS: Readonly<Record<number, number>> = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 };
const widths = (process.env['WIDTHS'] ?? Object.keys(HEIGHTS).join()).split(',').map(Number);
const wanted = process.argv.slice(2);
const states = STATES.filter(
  ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
);
const folder = join(root, 'screenshots');
/** A state that cannot be arranged is a fault to see, not a reason to wait. */
const ARRANGE_MS = 15_000;

const failures: string[] = [];

async function photograph(browser: Browser, origin: string, width: number): Promise<void> {
  const answered = storageWith(origin, keptChoice(NOTHING));
  for (const state of states) {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width, height: HEIGHTS[width] ?? 800 },
      reducedMotion: 'reduce',
      locale: 'fr-FR',
      timezoneId: 'Europe/Paris',
      hasTouch: width < 1034,
      javaScriptEnabled: state.withoutScript !== true,
      ...(state.firstVisit !== true && { storageState: answered }),
    });
    const page = await context.newPage();
    page.setDefaultTimeout(ARRANGE_MS);
    try {
      await page.goto(state.path, { waitUntil: 'load' });
      if (state.withoutScript !== true) await arranged(page, state);
    } catch (error) {
      failures.push(`${state.name} at ${width} px: ${firstLine(error)}`);
    }
    await page
      .screenshot({
        path: join(folder, fileOf(state, width)),
        fullPage: state.whole ?? false,
      })
      .catch((error) =>
        failures.push(`no picture of ${state.name} at ${width} px: ${firstLine(error)}`),
      );
    await context.close();
  }
  console.log(`${states.length} states at ${width} px`);
}

async function arranged(page: Page, state: State): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('script[data-starter]') ||
      'started' in document.documentElement.dataset,
  );
  await state.arrange?.(page);
  if (state.whole === true) await inTime(scrollThrough(page));
  await inTime(picturesShown(page));
}

const firstLine = (error: unknown) => String(error).split('\n')[0];

/** What is run inside a page has no limit of its own, and a browser that draws no more never ends it. */
async function inTime(work: Promise<void>): Promise<void> {
  const tooLate = pause(ARRANGE_MS, undefined, { ref: false }).then(() => {
    throw new Error(`not done within ${ARRANGE_MS} ms`);
  });
  await Promise.race([work, tooLate]);
}

/** What waits until one comes near, pictures and features, comes. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    // What is laid out only when near would be an empty card.
    for (const part of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(part).contentVisibility === 'auto')
        part.style.contentVisibility = 'visible';
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
}

async function picturesShown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // One that nothing shows (in a closed menu), or that is far above or below, never loads.
    const near = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return (
        image.checkVisibility() && (image.loading !== 'lazy' || (bottom > 0 && top < innerHeight))
      );
    });
    await Promise.all(near.map((image) => image.decode().catch(() => null)));
  });
}

const fileOf = ({ name }: State, width: number) => `${name}-${width}.png`;

function contactSheet(): string {
  const figure = (state: State, width: number) =>
    `<figure><a href="${fileOf(state, width)}"><img src="${fileOf(state, width)}" width="${Math.round(width / 4)}" loading="lazy" alt="${state.name}, ${width} px"></a><figcaption>${width} px</figcaption></figure>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every state of the site</title>
<style>body{font:14px sans-serif;margin:24px}section div{display:flex;flex-wrap:wrap;gap:16px;align-items:start}figure{margin:0}img{max-height:900px;object-fit:cover;object-position:top;border:1px solid #ccc}ol{columns:5}</style>
<h1>Every state of the site</h1>
${failures.length === 0 ? '' : `<h2>Could not be arranged or shown</h2><ul>${failures.map((line) => `<li>${line.replaceAll('<', '&lt;')}</li>`).join('')}</ul>`}
<ol>${states.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ol>
${states.map((state) => `<section id="${state.name}"><h2>${state.name} <small>${state.path}</small></h2><div>${widths.map((width) => figure(state, width)).join('')}</div></section>`).join('\n')}`;
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await withSite(async (origin) => {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: BROWSER_ARGUMENTS,
  });
  for (const width of widths) await photograph(browser, origin, width);
  await browser.close();
});
await writeFile(join(folder, 'index.html'), contactSheet());
console.log(`screenshots/index.html: ${states.length} states at ${widths.join(', ')} px`);
if (failures.length > 0) {
  console.error(`could not be arranged or shown:\n  ${failures.join('\n  ')}`);
  process.exitCode = 1;
}
