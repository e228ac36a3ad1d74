import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

// The axe that @axe-core/playwright runs, evaluated once a page: its builder injects it at each of the
// thousands of checks and opens a page to merge the findings of frames that we do not have.
const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

export type AxeFinding = { rule: string; where: string };

export type AxeScope = {
  /** A part of the page, by selector. */
  within?: string;
  /** These rules alone. */
  rules?: readonly string[];
  /** All rules but these. */
  notRules?: readonly string[];
  /** Parts that are not judged, by selector: the rules that ask about the whole page still see them. */
  without?: readonly string[];
};

declare global {
  interface Window {
    axeFaults?: typeof axeFaults;
    axeColours?: typeof axeColours;
  }
}

/** Not as an element: axe quotes the whole document when a rule is about <html>, itself included. */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(
    `${axeSource}; window.axeFaults = ${axeFaults}; window.axeColours = ${axeColours}; null`,
  );
}

/** What breaks an accessibility rule on the page; no rule is disabled, and the size of targets is judged too. */
export async function accessibilityFaults(page: Page, scope: AxeScope = {}): Promise<AxeFinding[]> {
  const ask = () => page.evaluate((asked) => window.axeFaults?.(asked) ?? null, scope);
  let faults = await ask();
  if (!faults) {
    await bringAxe(page);
    faults = await ask();
  }
  if (!faults) throw new Error('axe did not come');
  return faults;
}

/** In the page. */
async function axeFaults({
  within,
  rules,
  notRules = [],
  without = [],
}: AxeScope): Promise<AxeFinding[]> {
  type Violation = { id: string; nodes: { html: string; failureSummary: string }[] };
  type Axe = {
    run: (context: object, options: object) => Promise<{ violations: Violation[] }>;
  };
  const { axe } = window as unknown as { axe: Axe };
  // What fades in is judged as it is read, not half there.
  const running = document
    .getAnimations()
    .filter(
      ({ timeline, playState, effect }) =>
        timeline instanceof DocumentTimeline &&
        playState === 'running' &&
        effect?.getComputedTiming().iterations !== Infinity,
    );
  await Promise.allSettled(running.map(({ finished }) => finished));
  const judged = { include: [within ?? 'html'], exclude: without.map((part) => [part]) };
  const results = await axe.run(judged, {
    resultTypes: ['violations'],
    // Elements are told by their HTML, and style sheets are read by no rule that is on.
    selectors: false,
    preload: rules ? false : { assets: ['media'] },
    ...(rules
      ? { runOnly: { type: 'rule', values: rules } }
      : {
          rules: {
            'target-size': { enabled: true },
            ...Object.fromEntries(notRules.map((rule) => [rule, { enabled: false }])),
          },
        }),
  });
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({ rule: id, where: `${html} ${failureSummary}` })),
  );
}

/** Those that axe runs of its own accord and that look at colours. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** Those that look at where things stand: the others only ask what is there. */
export const PLACE_RULES = [...COLOUR_RULES, 'target-size', 'scrollable-region-focusable'];

/**
 * In the page: what breaks a rule about colours in the elements that carry this attribute, and the
 * attribute's value on those that axe could judge and on those that have a picture or a gradient behind
 * them: what is out of sight or under something else is left open.
 */
async function axeColours(
  attribute: string,
  rules: readonly string[],
): Promise<{ faults: AxeFinding[]; judged: number[]; onPictures: number[] }> {
  type Reason = { data: { messageKey?: string } | null };
  type Node = { html: string; failureSummary: string; element: Element; any: Reason[] };
  type Results = Record<'violations' | 'passes' | 'incomplete', { id: string; nodes: Node[] }[]>;
  type Axe = { run: (context: string, options: object) => Promise<Results> };
  const { axe } = window as unknown as { axe: Axe };
  const { violations, passes, incomplete } = await axe.run(`[${attribute}]`, {
    resultTypes: ['violations', 'passes', 'incomplete'],
    selectors: false,
    elementRef: true,
    preload: false,
    runOnly: { type: 'rule', values: rules },
  });
  const ofContrast = (results: Results['passes']) =>
    results.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes);
  const onPictures = ofContrast(incomplete).filter(({ any }) =>
    any.some(({ data }) => /^(bgImage|bgGradient|imgNode)$/.test(data?.messageKey ?? '')),
  );
  const marksOf = (nodes: readonly Node[]) =>
    nodes.map(({ element }) => Number(element.getAttribute(attribute)));
  return {
    faults: violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => ({
        rule: id,
        where: `${html} ${failureSummary}`,
      })),
    ),
    judged: marksOf([...ofContrast(violations), ...ofContrast(passes)]),
    onPictures: marksOf(onPictures),
  };
}
