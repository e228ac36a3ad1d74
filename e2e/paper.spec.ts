import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { BOX_PAGES } from './support/box-pages.ts';
import { contentPages } from './support/built-pages.ts';
import { expect, test } from './support/test.ts';

const boxPages = contentPages.filter(({ name }) => BOX_PAGES.some((box) => box === name));

function sheetsOf(pdf: Buffer): number {
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g);
  if (!sheets) throw new Error('no sheet is found in what is printed');
  return sheets.length;
}

/** How many sheets of paper a page takes. */
const sheets = async (page: Page): Promise<number> => sheetsOf(await page.pdf({ format: 'A4' }));

test('a box prints on two sheets, its picture beside its name, with nothing to follow or to touch', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  for (const { path } of boxPages) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('section:has(h1) img').filter({ visible: true })).toHaveCount(1);
    await expect(page.locator('main :is(a, button)').filter({ visible: true })).toHaveCount(0);
    expect(await sheets(page), path).toBeLessThanOrEqual(2);
  }
});

/** Which of those asked for, and where it is printed. */
type Place = { at: number; sheet: number; left: number; top: number };

/** Where these are printed, in their order: a PDF says where its links lead. */
async function placesOf(page: Page, selector: string): Promise<Place[]> {
  await page.locator(selector).evaluateAll((marked) => {
    for (const [at, element] of marked.entries()) {
      element.id = `mark-${at}`;
      const link = document.createElement('a');
      link.href = `#${element.id}`;
      link.textContent = '·';
      document.body.append(link);
    }
  });
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const all = [...pdf.matchAll(/(\d+) 0 obj\s*<<\s*\/Type\s*\/Page[^s]/g)].map(([, key]) => key);
  return [...pdf.matchAll(/mark-(\d+)\)?\s*\[?(\d+) 0 R\s*\/XYZ\s+([\d.]+)\s+([\d.]+)/g)]
    .map(([, at, key, left, up]) => ({
      at: Number(at),
      sheet: all.indexOf(key) + 1,
      left: Math.round(Number(left)),
      top: -Number(up),
    }))
    .sort((one, other) => one.at - other.at);
}

test('on paper all that is paid stands under its heading, each amount level with the next', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  // As wide as a sheet between its margins.
  await page.setViewportSize({ width: 718, height: 1047 });
  for (const path of ['freebox-pop', 'box-5g']) {
    await page.goto(`/freebox/${path}/`);
    const levels = await page
      .locator('#prix dl')
      .evaluateAll((lists) =>
        lists.map(
          (list) =>
            new Set(
              [...list.querySelectorAll('dt + dd')].map((amount) =>
                Math.round(amount.getBoundingClientRect().top),
              ),
            ).size,
        ),
      );
    expect(levels, path).toEqual([1, 1]);
    const sheet = (await placesOf(page, '#prix :is(h2, dt)')).map(({ sheet }) => sheet);
    expect(sheet.length, path).toBeGreaterThan(5);
    expect(new Set(sheet).size, `${path}: ${sheet.join()}`).toBe(1);
  }
});

/** Lists longer than a sheet: what begins a line in each and what follows the list, and how many sheets it takes. */
const LONG_LISTS = [
  ['/freebox/carte-fibre-optique/', 'main :is(caption, tbody tr)', 6],
  ['/freebox/carte-fibre-optique/02/', 'main :is(caption, tbody tr)', 99],
  ['/freebox/free-tv/liste-chaines/', 'main :is(h2, h2 ~ ul > li, h2 ~ details li)', 7],
] as const;

for (const [path, lines, most] of LONG_LISTS)
  test(`on paper each line of ${path} comes after the one before`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    const count = await page.locator(lines).filter({ visible: true }).count();
    const places = await placesOf(page, lines);
    expect(count).toBeGreaterThan(10);
    expect(places).toHaveLength(count);
    expect(places.at(-1)?.sheet).toBeLessThanOrEqual(most);
    /** The foot of each column of each sheet, so far. */
    const feet = new Map<string, number>();
    const wrong = places.filter(({ sheet, left, top }, at) => {
      const column = `${sheet} ${left}`;
      const foot = feet.get(column) ?? Number.NEGATIVE_INFINITY;
      feet.set(column, top);
      return sheet < (places[at - 1]?.sheet ?? 0) || top < foot + 5;
    });
    expect(wrong).toEqual([]);
  });

/** A page of each kind on which headings came to stand at the foot of a sheet. */
const HEADED = [
  '/freebox/',
  '/freebox/tarifs-et-conditions/',
  '/freebox/comparer-nos-offres-freebox/',
  '/freebox/canal-plus/',
  '/freebox/telephone/',
  '/freebox/antivirus-mcafee/',
  '/freebox/resiliez-votre-fai/',
  '/freebox/accessibilite/',
] as const;

/** Headings of what is printed, by the blocks of words and pictures: its own, and the last that stays with it. */
function headingsOf(page: Page) {
  return page.getByRole('main').evaluate((main) => {
    // A line's letters reach above its line: at the head of a sheet they count for the one before.
    const blockOf = (element: Element): Element =>
      element.parentElement && /^(inline|contents)$/.test(getComputedStyle(element).display)
        ? blockOf(element.parentElement)
        : element;
    for (const element of main.querySelectorAll('*'))
      if (
        element.tagName === 'IMG' ||
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
      )
        blockOf(element).setAttribute('data-block', '');
    const blocks = [...main.querySelectorAll('[data-block]')];
    const headOf = (element: Element): Element | null =>
      element === main
        ? null
        : (headOf(element.parentElement ?? main) ??
          (getComputedStyle(element).breakAfter === 'avoid' ? element : null));
    return [...main.querySelectorAll('h2, h3, caption, thead, [scope=rowgroup]')].map((heading) => {
      const head = headOf(heading) ?? heading;
      return {
        words: heading.textContent,
        at: blocks.findIndex((block) => heading.contains(block)),
        last: blocks.findLastIndex((block) => head.contains(block)),
      };
    });
  });
}

test('on paper no heading stands alone at the foot of a sheet', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of HEADED) {
    await page.goto(path);
    const headings = await headingsOf(page);
    const places = await placesOf(page, 'main [data-block]');
    const printed = headings.flatMap(({ words, at, last }) => {
      const sheet = places.find((place) => place.at === at)?.sheet;
      return sheet === undefined
        ? []
        : [{ words, sheet, next: places.find((place) => place.at > last)?.sheet }];
    });
    expect(printed.length, path).toBeGreaterThan(2);
    expect(
      printed.filter(({ sheet, next }) => sheet !== next),
      path,
    ).toEqual([]);
  }
});

/** At most so many sheets, none of them for a line or two that found no room. */
const SHEETS = [
  ['/freebox/nos-offres-freebox/', 2],
  ['/freebox/tarifs-et-conditions/', 3],
  ['/freebox/free-tv/pack-et-options/', 6],
  ['/freebox/free-tv/replays/', 4],
  ['/freebox/free-tv/svod/', 2],
  ['/freebox/disney-plus/', 2],
  ['/freebox/telephone/', 2],
  ['/freebox/fin-adsl-passage-fibre/', 2],
  ['/freebox/jeu-concours/universal-plus/', 1],
  ['/plan-du-site/', 1],
] as const;

/** What a point on screen measures on paper: all of a page that is wider than its sheet is drawn smaller. */
function scaleOf(pdf: Buffer): number {
  for (const { 0: mark, index } of pdf
    .toString('latin1')
    .matchAll(/FlateDecode[^>]*>>\s*stream\s/g)) {
    const drawn = inflateSync(pdf.subarray(index + mark.length)).toString('latin1');
    const [sheet, page] = [...drawn.matchAll(/^([\d.]+) 0 0 -?\1 .* cm$/gm)];
    if (sheet && page) return Number(sheet[1]) * Number(page[1]);
  }
  throw new Error('Nothing is drawn in this PDF');
}

test('a page prints on as few sheets as its words fill, in letters of their own size', async ({
  page,
}) => {
  for (const [path, most] of SHEETS) {
    await page.goto(path);
    const pdf = await page.pdf({ format: 'A4' });
    expect(sheetsOf(pdf), path).toBeLessThanOrEqual(most);
    expect(scaleOf(pdf), path).toBeCloseTo(0.75);
  }
});

test('on paper no words are white, and no list goes on past the edge', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/freebox/free-tv/svod/');
  const name = page.getByRole('main').getByText('Disney+', { exact: true }).last();
  await expect(name).toHaveCSS('color', 'rgb(0, 0, 0)');
  // As wide as a sheet.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto('/freebox/netflix/');
  const items = page.getByRole('region', { name: 'Ce soir sur Netflix' }).getByRole('listitem');
  await expect(items).not.toHaveCount(0);
  const edges = await items.evaluateAll((cards) =>
    cards.map((card) => card.getBoundingClientRect().right),
  );
  expect(Math.max(...edges)).toBeLessThanOrEqual(794);
});

test('on paper no heading has only buttons below it', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const [path, heading] of [
    ['fibre-optique', 'Voir plus grand'],
    ['resiliez-votre-fai', 'Il vous faut une lettre ?'],
    ['jeu-concours/universal-plus', 'Participer'],
  ] as const) {
    await page.goto(`/freebox/${path}/`);
    const title = page.locator('h2', { hasText: heading });
    await expect(title).toHaveCount(1);
    await expect(title).toBeHidden();
  }
});

test('the home page prints on four sheets', async ({ page }) => {
  await page.goto('/freebox/');
  expect(await sheets(page)).toBeLessThanOrEqual(4);
});

test('printed reviews show nothing to sort, choose or turn', async ({ page }) => {
  await page.goto('/freebox/informations/avis-freebox/');
  const controls = page
    .locator('main :is(input, button, [aria-current=page])')
    .filter({ visible: true });
  await expect(controls).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(controls).toHaveCount(0);
});

test('an information sheet prints on two pages at most', async ({ page }) => {
  await page.goto('/freebox/fiche-information/ultra/');
  expect(await sheets(page)).toBeLessThanOrEqual(2);
});

/** Pages on which something is asked before something is said. */
const ASKING = [
  '/freebox/',
  '/freebox/nos-offres-freebox/',
  '/freebox/netflix/',
  '/freebox/fibre-optique/',
  '/freebox/demenagement/',
  '/freebox/carte-fibre-optique/',
  '/freebox/fin-adsl-passage-fibre/',
  '/freebox/free-family/',
  '/freebox/formulaire-rgpd/',
  '/boutiques/',
  '/suivi/',
] as const;

for (const path of ASKING)
  test(`on paper ${path} asks for nothing`, async ({ page }) => {
    await page.goto(path);
    const fields = page
      .locator('main :is(input, select, textarea, button)')
      .filter({ visible: true });
    await expect(fields).not.toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(fields).toHaveCount(0);
  });
