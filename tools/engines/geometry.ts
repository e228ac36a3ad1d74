import type { Engine } from './engine.ts';
import type { Visitor } from './visitor.ts';

/** A part of the page: where it starts, how wide and how tall it is, in CSS pixels. */
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

type Sight = {
  readonly name: string;
  readonly path: string;
  readonly viewport: readonly [number, number];
  /** What must be done first to see it. */
  readonly before?: (visitor: Visitor) => Promise<void>;
  /** Measured, all that match, in order. */
  readonly selector: string;
};

const WIDE = [1280, 900] as const;
/** The narrowest that WebKitGTK's window becomes. */
const PHONE = [460, 800] as const;
const openPanel = (visitor: Visitor) =>
  visitor.click({ kind: 'button', name: 'Freebox', within: '[data-menu-entries]' });
const openMenu = (visitor: Visitor) =>
  visitor.click({ kind: 'button', name: 'Menu', within: '[data-header]' });

export const SIGHTS: readonly Sight[] = [
  {
    name: 'header',
    path: '/freebox/',
    viewport: WIDE,
    selector: '[data-header], [data-header] > a, [data-menu] li > :is(a, button)',
  },
  {
    name: 'menu panel',
    path: '/freebox/',
    viewport: WIDE,
    before: openPanel,
    selector: '[data-menu-entries] :popover-open, [data-menu-entries] :popover-open a',
  },
  {
    name: 'mobile menu',
    path: '/freebox/',
    viewport: PHONE,
    before: openMenu,
    selector: '[data-menu] > ul > li',
  },
  {
    name: 'hero of the home page',
    path: '/freebox/',
    viewport: WIDE,
    selector: '[data-carousel], [data-carousel] li:first-child :is(h2, p, a, img)',
  },
  {
    name: 'hero of a box',
    path: '/freebox/freebox-ultra/',
    viewport: WIDE,
    selector: 'main > section:first-of-type, main h1, main > section:first-of-type img',
  },
  {
    name: 'hero of a box on a phone',
    path: '/freebox/freebox-ultra/',
    viewport: PHONE,
    selector: 'main > section:first-of-type, main h1, main > section:first-of-type img',
  },
  {
    name: 'comparator',
    path: '/freebox/comparer-nos-offres-freebox/?boxes=ultra,pop',
    viewport: WIDE,
    selector: 'main fieldset, main legend, main table, main thead th',
  },
  {
    name: 'comparator on a phone',
    path: '/freebox/comparer-nos-offres-freebox/?boxes=ultra,pop',
    viewport: PHONE,
    selector: 'main fieldset, main legend, main table',
  },
  {
    name: 'footer',
    path: '/freebox/netflix/',
    viewport: WIDE,
    selector: 'body > footer, body > footer li',
  },
];

export async function measure(visitor: Visitor, sight: Sight): Promise<readonly Box[]> {
  await visitor.engine.resize(...sight.viewport);
  await visitor.open(sight.path);
  // As on a first visit: the address that a journey asked about would be told of here.
  await visitor.engine.evaluate(() => sessionStorage.clear());
  await visitor.open(sight.path);
  await sight.before?.(visitor);
  await visitor.holds(
    'the typeface and the end of what moves',
    () =>
      document.fonts.status === 'loaded' &&
      // What follows the scroll runs as long as the page is there.
      document
        .getAnimations()
        .every(
          ({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline,
        ),
  );
  return visitor.engine.evaluate(boxesOf, sight.selector);
}

/** In the page. From the first box on, so that what comes above a footer does not count. */
function boxesOf(selector: string): Box[] {
  const shown = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const top = shown[0]?.getBoundingClientRect().y ?? 0;
  return shown.map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x, y: y - top, w: width, h: height };
  });
}

/** Engines round text differently: a word on another line is nobody's fault, a part elsewhere is. */
const PIXELS = 12;
const SHARE = 0.05;

/** What differs from Chromium's, said in a line each. */
export function differences(
  sight: Sight,
  engine: Engine['name'],
  expected: readonly Box[],
  found: readonly Box[],
): string[] {
  if (expected.length !== found.length)
    return [`${sight.name}: ${engine} shows ${found.length} parts, chromium ${expected.length}`];
  return expected.flatMap((box, index) =>
    (['x', 'y', 'w', 'h'] as const).flatMap((side) => {
      const here = found[index]?.[side] ?? 0;
      const length = side === 'x' || side === 'w' ? box.w : box.h;
      const allowed = Math.max(PIXELS, SHARE * Math.max(length, Math.abs(box[side])));
      if (Math.abs(here - box[side]) <= allowed) return [];
      return [
        `${sight.name}, part ${index + 1}: ${side} is ${Math.round(here)} in ${engine}, ${Math.round(box[side])} in chromium`,
      ];
    }),
  );
}
