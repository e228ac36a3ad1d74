import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { DEFAULT_THEME, THEMES } from '../apps/site/src/ui/theme-names.ts';
import { allStories, expect, test, type StoryEntry } from './support/storybook.ts';

// The axe that @axe-core/playwright runs, evaluated once: its builder would inject it at each of the
// thousands of checks and open a page to merge frames that stories do not have.
const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

const HEIGHT = 900;
const THEME_WIDTH = 1280;
const OTHER_WIDTHS = [320, 768];
/** Stories are dealt to this many tests, so that workers end together. A story takes half a second. */
const SHARES = 12;

type Finding = { story: string; theme: string; width: number; rule: string; where: string };

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
    // The gallery's own furniture is not ours to judge, and takes axe as long as a story does.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('.sb-wrapper')) element.remove();
    });
    // Not as an element: axe quotes the whole document when a rule is about <html>, itself included.
    await page.evaluate(axeSource);
    for (const story of stories) {
      await show(page, story);
      findings.push(...(await check(page, story, THEMES, THEME_WIDTH)));
      for (const width of OTHER_WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        findings.push(...(await check(page, story, [DEFAULT_THEME], width)));
      }
      await page.setViewportSize({ width: THEME_WIDTH, height: HEIGHT });
    }
    await page.close();

    expect(stories.length).toBeGreaterThan(0);
    expect(findings).toEqual([]);
    expect(messages).toEqual([]);
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

/** Every rule of axe, none disabled, in each of the themes. */
async function check(
  page: Page,
  story: StoryEntry,
  themes: readonly string[],
  width: number,
): Promise<Finding[]> {
  const violations = await page.evaluate(async (wanted) => {
    type Violation = { id: string; nodes: { html: string; failureSummary: string }[] };
    type Axe = {
      run: (context: Document, options: object) => Promise<{ violations: Violation[] }>;
    };
    const { axe } = window as unknown as { axe: Axe };
    const found = [];
    for (const theme of wanted) {
      document.documentElement.dataset['theme'] = theme;
      const results = await axe.run(document, { resultTypes: ['violations'] });
      for (const { id, nodes } of results.violations) {
        for (const { html, failureSummary } of nodes) {
          found.push({ theme, rule: id, where: `${html} ${failureSummary}` });
        }
      }
    }
    return found;
  }, themes);
  return violations.map((violation) => ({ story: story.id, width, ...violation }));
}
