import type { Page } from '@playwright/test';
import type { RouteName } from '@vitrine/domain/routes';
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

// They only look: one visitor's browser will do, emptied between two pages.
test.use({
  reuseContext: true,
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
        // Light and colour from edge to edge bear a fifth more than their file has; an object does not.
        const isBlurred =
          (drawn > wide * 1.05 && wide < largest) || drawn > largest * (covers ? 1.21 : 1.05);
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
