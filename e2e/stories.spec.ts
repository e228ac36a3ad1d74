import type { Page } from '@playwright/test';
import { DEFAULT_THEME, THEMES } from '../apps/site/src/ui/theme-names.ts';
import { accessibilityFaults, type AxeFinding } from './support/axe.ts';
import { allStories, expect, test, type StoryEntry } from './support/storybook.ts';

const HEIGHT = 900;
const THEME_WIDTH = 1280;
const OTHER_WIDTHS = [320, 768];
/** Stories are dealt to this many tests, so that workers end together. A story takes half a second. */
const SHARES = 12;

/** Those that axe runs of its own accord and that look at colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

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
    for (const story of stories) {
      await show(page, story);
      for (const width of OTHER_WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        findings.push(...(await check(page, story, DEFAULT_THEME, width)));
      }
      await page.setViewportSize({ width: THEME_WIDTH, height: HEIGHT });
      for (const theme of themes) findings.push(...(await check(page, story, theme, THEME_WIDTH)));
    }
    await page.close();

    expect(stories.length).toBeGreaterThan(0);
    expect(findings).toEqual([]);
    expect(messages).toEqual([]);
  });
}

/** One of those whose tokens are all the same is enough; the default is among them. */
async function differentThemes(page: Page): Promise<string[]> {
  const tokens = await page.evaluate(
    (names) =>
      names.map((name) => {
        document.documentElement.dataset['theme'] = name;
        return [[...document.documentElement.computedStyleMap()].join(';'), name] as const;
      }),
    [...THEMES.filter((name) => name !== DEFAULT_THEME), DEFAULT_THEME],
  );
  return [...new Map(tokens).values()];
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

async function check(
  page: Page,
  story: StoryEntry,
  theme: string,
  width: number,
): Promise<Finding[]> {
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);
  // A theme is a set of colours: only the rules about colours may judge another one otherwise.
  const scope = theme === DEFAULT_THEME ? {} : { rules: COLOUR_RULES };
  const faults = await accessibilityFaults(page, scope);
  return faults.map((fault) => ({ story: story.id, theme, width, ...fault }));
}
