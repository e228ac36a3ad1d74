import type { Page } from '@playwright/test';
import { accessibilityFaults, type AxeFinding } from './support/axe.ts';
import { contentPages } from './support/built-pages.ts';
import { drawAll } from './support/drawn.ts';
import { watchFaults } from './support/faults.ts';
import { acted, watchPrivacy } from './support/privacy.ts';
import { spaceText } from './support/text-spacing.ts';
import { expect, test } from './support/test.ts';

/** What holds on every page, whatever it says, for a visitor who has refused cookies. */
for (const { name, path } of contentPages) {
  test(`${name} is sound, accessible, complete and discreet`, async ({
    page,
    context,
    baseURL,
  }) => {
    const faults = watchFaults(page);
    const seen = await watchPrivacy(context, baseURL ?? '');
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);

    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main')).toHaveCount(1);
    // A shop's own name begins with the brand's.
    expect(await page.title()).toMatch(/.{15,} - Free$|^Boutique Free .{5,}/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{30,}/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    );
    expect(await unfilledTokens(page)).toEqual([]);

    expect(await faultsOf(page)).toEqual([]);
    expect(await wordsApart(page)).toEqual([]);

    // On a narrow phone and on the narrowest, nothing scrolls sideways and no words are cut off. What waits
    // to be drawn cuts what leaves it, and no page scrolls to it.
    await drawAll(page);
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 780 });
      await expectToFit(page);
      expect(await smallTargets(page), `${width} px`).toEqual([]);
    }
    await spaceText(page);
    await expectToFit(page);
    expect(faults).toEqual([]);

    // Refused: not asked again, nothing outside, no cookie, nothing stored but what is exempt.
    await acted(page);
    await expect(page.locator('[data-consent-banner]')).toHaveCount(0);
    expect(await seen.traces()).toEqual([]);
  });
}

/** What should have become words: `{product}`, `{pop.price}`, `{social-facebook}`. */
function unfilledTokens(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...(document.documentElement.outerHTML.match(/\{[a-z][\w-]*(?:\.\w+)?\}/g) ?? []),
  ]);
}

/** Headers and footers as they were judged, by this worker: half of a page, and most pages have the same. */
const judgedFrames = new Set<string>();

const LANDMARKS = 'nav, search, form, section, aside, [role]';

/**
 * Every rule on the whole page; but what headers and footers hold is judged once where it is written the
 * same, has the same colours and stands in the same places.
 */
async function faultsOf(page: Page): Promise<AxeFinding[]> {
  const frames = await page.evaluate(() =>
    ['body > header', 'body > footer'].map((selector) => {
      const frame = document.querySelector(selector);
      const { left = 0, top = 0 } = frame?.getBoundingClientRect() ?? {};
      const look = [...(frame?.querySelectorAll('*') ?? [])]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } =
            getComputedStyle(part);
          const place = [x - left, y - top, width, height].map(Math.round).join();
          const colours = [color, backgroundColor, backgroundImage, opacity].join();
          return [place, colours, fontSize, fontWeight].join();
        });
      const ground = frame ? getComputedStyle(frame).backgroundColor : '';
      // Which link is the page's own shows in its colours.
      const written = frame?.outerHTML.replaceAll(' aria-current="page"', '');
      return { selector, look: [written, ground, ...look].join('|') };
    }),
  );
  const known = frames.filter(({ look }) => judgedFrames.has(look));
  for (const { look } of frames) judgedFrames.add(look);
  return accessibilityFaults(page, {
    // Landmarks stay: one of the page may have the name of one of theirs.
    without: known.map(
      ({ selector }) =>
        `:is(${selector}, ${selector} :is(${LANDMARKS}, :has(${LANDMARKS}))) > :not(${LANDMARKS}, :has(${LANDMARKS}))`,
    ),
  });
}

async function expectToFit(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  // A map is drawn anew in the frame after the window's.
  await expect.poll(() => cutWords(page)).toEqual([]);
  expect(await wordsBeyond(page)).toEqual([]);
}

/** Words that stay whole, and are wider than the column that they stand in. */
function wordsBeyond(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('no-break')].flatMap((word) => {
      let column: Element | null = word.parentElement;
      while (column && /^(?:inline|contents)$/.test(getComputedStyle(column).display))
        column = column.parentElement;
      if (!column?.checkVisibility({ visibilityProperty: true })) return [];
      // What has a clip path is for screen readers.
      if (getComputedStyle(column).clipPath !== 'none') return [];
      const { left, right } = word.getBoundingClientRect();
      const edge = column.getBoundingClientRect();
      return right > edge.right + 1 || left < edge.left - 1
        ? [`${word.textContent} in ${column.outerHTML.slice(0, 120)}`]
        : [];
    }),
  );
}

/** What a finger would miss (WCAG 2.5.8), but for links in a line of text: lower than 24 px, or narrower. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, summary, select, textarea')]
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        return (
          target.checkVisibility({ visibilityProperty: true }) &&
          !target.closest('.visually-hidden') &&
          getComputedStyle(target).display !== 'inline' &&
          Math.min(width, height) > 1 &&
          Math.min(width, height) < 24
        );
      })
      .map((target) => `${target.outerHTML.slice(0, 120)} ${target.clientHeight} px`),
  );
}

/** Words that stay whole, alone in their row of a flex or a grid while their text is beside them. */
function wordsApart(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('no-break')]
      .filter(
        ({ parentElement }) =>
          parentElement &&
          /flex|grid/.test(getComputedStyle(parentElement).display) &&
          [...parentElement.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
          ),
      )
      .map((word) => `${word.textContent} in ${word.parentElement?.outerHTML.slice(0, 120)}`),
  );
}

/** Texts that end beyond the box that clips them, where nobody can scroll to read the rest. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // What waits to be drawn, as rows of long lists do, clips too.
    const clips = (element: Element) => {
      const { overflowX, contentVisibility } = getComputedStyle(element);
      return ['clip', 'hidden'].includes(overflowX) || contentVisibility === 'auto';
    };
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || text.textContent?.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { right, width } = range.getBoundingClientRect();
      let box: Element | null = parent;
      while (box && !clips(box)) box = box.parentElement;
      const edge = box?.getBoundingClientRect();
      // What has a clip path is for screen readers.
      if (!box || !edge || width === 0 || getComputedStyle(box).clipPath !== 'none') continue;
      if (right > edge.right + 1) cut.push(`${text.textContent} (by ${box.className})`);
    }
    return cut;
  });
}
