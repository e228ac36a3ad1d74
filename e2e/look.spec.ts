import type { Locator, Page } from '@playwright/test';
import type { RouteName } from '@vitrine/domain/routes';
import sharp from 'sharp';
import { catalogue } from '../assets/catalogue.ts';
import type { Frame } from '../assets/light/paint.ts';
import { masterFile } from '../assets/masters.ts';
import { BOX_PAGES } from './support/box-pages.ts';
import { contentPages } from './support/built-pages.ts';
import { NEW_VISITOR } from './support/consent.ts';
import { unreadableLines } from './support/contrast-on-pixels.ts';
import { drawAll } from './support/drawn.ts';
import { expect, test } from './support/test.ts';

const SCREENS = [
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;
const [[NARROW], , [WIDE]] = SCREENS;
const NARROWEST = 320;

/** A contest has no route of its own. */
type PageName = RouteName | `jeu-${string}`;

const pathOf = (name: PageName) => {
  const found = contentPages.find((page) => page.name === name);
  if (!found) throw new Error(`no page ${name}`);
  return found.path;
};

/** Pages whose first words stand on a picture. */
const HEROES = [
  'fibre-optique',
  'fin-adsl-passage-fibre',
  'demenagement',
  'resiliez-votre-fai',
  'netflix',
  'hbo-max',
  'ligue-1-plus',
  'tv',
] as const satisfies readonly RouteName[];

/** Headings, forms, tables, prices, cards: what grew wider than a phone where letters are twice as large. */
const LARGE_LETTERS = [
  'home',
  'box-pop',
  'pack-et-options',
  'politique-de-confidentialite',
  'resiliation',
] as const satisfies readonly RouteName[];

/** Scripts of features may come before it, and the lists of the TV. */
const HERO = 'main > :nth-child(1 of :not(script, style, link, nav))';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pictures of the first screen that have not come yet would be measured as nothing. */
async function picturesShown(page: Page, selector: string): Promise<void> {
  await page.evaluate(async (part) => {
    const images = [...document.querySelectorAll<HTMLImageElement>(`${part} img`)];
    for (const image of images) image.loading = 'eager';
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // A window that changes its width chooses another source, in the frame that follows: what it asked for
    // before is given up, and what it asks for then has no address until its size is known.
    const sourceOf = (image: HTMLImageElement) =>
      image.decode().then(
        () => image.currentSrc,
        () => '',
      );
    const isShown = async (image: HTMLImageElement) => {
      const source = await sourceOf(image);
      await nextFrame();
      await nextFrame();
      return source !== '' && source === (await sourceOf(image));
    };
    await Promise.all(
      images.map(async (image) => {
        for (let turn = 0; turn < 120; turn += 1) if (await isShown(image)) return;
        throw new Error(`${image.outerHTML} is not shown`);
      }),
    );
  }, selector);
}

test('every slide of the home page can be read, is as tall as the others, and is known at once', async ({
  page,
}) => {
  await page.goto(pathOf('home'));
  const carousel = page.locator('[data-carousel]').first();
  // Whoever comes near gets every picture.
  await carousel.hover();
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    await picturesShown(page, '[data-carousel]');
    const slides = await carousel.locator('[data-row] > li').all();
    expect(slides).toHaveLength(5);
    const heights = new Set<number>();
    for (const [index, slide] of slides.entries()) {
      await slide.evaluate((one) =>
        one.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'instant' }),
      );
      const name = (await slide.locator('h2').textContent()) ?? '';
      expect(
        await unreadableLines(page, `[data-carousel] [data-row] > li:nth-child(${index + 1})`),
        `${name} at ${width} px`,
      ).toEqual([]);
      heights.add(Math.round((await slide.boundingBox())?.height ?? 0));
      if (width >= WIDE) await expectWhole(slide, `${name} at ${width} px`);
    }
    expect([...heights], `heights at ${width} px`).toHaveLength(1);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(carousel.getByRole('button', { name: 'Diapositive suivante' })).toBeInViewport();
    if (width < 1035) continue;
    expect(Math.max(...heights)).toBeLessThanOrEqual(640);
    for (const slide of slides) {
      const name = (await slide.locator('h2').textContent()) ?? '';
      await expect(carousel.getByRole('button', { name })).toBeInViewport();
    }
  }
});

test('the line under a slide’s name leaves no word alone', async ({ page }) => {
  await page.goto(pathOf('home'));
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    const lines = await page.locator('[data-carousel] h2 + div p').evaluateAll((all) =>
      all.map((text) => {
        const words = document.createRange();
        words.selectNodeContents(text);
        // A name that stays whole is a box of its own in its line.
        const parts = Map.groupBy(words.getClientRects(), ({ top }) => Math.round(top)).values();
        return [...parts].map(
          (line) =>
            Math.max(...line.map(({ right }) => right)) - Math.min(...line.map(({ left }) => left)),
        );
      }),
    );
    expect(lines).toHaveLength(5);
    const short = lines.filter((widths) => (widths.at(-1) ?? 0) < Math.max(...widths) / 2);
    expect(short, `at ${width} px`).toEqual([]);
  }
});

test('on a phone the keyboard leaves a long part of a page for what is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: NARROW, height: 740 });
  await page.goto(pathOf('family'));
  // Its part is laid out because it has the focus, the next one because it comes near.
  await page.getByRole('group', { name: /^Facture mensuelle/ }).focus();
  // The browser remembers how high it is once it has been shown.
  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  );
  await page.keyboard.press('Tab');
  const question = page.locator('summary:focus');
  await expect(question).toHaveCount(1);
  await expect(question).toBeInViewport({ ratio: 1 });
});

test('with letters twice as large on a phone, no page is wider than its window', async ({
  playwright,
  baseURL,
}) => {
  // As a visitor sets them in the browser: breakpoints in rem follow.
  const { launchOptions = {} } = test.info().project.use;
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  });
  const page = await browser.newPage({ viewport: { width: NARROW, height: 740 } });
  const wide: string[] = [];
  for (const path of LARGE_LETTERS.map(pathOf)) {
    await page.goto(`${baseURL}${path}`);
    await drawAll(page);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (beyond > 0) wide.push(`${path}: ${beyond} px`);
  }
  await browser.close();
  expect(wide).toEqual([]);
});

test('a slide is reached by its name', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(pathOf('home'));
  const carousel = page.locator('[data-carousel]').first();
  const last = carousel.getByRole('button', { name: 'Pas encore la fibre' });
  await last.click();
  await expect(carousel.getByRole('heading', { name: 'Pas encore la fibre' })).toBeInViewport();
  await expect(last).toHaveAttribute('aria-current', 'true');
});

/** Its pictures shown in a window of this size, what is written on them can be read. */
async function expectReadable(page: Page, [width, height]: readonly [number, number]) {
  await page.setViewportSize({ width, height });
  await expect(page.locator(`${HERO} img`)).not.toHaveCount(0);
  await picturesShown(page, HERO);
  expect(await unreadableLines(page, HERO), `at ${width} px`).toEqual([]);
}

for (const name of HEROES)
  test(`the first words of ${name} can be read on their picture`, async ({ page }) => {
    await page.goto(pathOf(name));
    for (const screen of SCREENS) await expectReadable(page, screen);
  });

for (const name of BOX_PAGES)
  test(`the box of ${name} stands whole in its hero, large, and the words about it can be read`, async ({
    page,
  }) => {
    await page.goto(pathOf(name));
    for (const screen of SCREENS) {
      await expectReadable(page, screen);
      const [width] = screen;
      if (width === NARROW) await expectWholeOnPhone(page, width);
      if (width >= WIDE) await expectLarge(page, width);
    }
    await page.setViewportSize({ width: NARROWEST, height: 740 });
    await picturesShown(page, HERO);
    await expectWholeOnPhone(page, NARROWEST);
  });

/** How much of the hero a box takes: of its width up to that of the content, or of its height if it stands upright. */
const HERO_CONTENT = 1440;
const SHARE_OF_WIDTH = { from: 0.45, to: 0.55 };
const UPRIGHT_FROM = 0.7;

async function expectLarge(page: Page, width: number): Promise<void> {
  const { box, hero } = await expectWhole(page.locator('main > section').first(), `at ${width} px`);
  if (box.width < 1.25 * box.height)
    expect(box.height / hero.height, `at ${width} px`).toBeGreaterThanOrEqual(UPRIGHT_FROM);
  else {
    const share = box.width / Math.min(hero.width, HERO_CONTENT);
    expect(share, `at ${width} px`).toBeGreaterThanOrEqual(SHARE_OF_WIDTH.from);
    expect(share, `at ${width} px`).toBeLessThanOrEqual(SHARE_OF_WIDTH.to);
  }
}

async function expectWhole(part: Locator, where: string) {
  const { box, hero } = await boxIn(part);
  expect(box.left, where).toBeGreaterThanOrEqual(hero.left);
  expect(box.right, where).toBeLessThanOrEqual(hero.right);
  expect(box.top, where).toBeGreaterThanOrEqual(hero.top);
  expect(box.bottom, where).toBeLessThanOrEqual(hero.bottom);
  return { box, hero };
}

/** Nothing is written on it either. */
async function expectWholeOnPhone(page: Page, width: number): Promise<void> {
  const { box, hero, masked, words } = await boxIn(page.locator('main > section').first());
  expect(box.left, `at ${width} px`).toBeGreaterThanOrEqual(hero.left);
  expect(box.right, `at ${width} px`).toBeLessThanOrEqual(hero.right);
  // What holds it up is not yet dissolved into the ground: a pixel or two of it may begin to be.
  expect(box.bottom, `at ${width} px`).toBeLessThanOrEqual(masked + 4);
  const over = words.filter(
    (word) =>
      word.left < box.right &&
      word.right > box.left &&
      word.top < box.bottom &&
      word.bottom > box.top,
  );
  expect(over, `at ${width} px`).toEqual([]);
}

/** The box itself on the screen, without its shadow: from the cut-out that its picture is, or was composed of. */
async function boxIn(part: Locator) {
  const shown = await part.evaluate((section) => {
    const image = section.querySelector('img');
    const scene = image?.closest('picture')?.parentElement;
    if (!image || !scene) throw new Error('no picture');
    const plain = ({ left, right, top, bottom, width, height }: DOMRect) => {
      return { left, right, top, bottom, width, height };
    };
    const { objectFit, objectPosition } = getComputedStyle(image);
    const [, begins] =
      /#?(?:000|rgb\(0, 0, 0\)) (\d+)%/.exec(getComputedStyle(scene).maskImage) ?? [];
    const words: DOMRect[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      if (walker.currentNode.parentElement?.closest('nav[aria-label], main'))
        words.push(...range.getClientRects());
    }
    const room = scene.getBoundingClientRect();
    return {
      src: image.currentSrc,
      hero: plain(section.getBoundingClientRect()),
      frame: plain(image.getBoundingClientRect()),
      fit: objectFit,
      at: objectPosition.split(' ').map((share) => Number.parseFloat(share) / 100),
      natural: image.naturalWidth / image.naturalHeight,
      masked: begins === undefined ? room.bottom : room.top + (room.height * Number(begins)) / 100,
      words: words.filter(({ width, height }) => width > 4 && height > 4).map(plain),
    };
  });
  const { hero, frame, fit, natural, masked, words } = shown;
  const [, picture = ''] = /\/pictures\/([^.]+)\./.exec(shown.src) ?? [];
  const cutOut = await shareOfBox(picture);
  const scale = fit === 'cover' ? Math.max : Math.min;
  const height = scale(frame.height, frame.width / natural);
  const width = height * natural;
  const [x = 0, y = 0] = shown.at;
  const left = frame.left + (frame.width - width) * x;
  const top = frame.top + (frame.height - height) * y;
  const box = {
    left: left + cutOut.left * width,
    right: left + cutOut.right * width,
    top: top + cutOut.top * height,
    bottom: top + cutOut.bottom * height,
    width: (cutOut.right - cutOut.left) * width,
    height: (cutOut.bottom - cutOut.top) * height,
  };
  return { box, hero, masked, words };
}

type Share = Record<'left' | 'right' | 'top' | 'bottom', number>;
/** Of the pictures that this worker has looked into: most are shown at several widths. */
const shares = new Map<string, Promise<Share>>();

/** Where the box is in a picture, as shares of its sides. */
function shareOfBox(picture: string): Promise<Share> {
  const share = shares.get(picture) ?? measureBox(picture);
  shares.set(picture, share);
  return share;
}

async function measureBox(picture: string): Promise<Share> {
  const made = catalogue.find(({ name }) => name === picture);
  if (!made) throw new Error(`no picture ${picture}`);
  const { width, height, make } = made;
  let part = { input: masterFile(picture), left: 0, top: 0 };
  if (make.by === 'paint') {
    const { overlays } = (await import(`../assets/light/${make.script}.ts`)) as {
      overlays: (frame: Frame) => Promise<(typeof part)[]>;
    };
    const [product] = await overlays({ width, height, tall: height > width });
    if (!product) throw new Error(`nothing stands in ${picture}`);
    part = product;
  }
  const { data, info } = await sharp(part.input)
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const solid = { left: info.width, right: 0, top: info.height, bottom: 0 };
  for (const [at, alpha] of data.entries()) {
    // A shadow is seen through.
    if (alpha < 230) continue;
    const x = at % info.width;
    const y = Math.floor(at / info.width);
    solid.left = Math.min(solid.left, x);
    solid.right = Math.max(solid.right, x + 1);
    solid.top = Math.min(solid.top, y);
    solid.bottom = Math.max(solid.bottom, y + 1);
  }
  return {
    left: (part.left + solid.left) / width,
    right: (part.left + solid.right) / width,
    top: (part.top + solid.top) / height,
    bottom: (part.top + solid.bottom) / height,
  };
}

test('the figures of a line’s speeds begin on one line', async ({ page }) => {
  for (const name of ['box-pop', 'box-5g'] as const) {
    await page.goto(pathOf(name));
    for (const [width, height] of SCREENS.slice(2)) {
      await page.setViewportSize({ width, height });
      const tops = await page
        .getByRole('region', { name: 'Le débit' })
        .locator('dd:nth-of-type(1)')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      expect(tops.length).toBeGreaterThan(2);
      expect(new Set(tops).size, `${name} at ${width} px`).toBe(1);
    }
  }
});

/** Pages whose texts stand on a gradient, on which axe judges nothing: a partner's light, or a theme's own. */
const GRADIENTS = [
  'tv',
  'canal-plus',
  'tv-by-canal',
  'netflix',
  'hbo-max',
  'disney-plus',
  'universal-plus',
  'apple-tv-plus',
  'apple-tv-4K',
  'amazon-prime',
  'ligue-1-plus',
  'cafeyn',
  'wifi-7',
  'save-the-date',
  'jeu-netflix-messagedelupsidedown',
  'jeu-stranger-things-4',
] as const satisfies readonly PageName[];
const ON_GRADIENT = 'main :is([data-light], [data-theme="shaderDark"])';

for (const name of GRADIENTS)
  test(`${name}: what stands on a light or on the gradient ground of a theme can be read`, async ({
    page,
  }) => {
    // On a phone a light is wider than the page: no text stands beside it.
    const [width, height] = SCREENS[0];
    await page.setViewportSize({ width, height });
    await page.goto(pathOf(name));
    await drawAll(page);
    await picturesShown(page, ON_GRADIENT);
    // All of it in one window: a light goes all along its page.
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: whole });
    const parts = await page.locator(ON_GRADIENT).count();
    expect(parts).toBeGreaterThan(0);
    expect(await unreadableLines(page, ON_GRADIENT)).toEqual([]);
  });

/** Pages of these names must be all that have this in their main part. */
async function expectAllWith(page: Page, mark: RegExp, names: readonly PageName[]): Promise<void> {
  const marked: string[] = [];
  for (const { name, path } of contentPages) {
    const html = await (await page.request.get(path)).text();
    if (mark.test(html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))))
      marked.push(name);
  }
  expect(marked.toSorted()).toEqual([...names].toSorted());
}

test('every page with a light or such a ground is among them', ({ page }) =>
  expectAllWith(page, / data-light=| data-theme="shaderDark"/, GRADIENTS));

/** How far a thumb has to go at 360 px, at most, folded things being folded. */
const HEIGHTS = {
  home: 8000,
  'box-ultra': 7500,
  'box-pop': 7500,
  'box-5g': 7500,
  'liste-chaines': 9000,
  'pack-et-options': 9000,
  replays: 9000,
  'carte-fibre-optique': 9000,
} as const satisfies Partial<Record<RouteName, number>>;

for (const [name, limit] of Object.entries(HEIGHTS) as [keyof typeof HEIGHTS, number][])
  test(`${name} is no longer than ${limit} px on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(pathOf(name));
    await drawAll(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(limit);
  });

const isLaidOut = (part: Locator) =>
  part.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }));

test('what is screens below waits to be laid out on a phone, and on no wider screen', async ({
  page,
}) => {
  for (const name of ['home', 'box-pop', 'politique-de-confidentialite'] as const)
    for (const [width, waits] of [
      [360, true],
      [1280, false],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(pathOf(name));
      const first = page.locator('main').getByRole('heading').first();
      const last = page.locator('main section').last().getByRole('heading').first();
      const foot = page.locator('body > footer').getByRole('link').last();
      expect(await isLaidOut(first), `top of ${name} at ${width} px`).toBe(true);
      expect(await isLaidOut(last), `end of ${name} at ${width} px`).toBe(!waits);
      expect(await isLaidOut(foot), `foot of ${name} at ${width} px`).toBe(!waits);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(() => isLaidOut(foot)).toBe(true);
    }
});

test('on a phone a place that an address names is where it leads', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const path = pathOf('politique-de-confidentialite');
  const topOf = (id: string) =>
    page.locator(id).evaluate((place) => Math.round(place.getBoundingClientRect().top));
  await page.goto(`${path}#accord`);
  await expect.poll(() => topOf('#accord')).toBe(96);
  // Nothing above it has a guessed height, nor has anything on the way to it.
  await page.goto(`${path}#responsable`);
  await expect.poll(() => isLaidOut(page.locator('#accord').getByRole('heading'))).toBe(true);
  await page.evaluate(() => {
    location.hash = '#accord';
  });
  await expect.poll(() => topOf('#accord')).toBe(96);
});

test('a page enlarged twice has its boxes two by two, and leaves no channel alone in its row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 450 });
  const rowsOf = (places: Locator) =>
    places.evaluateAll((all) => {
      const tops = all.map((place) => place.getBoundingClientRect().top);
      return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    });
  await page.goto(pathOf('home'));
  const boxes = page.locator('#offres > * > ul > li, #offres ul[role=list] > li').filter({
    has: page.getByRole('heading'),
  });
  expect(await rowsOf(boxes)).toEqual([2, 2, 2]);

  await page.goto(pathOf('liste-chaines'));
  const channels = page.locator('[id^=theme-]:first-of-type li').filter({ visible: true });
  expect(await rowsOf(channels)).toEqual([2, 2]);
});

test('on a phone the list of the TV that is open is in sight among the others', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pathOf('svod'));
  const current = page.getByRole('main').locator('nav a[aria-current]');
  await expect(current).toHaveText('Vidéo à la demande');
  await expect(current).toBeInViewport({ ratio: 1 });
});

test('the bill of the largest family is whole: its total is in sight', async ({ page }) => {
  await page.goto(pathOf('family'));
  const add = page.getByRole('button', { name: 'Ajouter un forfait' });
  while (await add.isEnabled()) await add.click();
  const bill = page.getByRole('group', { name: 'Votre facture, mois par mois' });
  await expect(bill.getByRole('columnheader')).toHaveCount(7);
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    expect(
      await bill.evaluate((table) => table.scrollWidth - table.clientWidth),
      `at ${width} px`,
    ).toBe(0);
  }
});

/** Pages with tables, of two columns and of six, of figures and of sentences. */
const TABLES = [
  'telephone',
  'relais-telephonique',
  'repeteur-wifi',
  'wifi-7',
  'svod',
  'tarifs-et-conditions',
  'family',
  'cookies',
  'politique-de-confidentialite',
] as const satisfies readonly RouteName[];

test('every page with such a table is among them', ({ page }) =>
  expectAllWith(page, / role="group"[^>]*><table/, TABLES));

test('on a phone the rows of a table are cards: nothing of them is beyond the edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const name of TABLES) {
    await page.goto(pathOf(name));
    const tables = page.locator('main [role=group]:has(> table)').filter({ visible: true });
    const beyond = await tables.evaluateAll((all) =>
      all.map((table) => table.scrollWidth - table.clientWidth),
    );
    expect(beyond.length, name).toBeGreaterThan(0);
    expect(Math.max(...beyond), name).toBe(0);
  }
});

test('on a phone a box is a row of no more than 190 px, whatever its name and tag', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const name of ['home', 'nos-offres'] as const) {
    await page.goto(pathOf(name));
    const rows = page.locator('#offres li:has(h2, h3)');
    await expect(rows).toHaveCount(6);
    const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight));
    expect(heights.filter((height) => height > 190)).toEqual([]);
  }
});

test('the tag of a box stands over the words of its card', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(pathOf('nos-offres'));
  const tag = await page.locator('#offres').getByText('Série Spéciale').first().boundingBox();
  const name = await page.locator('#offres').getByRole('heading', { name: 'Pop S' }).boundingBox();
  expect(tag?.x).toBeCloseTo(name?.x ?? Number.NaN, 0);
});

test('on a phone the boxes of a summary stand in one column, under what speaks for each', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pathOf('aidez-moi-a-choisir'));
  const boxes = page.locator('[data-track="choisir > resume"]');
  const places = await boxes.evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect().left),
  );
  expect(places.length).toBeGreaterThan(1);
  expect(new Set(places).size).toBe(1);
});

test('on a wide screen the applications fill their rows', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(pathOf('vos-applications'));
  const tops = await page
    .locator('#applications li')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
  const rows = Object.values(Object.groupBy(tops, String)).map((row) => row?.length);
  expect(new Set(rows).size).toBe(1);
});

/** One page for each way of laying things out. */
const LAYOUTS = [
  'home',
  'nos-offres',
  'comparer-nos-offres',
  'box-ultra',
  'box-pop',
  'family',
  'tarifs-et-conditions',
  'pack-et-options',
  'vos-applications',
  'avis',
  'netflix',
  'fibre-optique',
  'resiliez-votre-fai',
] as const satisfies readonly RouteName[];

for (const name of LAYOUTS)
  test(`${name} cuts no text, parts its bands by one space, and keeps bullets, focus rings and cards in their column`, async ({
    page,
  }) => {
    await page.goto(pathOf(name));
    // From here on focus is the keyboard's, and shows.
    await page.keyboard.press('Tab');
    for (const screen of SCREENS) {
      const [width, height] = screen;
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(doubledSpaces), `at ${width} px`).toEqual([]);
      if (screen === SCREENS[0] || screen === SCREENS[2])
        expect(await page.evaluate(layoutFaults), `at ${width} px`).toEqual([]);
    }
  });

/** Pages on which an island, its script or a document stands between two bands of one colour. */
const BANDS = ['cookies', 'politique-de-confidentialite', 'aidez-moi-a-choisir'] as const;
const CONTEST = '/freebox/jeu-concours/baskets-corail/';

for (const path of [...BANDS.map((name) => pathOf(name)), CONTEST])
  test(`${path}: two bands of one colour are parted by one space`, async ({ page }) => {
    await page.goto(path);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(doubledSpaces), `at ${width} px`).toEqual([]);
    }
  });

/** In the page. */
function doubledSpaces(): string[] {
  const groundOf = (element: Element | null): string => {
    if (!element) return '';
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none'
      ? groundOf(element.parentElement)
      : `${backgroundColor} ${backgroundImage}`;
  };
  const bands = [...document.querySelectorAll('main section')].filter(
    (one) => one.checkVisibility() && !one.parentElement?.closest('section, article'),
  );
  const most = Math.min(Math.max(56, innerWidth * 0.06), 88) + 1;
  return bands.flatMap((band, index) => {
    const before = bands[index - 1];
    // A picture behind it is the ground of a hero.
    if (!before || before.querySelector(':scope > svg') || groundOf(before) !== groundOf(band))
      return [];
    // What stands between them parts them already.
    if (band.getBoundingClientRect().top > before.getBoundingClientRect().bottom + 1) return [];
    const space =
      Number.parseFloat(getComputedStyle(before).paddingBottom) +
      Number.parseFloat(getComputedStyle(band).paddingTop);
    return space > most ? [`${space} px before ${band.textContent?.trim().slice(0, 40)}`] : [];
  });
}

/** Every breakpoint that the specification names, in its three sets, and the width below which a menu is a phone's. */
const BREAKPOINTS = [600, 768, 900, 1024, 1034, 1200, 1280, 1440, 1536, 1920, 1980];

for (const name of ['home', 'box-ultra', 'nos-offres'] as const)
  test(`${name}: at the widths of the specification, nothing is cut or pushed out`, async ({
    page,
  }) => {
    await page.goto(pathOf(name));
    for (const width of BREAKPOINTS) {
      await page.setViewportSize({ width, height: 900 });
      const isWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(isWide, `at ${width} px`).toBe(false);
      expect(await page.evaluate(layoutFaults), `at ${width} px`).toEqual([]);
    }
  });

test('the home page has the six blocks of the specification', async ({ page }) => {
  await page.goto(pathOf('home'));
  const main = page.getByRole('main');
  await expect(main.locator('[data-carousel]').first()).toBeVisible();
  await expect(main.locator('[data-track="banniere > lien"]')).toBeVisible();
  for (const name of [/^Pourquoi/, 'Ce que disent nos abonnés', 'Vos questions, nos réponses'])
    await expect(main.getByRole('region', { name })).toHaveCount(1);
  await expect(main.getByText(/^\d+\s?%$/).first()).toBeAttached();
});

/** In the page. */
function layoutFaults(): string[] {
  const main = document.querySelector('main');
  if (!main) return ['no main'];
  const faults: string[] = [];
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} « ${(element.textContent ?? '').trim().slice(0, 40)} »`;
  const clips = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return { x: overflowX !== 'visible', y: overflowY !== 'visible' };
  };
  /** The nearest part around an element that cuts what leaves it. */
  const clippedBy = (element: Element) => {
    let around = element.parentElement;
    while (around && around !== main && Object.values(clips(around)).every((cuts) => !cuts))
      around = around.parentElement;
    return around === main ? null : around;
  };
  const isFilledOrRinged = (element: Element) => {
    const { backgroundColor, borderTopWidth } = getComputedStyle(element);
    return backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px';
  };
  for (const element of main.querySelectorAll<HTMLElement>('*')) {
    if (
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.closest('.visually-hidden, svg')
    )
      continue;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    // Text that its own box cuts, unless the box scrolls or says that there is more.
    const hides = [style.overflowX, style.overflowY].some(
      (how) => how === 'hidden' || how === 'clip',
    );
    const says =
      style.textOverflow === 'ellipsis' || style.getPropertyValue('-webkit-line-clamp') !== 'none';
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (hasText && hides && !says && box.width > 2)
      if (
        element.scrollWidth > element.clientWidth + 1 ||
        element.scrollHeight > element.clientHeight + 1
      )
        faults.push(`cut: ${nameOf(element)}`);
    // Beyond the window, unless in a row that scrolls.
    if ((box.right > innerWidth + 1 || box.left < -1) && box.width > 2) {
      let row = element.parentElement;
      while (row && row !== main && !clips(row).x) row = row.parentElement;
      if (row === main) faults.push(`outside the window: ${nameOf(element)}`);
    }
    // A bullet stands in the padding of its list.
    if (
      style.display === 'list-item' &&
      style.listStylePosition === 'outside' &&
      /^(disc|circle|square|decimal)$/.test(style.listStyleType)
    ) {
      const list = element.parentElement;
      const room = list ? box.left - (list.parentElement?.getBoundingClientRect().left ?? 0) : 0;
      if (room < Number.parseFloat(style.fontSize) * 0.9)
        faults.push(`bullet outside: ${nameOf(element)}`);
    }
  }
  for (const element of main.querySelectorAll<HTMLElement>(
    'a[href], button, summary, input, select, textarea',
  )) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const after = element.nextElementSibling;
    if (
      after?.matches('a[href], button') &&
      after.checkVisibility({ visibilityProperty: true }) &&
      [element, after].every(isFilledOrRinged)
    ) {
      const [one, other] = [element.getBoundingClientRect(), after.getBoundingClientRect()];
      if (other.left - one.right < 4 && other.top - one.bottom < 4)
        faults.push(`buttons touch: ${nameOf(element)}, ${nameOf(after)}`);
    }
    // Each focus restyles the page: only what something could cut is given it.
    const around = clippedBy(element);
    if (!around) continue;
    element.focus({ preventScroll: true });
    const style = getComputedStyle(element);
    if (document.activeElement !== element || style.outlineStyle === 'none') continue;
    const reach = Number.parseFloat(style.outlineWidth) + Number.parseFloat(style.outlineOffset);
    const ring = element.getBoundingClientRect();
    const { x, y } = clips(around);
    const room = around.getBoundingClientRect();
    // Scrolled out of sight: the browser brings it in when it takes the focus for good.
    if (ring.right > room.right || ring.left < room.left || ring.bottom > room.bottom + 1) continue;
    const cut =
      (x && (ring.left - reach < room.left - 1 || ring.right + reach > room.right + 1)) ||
      (y && (ring.top - reach < room.top - 1 || ring.bottom + reach > room.bottom + 1));
    if (cut) faults.push(`focus ring cut: ${nameOf(element)}`);
  }
  return [...new Set(faults)];
}

test.describe('on a first visit', () => {
  test.use({ storageState: NEW_VISITOR });

  for (const name of BOX_PAGES)
    test(`name, price and action of ${name} are above the question about cookies`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(pathOf(name));
      const question = page.locator('[data-consent-banner]');
      // There before its styles are.
      await expect(question).toBeVisible();
      const banner = await question.boundingBox();
      if (!banner) throw new Error('no banner');
      const hero = page.locator('main > section').first();
      for (const part of [
        hero.getByRole('heading', { level: 1 }),
        hero.getByText('€').first(),
        hero.getByRole('link', { name: 'Je m’abonne' }),
      ]) {
        const box = await part.boundingBox();
        expect((box?.y ?? 740) + (box?.height ?? 0)).toBeLessThanOrEqual(banner.y);
      }
    });

  // A slide, a box before its scene, one before a shape.
  for (const name of ['home', 'box-ultra', 'box-revolution-light'] as const)
    test(`on a phone held sideways the picture of ${name} stands beside its title, whole in the first screen`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 740, height: 360 });
      await page.goto(pathOf(name));
      const picture = await page.locator('main img').first().boundingBox();
      const title = await page.locator('main').getByRole('heading').first().boundingBox();
      if (!picture || !title) throw new Error('no picture or no title');
      expect(picture.x).toBeGreaterThan(title.x + 0.9 * title.width);
      expect(picture.y + picture.height).toBeLessThan(400);
    });

  for (const name of ['home', 'box-pop', 'boutiques', 'carte-fibre-optique'] as const)
    test(`nothing on ${name} lies over the question about cookies`, async ({ page }) => {
      await page.goto(pathOf(name));
      const banner = page.locator('[data-consent-banner]');
      await expect(banner).toBeVisible();
      for (const [width, height] of [[390, 740], SCREENS[2]] as const) {
        await page.setViewportSize({ width, height });
        const covered = await banner.evaluate(async (one) => {
          const found = new Set<string>();
          // It is in a shadow tree: from outside, its host is what one meets.
          const { host } = one.getRootNode() as ShadowRoot;
          const end = document.documentElement.scrollHeight;
          for (let top = 0; top < Math.min(end, 6000); top += innerHeight / 3) {
            scrollTo({ top, behavior: 'instant' });
            await new Promise(requestAnimationFrame);
            const { left, right, top: from, bottom } = one.getBoundingClientRect();
            for (let x = left + 8; x < right; x += 24)
              for (let y = from + 8; y < bottom; y += 24) {
                const over = document.elementFromPoint(x, y);
                if (over && over !== host && !one.contains(over))
                  found.add(over.outerHTML.slice(0, 80));
              }
          }
          return [...found];
        });
        expect(covered, `at ${width} px`).toEqual([]);
      }
    });
});

/** Pages with three, four, eight or ten things of one kind beside each other. */
const FEW_OF_A_KIND = [
  'svod',
  'tv',
  'proxi',
  'repeteur-wifi',
  'hbo-max',
  'fin-adsl-passage-fibre',
  'nous-contacter',
] as const;

for (const name of FEW_OF_A_KIND)
  test(`on ${name} no row of a few things is left with fewer than the others`, async ({ page }) => {
    await page.goto(pathOf(name));
    for (const [width, height] of [...SCREENS, [1024, 768]] as const) {
      await page.setViewportSize({ width, height });
      const lists = page.locator('main :is(ul, ol)');
      const rows = await lists.evaluateAll((found) =>
        found
          .filter((list) => getComputedStyle(list).display === 'grid')
          .map((list) => [...list.children].map((item) => item.getBoundingClientRect().top))
          .filter(({ length }) => [3, 4, 8, 10].includes(length))
          .map((tops) => [...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length)),
      );
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows)
        expect(new Set(row).size, `${row.join(' + ')} at ${width} px`).toBe(1);
    }
  });

/** Pages with as many things of a kind as the content has, and where these are. */
const AS_MANY_AS_THERE_ARE = [
  ['box-pop', 'region', ['L’essentiel', 'Et votre mobile', 'À ajouter']],
  ['box-revolution-light', 'region', ['L’essentiel', 'Et votre mobile', 'À ajouter']],
  ['box-crystal', 'region', ['Celles qui prennent sa suite']],
  ['comparer-nos-offres', 'group', ['Choisissez']],
] as const;

for (const [route, role, parts] of AS_MANY_AS_THERE_ARE)
  test(`on ${route} nothing is left alone in a row that it does not fill`, async ({ page }) => {
    await page.goto(pathOf(route));
    for (const [width, height] of [...SCREENS, [900, 800], [1024, 768]] as const) {
      await page.setViewportSize({ width, height });
      for (const name of parts) {
        const list = page.getByRole(role, { name }).locator('ul, :scope > div').last();
        const last = await list.evaluate(({ children, clientWidth }) => {
          const things = [...children].map((one) => one.getBoundingClientRect());
          const row = things.filter(({ top }) => top === things.at(-1)?.top);
          return { count: row.length, filled: (row[0]?.width ?? 0) > 0.9 * clientWidth };
        });
        expect(last.count > 1 || last.filled, `${name} at ${width} px`).toBe(true);
      }
    }
  });

test('on a wide screen the departments beside the map fill their rows, and what its lists ask is read whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(pathOf('carte-fibre-optique'));
  const list = page.getByRole('list').filter({ hasText: 'Mayotte' }).last();
  const rows = await list.evaluate(({ children, clientWidth }) =>
    [...Map.groupBy(children, (one) => one.getBoundingClientRect().top).values()].map(
      (row) =>
        clientWidth -
        row.reduce((total, one) => total + one.getBoundingClientRect().width, 0) -
        8 * (row.length - 1),
    ),
  );
  expect(rows.map(Math.round)).toEqual([0, 0, 0]);
  const room = await page
    .getByLabel('Commune', { exact: true })
    .evaluate((select: HTMLSelectElement) => {
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) return null;
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      pen.font = font;
      const said = pen.measureText(select.selectedOptions[0]?.text ?? '').width;
      return (
        select.clientWidth - said - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      );
    });
  expect(room).toBeGreaterThanOrEqual(0);
});

test('however many packs a theme has, none stands alone and every row is filled', async ({
  page,
}) => {
  await page.goto(pathOf('pack-et-options'));
  for (const width of [768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = await page
      .locator('[data-pack-list] section div:has(> article)')
      .first()
      .evaluate((grid) => {
        const card = grid.children[0]?.cloneNode(true) ?? new Text();
        return Array.from({ length: 8 }, (_, index) => {
          grid.replaceChildren(...Array.from({ length: index + 1 }, () => card.cloneNode(true)));
          const tops = Map.groupBy([...grid.children], (pack) =>
            Math.round(pack.getBoundingClientRect().top),
          );
          const edge = grid.getBoundingClientRect().right;
          return [...tops.values()].map((packs) => ({
            count: packs.length,
            isFilled: packs.some((pack) => Math.abs(pack.getBoundingClientRect().right - edge) < 1),
          }));
        });
      });
    for (const [index, counts] of rows.entries()) {
      const label = `${index + 1} packs at ${width} px: ${counts.map(({ count }) => count).join(' + ')}`;
      if (index === 0) continue;
      expect(Math.min(...counts.map(({ count }) => count)), label).toBeGreaterThan(1);
      expect(
        counts.filter(({ isFilled }) => !isFilled),
        label,
      ).toEqual([]);
    }
  }
});

/** Titles with the longest names of places, and one page for each way of laying things out. */
const TITLED = [
  '/boutiques/',
  '/boutiques/cherbourg-en-cotentin-carmes/',
  '/boutiques/saint-maur-des-fosses-liberte/',
  '/freebox/carte-fibre-optique/04/',
  '/freebox/carte-fibre-optique/64/',
  ...LAYOUTS.map(pathOf),
];

test('on a phone no title breaks a word, not even at its hyphen', async ({ page }) => {
  for (const path of TITLED) {
    await page.goto(path);
    for (const width of [NARROW, NARROWEST]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await page.evaluate(brokenTitles), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** Words of titles that stand on two lines or beyond their title. */
function brokenTitles(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')]
    .filter((title) => title.checkVisibility() && title.clientWidth > 2)
    .flatMap((title) => {
      const places: { node: Node; at: number }[] = [];
      const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      while (texts.nextNode())
        for (const at of (texts.currentNode.nodeValue ?? '').split('').keys())
          places.push({ node: texts.currentNode, at });
      const range = document.createRange();
      const faults = [...(title.textContent ?? '').matchAll(/\p{L}[\p{L}\p{N}’-]*/gu)]
        .filter(({ 0: word, index }) => {
          const [first, last] = [places[index], places[index + word.length - 1]];
          if (!first || !last) return true;
          range.setStart(first.node, first.at);
          range.setEnd(last.node, last.at + 1);
          const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
          return new Set(boxes.map(({ top }) => Math.round(top / 4))).size > 1;
        })
        .map(([word]) => word);
      if (title.scrollWidth > title.clientWidth + 1) faults.push('more than its width');
      return faults.map((word) => `${word} in ${title.textContent}`);
    });
}

test('where reviews go on past the edge of the screen, the next one shows', async ({ page }) => {
  await page.goto(pathOf('home'));
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    const shown = await page
      .getByRole('region', { name: 'Ce que disent nos abonnés' })
      .getByRole('listitem')
      .evaluateAll((cards) =>
        cards
          .map((card) => innerWidth - card.getBoundingClientRect().left)
          .findLast((room) => room > 0),
      );
    expect(shown, `at ${width} px`).toBeGreaterThan(24);
  }
});

test('on a wide screen bands are 1,440 px wide, texts 18 px tall, and what scrolls sideways reaches both edges', async ({
  page,
}) => {
  const measure = () =>
    page.evaluate(() => ({
      body: getComputedStyle(document.body).fontSize,
      bands: ['#offres', '#eligibilite'].map(
        (band) => document.querySelector(`${band} h2`)?.parentElement?.clientWidth,
      ),
      carousel: document.querySelector('main [aria-roledescription]')?.clientWidth,
    }));
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(pathOf('home'));
  expect(await measure()).toEqual({ body: '18px', bands: [1440, 1440], carousel: 1920 });
  await page.setViewportSize({ width: 1280, height: 800 });
  expect((await measure()).body).not.toBe('18px');

  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(pathOf('netflix'));
  const rail = page.locator('main section[tabindex="0"]');
  expect(await rail.evaluate(({ clientWidth }) => clientWidth)).toBe(1920);
});

for (const name of ['home', 'box-pop'] as const)
  test(`each review of ${name} says when it was published and of which day it tells`, async ({
    page,
  }) => {
    await page.goto(pathOf(name));
    const reviews = page.getByRole('region', { name: /^Ce que disent/ }).getByRole('article');
    await expect(reviews).not.toHaveCount(0);
    for (const review of await reviews.all())
      await expect(review).toContainText(/publié le .{5,14} \d{4}, expérience du .{5,14} \d{4}\./);
  });

test('on a phone what a mobile plan costs stands at the end of its row', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pathOf('box-pop'));
  const ends = await page
    .getByRole('region', { name: 'Et votre mobile' })
    .getByRole('listitem')
    .evaluateAll((plans) =>
      plans.map((plan) => {
        const words = document.createTreeWalker(plan, NodeFilter.SHOW_TEXT);
        let right = 0;
        while (words.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(words.currentNode);
          for (const part of range.getClientRects()) right = Math.max(right, part.right);
        }
        return Math.round(plan.getBoundingClientRect().right - right);
      }),
    );
  expect(ends.length).toBeGreaterThan(1);
  for (const end of ends) expect(end).toBeLessThan(24);
});

test('the neighbours of a shop stand in one row or in one column', async ({ page }) => {
  await page.goto(pathOf('boutique'));
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    const tops = await page
      .getByRole('region', { name: 'Les boutiques les plus proches' })
      .getByRole('listitem')
      .evaluateAll((shops) => shops.map((shop) => shop.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(1);
    expect([1, tops.length], `at ${width} px`).toContain(new Set(tops).size);
  }
});

test('the picture of a card as tall as two takes all that words leave', async ({ page }) => {
  await page.goto(pathOf('apple-tv-4K'));
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    const left = await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Une image qui s’ajuste' }) })
      .evaluate((card) => {
        const words = card.querySelector('article > :last-child');
        const { bottom } = (words ?? card).getBoundingClientRect();
        return card.getBoundingClientRect().bottom - bottom;
      });
    expect(left, `at ${width} px`).toBeLessThanOrEqual(25);
  }
});
