import type { Page } from '@playwright/test';
import { DEFAULT_THEME, THEMES } from '../apps/site/src/ui/theme-names.ts';
import {
  accessibilityFaults,
  type AxeFinding,
  type AxeScope,
  COLOUR_RULES,
  colourFaults,
  PLACE_RULES,
} from './support/axe.ts';
import { allStories, expect, test, type StoryEntry } from './support/storybook.ts';

const HEIGHT = 900;
const THEME_WIDTH = 1280;
/** The themes are looked at in the last one. */
const WIDTHS = [320, 768, THEME_WIDTH];
/** Stories are dealt to this many tests, so that workers end together. A story takes half a second. */
const SHARES = 12;

/** All that a text's contrast depends on, in one theme after the other; null where that cannot be told. */
type Look = readonly string[] | null;

/** The looks of texts that were judged, by this worker. */
const judgedLooks = new Set<string>();
/** Marks the texts whose look was not. */
const UNJUDGED = 'data-unjudged';

type Finding = AxeFinding & { story: string; theme: string; width: number };

test.describe.configure({ mode: 'parallel', timeout: 300_000 });

for (let share = 0; share < SHARES; share += 1) {
  test(`stories break no accessibility rule, in every theme and width (${share + 1}/${SHARES})`, async ({
    browser,
    gallery,
  }) => {
    const page = await browser.newPage({
      reducedMotion: 'reduce',
      viewport: { width: THEME_WIDTH, height: HEIGHT },
    });
    const messages: string[] = [];
    page.on('pageerror', (error) => messages.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') messages.push(message.text());
    });
    const stories = (await allStories()).filter((_, index) => index % SHARES === share);
    const findings: Finding[] = [];

    // Any story but the first one, which must be rendered anew; and without the gallery's own axe.
    await page.goto(
      `${gallery}/iframe.html?id=${stories.at(-1)?.id}&viewMode=story&globals=a11y.manual:!true`,
    );
    await page.locator('body.sb-show-main').waitFor();
    await rendered(page);
    // The gallery's own furniture is not ours to judge, and takes axe as long as a story does.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('.sb-wrapper')) element.remove();
    });
    const themes = await differentThemes(page);
    const check = async ({ id }: StoryEntry, width: number, scope: AxeScope) => {
      const faults = await accessibilityFaults(page, scope);
      for (const fault of faults)
        findings.push({ story: id, theme: DEFAULT_THEME, width, ...fault });
    };
    // Colours that were judged need no other look at another width, in another theme or another story.
    const checkColours = async ({ id }: StoryEntry, width: number, worn: readonly string[]) => {
      const looks = await textsInThemes(page, worn);
      for (const [index, theme] of worn.entries()) {
        if (!(await markUnjudged(page, looks, index))) continue;
        await wear(page, theme);
        const { faults, judged } = await colourFaults(page, UNJUDGED);
        for (const fault of faults) findings.push({ story: id, theme, width, ...fault });
        for (const text of judged) {
          const look = looks[text]?.[index];
          if (look !== undefined) judgedLooks.add(look);
        }
      }
    };
    for (const story of stories) {
      await show(page, story);
      await wear(page, DEFAULT_THEME);
      const judged = new Set<string>();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        const shown = await whatIsThere(page);
        // The same things in other places: only the rules about places may judge them otherwise.
        const rules = PLACE_RULES.filter((rule) => !COLOUR_RULES.includes(rule));
        await check(story, width, judged.has(shown) ? { rules } : { notRules: COLOUR_RULES });
        judged.add(shown);
        // A theme is a set of colours: only the rules about colours may judge another one otherwise.
        const worn = width === THEME_WIDTH ? [DEFAULT_THEME, ...themes] : [DEFAULT_THEME];
        await checkColours(story, width, worn);
      }
    }
    await page.close();

    expect(stories.length).toBeGreaterThan(0);
    expect(findings).toEqual([]);
    expect(messages).toEqual([]);
  });
}

/** Its ground is a gradient, on which axe does not judge: theme-contrast.test.ts does. */
const GRADIENT_THEME = 'shaderDark';

test('a text that cannot be read on the ground of a theme is found', async ({ openStory }) => {
  const page = await openStory('tooltip--closed');
  await page.evaluate(() => {
    const pale = new CSSStyleSheet();
    pale.replaceSync('#pale { color: color-mix(in srgb, var(--surface) 80%, var(--text)) }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, pale];
    const text = document.createElement('p');
    text.id = 'pale';
    text.textContent = 'Un texte trop pâle';
    document.querySelector('main')?.append(text);
  });
  const unseen: string[] = [];
  for (const theme of THEMES) {
    await wear(page, theme);
    const faults = await accessibilityFaults(page, { rules: COLOUR_RULES });
    if (!faults.some(({ where }) => where.includes('id="pale"'))) unseen.push(theme);
  }
  expect(unseen).toEqual([GRADIENT_THEME]);
});

/** One of those whose tokens are all the same is enough; the default needs no other look. */
async function differentThemes(page: Page): Promise<string[]> {
  const tokens = await page.evaluate(
    (names) =>
      names.map((name) => {
        document.documentElement.dataset['theme'] = name;
        return [[...document.documentElement.computedStyleMap()].join(';'), name] as const;
      }),
    [...THEMES.filter((name) => name !== DEFAULT_THEME), DEFAULT_THEME],
  );
  return [...new Map(tokens).values()].filter((name) => name !== DEFAULT_THEME);
}

/** Asked for another story while it renders one, the gallery may reload the page. */
async function rendered(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    type Preview = { currentRender?: { phase?: string } };
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__?: Preview;
    };
    return /completing|completed|afterEach|finished/.test(preview?.currentRender?.phase ?? '');
  });
}

/**
 * Renders a story in the page at hand and waits until its play function and its transitions are over.
 * The gallery's own wait is 100 ms, and 5 s where an animation follows the scroll and never ends.
 */
async function show(page: Page, { id }: StoryEntry): Promise<void> {
  await page.evaluate(
    (storyId) =>
      new Promise<void>((resolve, reject) => {
        type Phase = { newPhase: string; storyId: string };
        type Channel = {
          on: (event: string, listener: (phase: Phase) => void) => void;
          off: (event: string, listener: (phase: Phase) => void) => void;
          emit: (event: string, detail: unknown) => void;
        };
        const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
          .__STORYBOOK_ADDONS_CHANNEL__;
        const follow = (phase: Phase) => {
          if (phase.storyId !== storyId) return;
          if (phase.newPhase === 'errored')
            reject(new Error(`${storyId} failed to render or play`));
          if (phase.newPhase !== 'completing') return;
          channel.off('storyRenderPhaseChanged', follow);
          const ending = document
            .getAnimations()
            .filter(
              ({ timeline, effect }) =>
                timeline instanceof DocumentTimeline &&
                effect?.getComputedTiming().iterations !== Infinity,
            )
            .map(({ finished }) => finished);
          void Promise.allSettled(ending).then(() => resolve());
        };
        channel.on('storyRenderPhaseChanged', follow);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );
}

async function wear(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);
}

/** Every element that is rendered, by its place in the document. */
function whatIsThere(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .map((element) => {
        const { width, height, right, bottom } = element.getBoundingClientRect();
        const isThere =
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          Math.min(width, height) > 0 &&
          Math.min(right, bottom) > 0;
        return isThere ? 1 : 0;
      })
      .join(''),
  );
}

/** Marks the texts that look as none did that was judged, and no others; false when there are none. */
async function markUnjudged(page: Page, looks: readonly Look[], theme: number): Promise<boolean> {
  const unjudged = looks.map((look) => !look || !judgedLooks.has(look[theme] ?? ''));
  if (!unjudged.includes(true)) return false;
  await page.evaluate(
    ([marks, mark]) => {
      const { texts } = window as unknown as { texts: Element[] };
      for (const [index, element] of texts.entries())
        if (marks[index]) element.setAttribute(mark, String(index));
        else element.removeAttribute(mark);
    },
    [unjudged, UNJUDGED] as const,
  );
  return true;
}

/**
 * For each text its ink and what lies under it, in every theme. It cannot be told where something else
 * lies over the text. The texts themselves stay in `window.texts`.
 */
function textsInThemes(page: Page, themes: readonly string[]): Promise<Look[]> {
  return page.evaluate((names) => {
    const hasText = (element: Element) =>
      element.matches('input, select, textarea') ||
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
    const texts = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        hasText(element) &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        // Nobody asks for the contrast of those.
        !element.closest(
          '.visually-hidden, [aria-hidden="true"], [inert], :disabled, [aria-disabled="true"]',
        ),
    );
    Object.assign(window, { texts });
    // What lets clicks through is seen all the same.
    const touchable = new CSSStyleSheet();
    touchable.replaceSync('* { pointer-events: auto !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, touchable];
    const scrolled = [...document.querySelectorAll('*')]
      .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
      .map((one) => ({ one, left: one.scrollLeft, top: one.scrollTop }));
    const stacks = texts.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      // Line by line: a text may stand on two grounds.
      const stacksThere = () => {
        const lines = [...range.getClientRects()];
        return (lines.length === 0 ? [element.getBoundingClientRect()] : lines).map((line) =>
          document.elementsFromPoint(line.x + line.width / 2, line.y + line.height / 2),
        );
      };
      const isSeen = (lines: Element[][]) => lines.every((stack) => stack.includes(element));
      let lines = stacksThere();
      if (!isSeen(lines)) {
        // Out of the window's sight, perhaps.
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        lines = stacksThere();
      }
      return isSeen(lines) ? lines : null;
    });
    // What is above the window counts as not there (`whatIsThere`), what is left of it as a skip link.
    for (const { one, left, top } of scrolled) one.scrollTo({ left, top, behavior: 'instant' });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== touchable);
    const looks = texts.map((): string[] => []);
    for (const name of names) {
      document.documentElement.dataset['theme'] = name;
      const known = new Map<Element, { ground: string; opaque: boolean; faded: boolean }>();
      const groundOf = (one: Element) => {
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(one);
        // What stands before or after its content may be a ground too.
        const drawn = ['::before', '::after'].map((part) => {
          const {
            content,
            backgroundColor: ink,
            backgroundImage: image,
          } = getComputedStyle(one, part);
          return content === 'none' || `${ink},${image}` === 'rgba(0, 0, 0, 0),none'
            ? ''
            : ink + image;
        });
        const ground = {
          ground: [backgroundColor, backgroundImage, opacity, ...drawn].join(),
          opaque: backgroundImage === 'none' && !/^rgba|\//.test(backgroundColor),
          faded: opacity !== '1',
        };
        known.set(one, ground);
        return ground;
      };
      /** From above the text down to the first ground that lets nothing through. */
      const groundsUnder = (stack: readonly Element[], element: Element) => {
        const all = stack.map((one) => known.get(one) ?? groundOf(one));
        const own = stack.indexOf(element);
        const last = all.findIndex(({ opaque }, index) => index >= own && opaque);
        const isLast = last !== -1 && !all.some(({ faded }) => faded);
        return (isLast ? all.slice(0, last + 1) : all)
          .map(({ ground }) => ground)
          .filter((ground) => ground !== 'rgba(0, 0, 0, 0),none,1,,');
      };
      for (const [index, element] of texts.entries()) {
        const { color, fontSize, fontWeight, textDecorationLine, textShadow } =
          getComputedStyle(element);
        const around = element.parentElement ? getComputedStyle(element.parentElement).color : '';
        const isBold = Number(fontWeight) >= 700;
        const isLarge = Number.parseFloat(fontSize) >= (isBold ? 18.66 : 24);
        const grounds = new Set(
          (stacks[index] ?? []).map((stack) => groundsUnder(stack, element).join('|')),
        );
        // A link among words must be told from them by more than its colour.
        const isAmongWords =
          element.matches('a') && element.parentElement !== null && hasText(element.parentElement);
        const letters = [color, around, isBold, isLarge, textDecorationLine, textShadow];
        looks[index]?.push([...letters, isAmongWords, ...grounds].join('|'));
      }
    }
    return looks.map((look, index) => (stacks[index] ? look : null));
  }, themes);
}
