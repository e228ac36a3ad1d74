import type { Page } from '@playwright/test';
import { DEFAULT_THEME, THEMES } from '../apps/site/src/ui/theme-names.ts';
import { bringJudge, type StoryFinding } from './support/story-judge.ts';
import { allStories, expect, test, type StoryEntry } from './support/storybook.ts';

const HEIGHT = 900;
const THEME_WIDTH = 1280;
/** The themes are looked at in the last one. */
const WIDTHS = [320, 768, THEME_WIDTH];
/** Stories are dealt to this many tests, so that workers end together. A story takes half a second. */
const SHARES = 12;

/** The looks of texts that were judged, by this worker. */
let judgedLooks: readonly string[] = [];

const OTHER_THEMES = THEMES.filter((theme) => theme !== DEFAULT_THEME);

type Finding = StoryFinding & { width: number };

test.describe.configure({ mode: 'parallel', timeout: 600_000 });

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
      if (message.type() === 'error') messages.push(`${message.text()} ${message.location().url}`);
    });
    const stories = (await allStories()).filter((_, index) => index % SHARES === share);
    const findings: (Finding & { story: string })[] = [];

    // Any story but the first one, which must be rendered anew; and without the gallery's own axe.
    await page.goto(
      `${gallery}/iframe.html?id=${stories.at(-1)?.id}&viewMode=story&globals=a11y.manual:!true`,
    );
    await page.locator('body.sb-show-main').waitFor();
    await alone(page);
    const themes = await differentThemes(page);
    await bringJudge(page, judgedLooks);
    const address = page.url();
    for (const story of stories) {
      await show(page, story, address);
      for (const fault of await faultsAtEveryWidth(page, themes))
        findings.push({ story: story.id, ...fault });
    }
    judgedLooks = await page.evaluate(() => [...window.judge.judgedLooks]);
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
  await alone(page);
  const themes = await differentThemes(page);
  await bringJudge(page, []);
  const faults = await faultsAtEveryWidth(page, themes);
  const seen = new Set(
    faults.filter(({ where }) => where.includes('id="pale"')).map(({ theme }) => theme),
  );
  expect(seen.size).toBeGreaterThan(1);
  expect([DEFAULT_THEME, ...themes].filter((theme) => !seen.has(theme))).toEqual([GRADIENT_THEME]);
});

test('a fault of colour in one theme, of place at one width or of a role is found, each once', async ({
  openStory,
}) => {
  const page = await openStory('tooltip--closed');
  await page.evaluate(() => {
    const planted = new CSSStyleSheet();
    planted.replaceSync(`
      [data-theme='dark'] #faint {
        color: color-mix(in srgb, var(--surface) 80%, var(--text));
      }
      .tiny { padding: 20px }
      @media (min-width: 700px) and (max-width: 1000px) {
        .tiny { inline-size: 9px; block-size: 9px; padding: 0; border: 0; overflow: hidden }
      }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, planted];
    const text = document.createElement('p');
    text.id = 'faint';
    text.textContent = 'Un texte que l’on voit ailleurs';
    const row = document.createElement('p');
    row.append(
      ...['Un', 'Deux'].map((name) => {
        const button = document.createElement('button');
        button.className = 'tiny';
        button.textContent = name;
        return button;
      }),
    );
    const role = document.createElement('p');
    role.setAttribute('role', 'boutton');
    role.textContent = 'Un rôle que nul ne connaît';
    document.querySelector('main')?.append(text, row, role);
  });
  await alone(page);
  await bringJudge(page, []);
  const found = await faultsAtEveryWidth(page, OTHER_THEMES);
  const told = found.map(({ rule, theme, width }) => `${rule} in ${theme} at ${width} px`);
  expect([...new Set(told)]).toEqual([
    'aria-roles in light at 320 px',
    'target-size in light at 768 px',
    'color-contrast in dark at 1280 px',
  ]);
});

/** A theme is a set of colours: one width is enough to judge those of all themes. */
async function faultsAtEveryWidth(page: Page, themes: readonly string[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const faults = await page.evaluate(([worn, isFirst]) => window.judge.look(worn, isFirst), [
      [DEFAULT_THEME, ...(width === THEME_WIDTH ? themes : [])],
      width === WIDTHS[0],
    ] as const);
    for (const fault of faults) findings.push({ width, ...fault });
  }
  return findings;
}

/** One of those whose tokens are all the same is enough; the default needs no other look. */
async function differentThemes(page: Page): Promise<string[]> {
  const tokens = await page.evaluate(
    (names) =>
      names.map((name) => {
        document.documentElement.dataset['theme'] = name;
        return [[...document.documentElement.computedStyleMap()].join(';'), name] as const;
      }),
    [...OTHER_THEMES, DEFAULT_THEME],
  );
  return [...new Map(tokens).values()].filter((name) => name !== DEFAULT_THEME);
}

/**
 * The story is rendered whole (asked for another one before, the gallery may reload the page) and nothing
 * else is there: the gallery's own furniture is not ours to judge, takes axe as long as a story does, and
 * comes and goes between two looks.
 */
async function alone(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    type Preview = { currentRender?: { phase?: string } };
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__?: Preview;
    };
    return /completing|completed|afterEach|finished/.test(preview?.currentRender?.phase ?? '');
  });
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('.sb-wrapper')) element.remove();
  });
}

/**
 * Renders a story in the page at hand and waits until its play function and its transitions are over.
 * The gallery's own wait is 100 ms, and 5 s where an animation follows the scroll and never ends.
 */
async function show(page: Page, { id }: StoryEntry, address: string): Promise<void> {
  await page.evaluate(
    ([storyId, url]) =>
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
        // What the story before wrote into the address would be asked of this one.
        history.replaceState(null, '', url);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    [id, address] as const,
  );
}
