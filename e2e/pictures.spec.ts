import type { Page } from '@playwright/test';
import type { RouteName } from '@vitrine/domain/routes';
import { BOX_PAGES } from './support/box-pages.ts';
import { contentPages } from './support/built-pages.ts';
import { expect, test } from './support/test.ts';

/** One page for each way of laying out a picture. */
const LAYOUTS = [
  'home',
  'nos-offres',
  'box-ultra',
  'box-pop',
  'box-crystal',
  'box-5g',
  'family',
  'fibre-optique',
  'repeteur-wifi',
  'wifi-7',
  'demenagement',
  'tv',
  'netflix',
  'canal-plus',
  'cafeyn',
  'disney-plus',
  'comparer-nos-offres',
  'vos-applications',
  'apple-tv-4K',
  'tv-by-canal',
  'baskets',
] as const satisfies readonly RouteName[];

const pages = contentPages.filter(({ name }) => LAYOUTS.some((layout) => layout === name));

test('every layout that is looked at exists', () => {
  expect(pages.map(({ name }) => name).sort()).toEqual([...LAYOUTS].sort());
});

test.use({
  viewport: { width: 360, height: 780 },
  deviceScaleFactor: 2,
  isMobile: true,
});

for (const { name, path } of pages) {
  test(`${name} shows sharp, described pictures, and asks for no more than it shows`, async ({
    page,
  }) => {
    await page.goto(path);
    const shown = await page.evaluate(async () => {
      const images = [...document.querySelectorAll('img')].filter((image) =>
        image.checkVisibility(),
      );
      for (const image of images) image.loading = 'eager';
      await Promise.all(images.map((image) => image.decode()));
      return images.map((image) => {
        // Our files carry their width: naturalWidth is divided by the density that was chosen.
        const fileWidth = Number(/\.(\d+)\.(?:avif|webp|png)$/.exec(image.currentSrc)?.[1]);
        const ratio = image.naturalHeight / image.naturalWidth;
        const covers = getComputedStyle(image).objectFit === 'cover';
        const drawn = covers
          ? Math.max(image.clientWidth, image.clientHeight / ratio)
          : Math.min(image.clientWidth, image.clientHeight / ratio);
        return {
          file: new URL(image.currentSrc).pathname,
          alt: image.getAttribute('alt'),
          reserved: image.hasAttribute('width') && image.hasAttribute('height'),
          enlarged: (drawn * devicePixelRatio) / fileWidth,
        };
      });
    });
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter(({ enlarged }) => !(enlarged <= 1.01))).toEqual([]);
    expect(shown.filter(({ alt }) => alt === null)).toEqual([]);
    expect(shown.filter(({ reserved }) => !reserved)).toEqual([]);

    const wrong: string[] = [];
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: width < 600 ? 780 : 1000 });
      for (const fault of await wronglySized(page)) wrong.push(`${width}: ${fault}`);
    }
    expect(wrong).toEqual([]);
  });
}

const boxPages = contentPages.filter(({ name }) => BOX_PAGES.some((box) => box === name));

test('every box has its page here', () => {
  expect(boxPages.map(({ name }) => name).sort()).toEqual([...BOX_PAGES].sort());
});

for (const { name, path } of boxPages) {
  test(`${name}: stories fill their frame; numbers on pictures are in their lists, and hide no other`, async ({
    page,
  }) => {
    await page.goto(path);
    const stories = page.getByRole('region', { name: 'Ce que cette box change chez vous' });
    expect(await stories.getByRole('article').count()).toBeGreaterThan(1);
    const parcel = page.getByRole('region', { name: /sous tous les angles/ });
    // The parcel, the back and the front at least.
    expect(await parcel.getByRole('list').count()).toBeGreaterThan(2);
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 1000 });
      expect(await stories.evaluate(storyFaults), `at ${width} px`).toEqual([]);
      expect(await parcel.evaluate(numberFaults, width < 768), `at ${width} px`).toEqual([]);
    }
  });
}

test('on a phone the pictures of stories, two screens below the first, wait until one comes near', async ({
  page,
}) => {
  await page.goto('/freebox/freebox-pop/');
  const stories = page.getByRole('region', { name: 'Ce que cette box change chez vous' });
  const picture = stories.locator('img').first();
  const top = (await stories.boundingBox())?.y ?? 0;
  // Nearer than that, a lazy picture is asked for before anything is painted (1,250 to 2,500 px).
  expect(top - 780).toBeLessThan(2_500);
  const isDrawn = () =>
    picture.evaluate((image) => image.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isDrawn()).toBe(false);
  await page.evaluate((y) => window.scrollTo(0, y), top - 1_500);
  await expect.poll(isDrawn).toBe(true);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
});

test('France is whole where it tells of the network', async ({ page }) => {
  for (const { path } of boxPages.filter(({ name }) => /5g|stranger/.test(name))) {
    await page.goto(path);
    const map = page.getByRole('article').locator('img[src*="scenes/network"]');
    // It stands at the right edge of its picture, which is wider than the frame.
    await expect(map).toHaveCSS('object-position', '100% 50%');
  }
});

/** Stories whose picture leaves a part of its frame empty, has no ground, or stays away from the window's edge. */
function storyFaults(region: HTMLElement | SVGElement): string[] {
  const near = (one: number, other: number) => Math.abs(one - other) <= 1;
  const window = document.documentElement.clientWidth;
  return [...region.querySelectorAll('article')].flatMap((story, index) => {
    const image = story.querySelector('img');
    const frame = image?.closest('article > div');
    if (!image || !frame) return [`${story.id}: no picture`];
    const inside = image.getBoundingClientRect();
    const outside = frame.getBoundingClientRect();
    const isFilled =
      getComputedStyle(image).objectFit === 'cover' &&
      near(inside.width, outside.width) &&
      near(inside.height, outside.height);
    const hasGround = getComputedStyle(frame).backgroundImage !== 'none';
    // The first one on the left, the next one on the right.
    const bleeds =
      index % 2 === 0
        ? near(outside.left, 0) && outside.right < window
        : near(outside.right, window);
    const isHalf = outside.width > window * 0.42 && outside.width < window * 0.52;
    return [
      ...(isFilled ? [] : [`${story.id}: the frame is not filled`]),
      ...(hasGround ? [] : [`${story.id}: no ground`]),
      ...(window < 1280 || (bleeds && isHalf) ? [] : [`${story.id}: not half of the window`]),
    ];
  });
}

/** Numbers without their item or off their picture, that touch each other, or whose list is out of place. */
function numberFaults(region: HTMLElement | SVGElement, isUnder: boolean): string[] {
  return [...region.querySelectorAll('ol')].flatMap((list, index) => {
    const part = list.parentElement?.parentElement;
    const title = list.previousElementSibling?.textContent ?? 'parcel';
    const picture = part?.firstElementChild?.getBoundingClientRect();
    const dots = [...(part?.querySelectorAll('circle') ?? [])]
      .filter((circle) => circle.getAttribute('stroke-width') !== null)
      .map((circle) => circle.getBoundingClientRect());
    if (!picture) return [`${title}: no picture`];
    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.hypot(one.x - other.x, one.y - other.y) < one.width;
    const isOff = dots.some(
      (dot) =>
        dot.left < picture.left ||
        dot.right > picture.right ||
        dot.top < picture.top ||
        dot.bottom > picture.bottom,
    );
    const touch = dots.some((dot, at) => dots.slice(at + 1).some((other) => overlap(dot, other)));
    const place = list.getBoundingClientRect();
    const isLast = index === region.querySelectorAll('ol').length - 1;
    const isPlaced = isUnder || isLast ? place.top >= picture.bottom : place.left >= picture.right;
    return [
      ...(dots.length === list.children.length ? [] : [`${title}: ${dots.length} numbers`]),
      ...(isOff ? [`${title}: a number off its picture`] : []),
      ...(touch ? [`${title}: two numbers touch`] : []),
      ...(isPlaced ? [] : [`${title}: the list is out of place`]),
    ];
  });
}

/** Pictures whose `sizes` say less than they are drawn, or far more. */
function wronglySized(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Half a step between two of our files: less is no waste. */
    const STEP = 160;
    const ruler = document.createElement('div');
    document.body.append(ruler);
    /** The length that a browser takes from `sizes`. */
    const asked = (sizes: string) => {
      for (const entry of sizes.split(/, (?![^(]*\))/)) {
        const [, media = '', length = ''] = /^(?:(\(.*\)) )?(.+)$/.exec(entry) ?? [];
        if (media && !matchMedia(media).matches) continue;
        ruler.style.setProperty('inline-size', length);
        return ruler.getBoundingClientRect().width;
      }
      return 0;
    };
    const images = [...document.querySelectorAll<HTMLImageElement>('img[sizes]')];
    const faulty = images
      .filter((image) => image.checkVisibility() && image.clientWidth > 0)
      .flatMap((image) => {
        const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
        const source = sources.find(({ media }) => media === '' || matchMedia(media).matches);
        const sized = source?.hasAttribute('width') ? source : image;
        const ratio = Number(sized.getAttribute('width')) / Number(sized.getAttribute('height'));
        const covers = getComputedStyle(image).objectFit === 'cover';
        const drawn = covers
          ? Math.max(image.clientWidth, image.clientHeight * ratio)
          : Math.min(image.clientWidth, image.clientHeight * ratio);
        const wide = asked(image.sizes);
        const files = [...image.srcset.matchAll(/ (\d+)w/g)].map(([, file]) => Number(file));
        const largest = Math.max(...files);
        // What fills the window from edge to edge is light and colour, which bear it.
        const isEnlarged = image.clientWidth < innerWidth && drawn > largest * 1.1;
        const isBlurred = isEnlarged || (drawn > wide * 1.05 && wide < largest);
        const isWasted = wide > drawn * 2 && wide > drawn + STEP;
        const file = new URL(image.src).pathname;
        return isBlurred || isWasted
          ? [`${file} ${Math.round(drawn)} px wide, ${Math.round(wide)} asked for`]
          : [];
      });
    ruler.remove();
    return faulty;
  });
}
