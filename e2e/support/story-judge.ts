import type { Page } from '@playwright/test';
import { TEXT_CONTRAST } from '@vitrine/domain/contrast';
import { type AxeFinding, bringAxe, COLOUR_RULES, PLACE_RULES } from './axe.ts';

export type StoryFinding = AxeFinding & { theme: string };

type Judge = {
  /** The looks of texts that were judged: they need no other look, wherever they come again. */
  judgedLooks: Set<string>;
  /** What breaks a rule in the story as it stands, worn in these themes one after the other. */
  look: (themes: readonly string[], isFirst: boolean) => Promise<StoryFinding[]>;
};

declare global {
  interface Window {
    judge: Judge;
  }
}

/** Lives in the page from story to story: asked once a width, instead of once for each thing to know. */
export async function bringJudge(page: Page, judgedLooks: readonly string[]): Promise<void> {
  await bringAxe(page);
  await page.evaluate(judgeInPage, {
    known: judgedLooks,
    colourRules: COLOUR_RULES,
    placeRules: PLACE_RULES.filter((rule) => !COLOUR_RULES.includes(rule)),
    needed: { text: TEXT_CONTRAST, large: 3 },
  });
}

/** In the page. */
function judgeInPage({
  known,
  colourRules,
  placeRules,
  needed,
}: {
  known: readonly string[];
  colourRules: readonly string[];
  placeRules: readonly string[];
  needed: { text: number; large: number };
}): void {
  type Colour = { alpha: number };
  type Colours = {
    Color: new () => Colour & { parseString: (written: string) => void };
    flattenColors: (over: Colour, under: Colour) => Colour;
    getContrast: (ground: Colour, ink: Colour) => number;
  };
  const { Color, flattenColors, getContrast } = (
    window as unknown as { axe: { commons: { color: Colours } } }
  ).axe.commons.color;
  const UNJUDGED = 'data-unjudged';
  const EMPTY_GROUND = 'rgba(0, 0, 0, 0),none,1,,';

  type Ground = {
    written: string;
    colour: string;
    opaque: boolean;
    faded: boolean;
    isPlain: boolean;
  };
  /** All that a text's contrast depends on, and whether that alone shows that it can be read. */
  type Look = { written: string; isClear: boolean; isOnPicture: boolean };

  const judgedLooks = new Set(known);
  /** Those of them that axe leaves open wherever they stand. */
  const looksOnPictures = new Set<string>();
  /** What was there in this story when all rules judged it. */
  let judgedThere = new Set<string>();

  const colours = new Map<string, Colour | null>();
  const colourOf = (written: string): Colour | null => {
    const met = colours.get(written);
    if (met !== undefined) return met;
    const colour = new Color();
    let read: Colour | null = colour;
    try {
      colour.parseString(written);
    } catch {
      read = null;
    }
    colours.set(written, read);
    return read;
  };

  const wear = (theme: string) => {
    document.documentElement.dataset['theme'] = theme;
  };

  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );

  const numbers = new WeakMap<Element, number>();
  let met = 0;
  const numberOf = (element: Element) => {
    const number = numbers.get(element) ?? (met += 1);
    numbers.set(element, number);
    return number;
  };

  /** Every element that is rendered. The gallery adds others, which are not, whenever it comes to it. */
  const whatIsThere = () =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { width, height, right, bottom } = element.getBoundingClientRect();
        return Math.min(width, height) > 0 && Math.min(right, bottom) > 0 && isShown(element);
      })
      .map(numberOf)
      .join();

  const textsOf = () =>
    [...document.body.querySelectorAll('*')].filter(
      (element) =>
        hasText(element) &&
        isShown(element) &&
        // Nobody asks for the contrast of those.
        !element.closest(
          '.visually-hidden, [aria-hidden="true"], [inert], :disabled, [aria-disabled="true"]',
        ),
    );

  /** What lies under each text, line by line; null where something else lies over it. */
  const stacksUnder = (texts: readonly Element[]): (Element[][] | null)[] => {
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
    return stacks;
  };

  const groundOf = (one: Element): Ground => {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(one);
    // What stands before or after its content may be a ground too.
    const drawn = ['::before', '::after'].map((part) => {
      const { content, backgroundColor: ink, backgroundImage: image } = getComputedStyle(one, part);
      return content === 'none' || `${ink},${image}` === 'rgba(0, 0, 0, 0),none' ? '' : ink + image;
    });
    return {
      written: [backgroundColor, backgroundImage, opacity, ...drawn].join(),
      colour: backgroundColor,
      opaque: backgroundImage === 'none' && !/^rgba|\//.test(backgroundColor),
      faded: opacity !== '1',
      isPlain: backgroundImage === 'none' && drawn.every((part) => part === ''),
    };
  };

  /** The looks of texts in the theme that is worn. */
  const looksOf = (
    texts: readonly Element[],
    stacks: readonly (Element[][] | null)[],
  ): (Look | null)[] => {
    const grounds = new Map<Element, Ground>();
    const groundAt = (one: Element) => {
      const ground = grounds.get(one) ?? groundOf(one);
      grounds.set(one, ground);
      return ground;
    };
    const isFaded = (element: Element): boolean =>
      groundAt(element).faded || (element.parentElement !== null && isFaded(element.parentElement));
    /** From above the text down to the first ground that lets nothing through. */
    const groundsUnder = (stack: readonly Element[], element: Element) => {
      const all = stack.map(groundAt);
      const own = stack.indexOf(element);
      const last = all.findIndex(({ opaque }, index) => index >= own && opaque);
      const isLast = last !== -1 && !all.some(({ faded }) => faded);
      const under = (isLast ? all.slice(0, last + 1) : all).filter(
        ({ written }) => written !== EMPTY_GROUND,
      );
      const isBare = all.slice(0, own).every(({ written }) => written === EMPTY_GROUND);
      return {
        written: under.map(({ written }) => written).join('|'),
        // Colours alone, the lowest of which lets nothing through.
        colours: isLast && isBare && under.every(({ isPlain }) => isPlain) ? under : null,
      };
    };
    const isReadable = (ink: string, under: readonly Ground[] | null, atLeast: number) => {
      const over = colourOf(ink);
      const layers = under?.map(({ colour }) => colourOf(colour)) ?? [];
      const ground = layers.reduceRight<Colour | null | undefined>(
        (below, layer) =>
          layer && (below === undefined ? layer : below && flattenColors(layer, below)),
        undefined,
      );
      return Boolean(over && ground && getContrast(ground, flattenColors(over, ground)) >= atLeast);
    };
    return texts.map((element, index) => {
      const stack = stacks[index];
      if (!stack) return null;
      const { color, fontSize, fontWeight, textDecorationLine, textShadow } =
        getComputedStyle(element);
      const around = element.parentElement ? getComputedStyle(element.parentElement).color : '';
      const isBold = Number(fontWeight) >= 700;
      const isLarge = Number.parseFloat(fontSize) >= (isBold ? 18.66 : 24);
      const lines = stack.map((line) => groundsUnder(line, element));
      // A link among words must be told from them by more than its colour.
      const isAmongWords =
        element.matches('a') && element.parentElement !== null && hasText(element.parentElement);
      const letters = [color, around, isBold, isLarge, textDecorationLine, textShadow];
      return {
        written: [...letters, isAmongWords, ...new Set(lines.map(({ written }) => written))].join(
          '|',
        ),
        isOnPicture: lines.some(({ colours: plain }) => plain === null),
        isClear:
          !isAmongWords &&
          textShadow === 'none' &&
          !isFaded(element) &&
          lines.every((line) =>
            isReadable(color, line.colours, isLarge ? needed.large : needed.text),
          ),
      };
    });
  };

  /** Colours that were judged need no other look at another width, in another theme or another story. */
  const colourFaults = async (themes: readonly string[]): Promise<StoryFinding[]> => {
    const texts = textsOf();
    const stacks = stacksUnder(texts);
    const looks = themes.map((theme) => {
      wear(theme);
      return looksOf(texts, stacks);
    });
    const findings: StoryFinding[] = [];
    const open = new Set(
      [...texts.keys()].filter((at) => looksOnPictures.has(looks[0]?.[at]?.written ?? '')),
    );
    for (const [index, theme] of themes.entries()) {
      const inTheme = looks[index] ?? [];
      // In the first theme axe sees every text; in the others those that a colour on a colour does not clear.
      if (index > 0) for (const look of inTheme) if (look?.isClear) judgedLooks.add(look.written);
      const unjudged = inTheme.map(
        (look, at) =>
          !(look && judgedLooks.has(look.written)) &&
          // What axe leaves open in one theme because of its place or its picture, it does in all.
          !(open.has(at) && (!look || look.isOnPicture)),
      );
      if (!unjudged.includes(true)) continue;
      for (const [at, element] of texts.entries())
        if (unjudged[at]) element.setAttribute(UNJUDGED, String(at));
        else element.removeAttribute(UNJUDGED);
      wear(theme);
      const found = await window.axeColours?.(UNJUDGED, colourRules);
      for (const fault of found?.faults ?? []) findings.push({ theme, ...fault });
      for (const at of [...(found?.judged ?? []), ...(found?.onPictures ?? [])]) {
        const look = inTheme[at];
        if (look) judgedLooks.add(look.written);
      }
      for (const at of found?.onPictures ?? []) {
        const look = inTheme[at];
        if (look) looksOnPictures.add(look.written);
      }
      if (index === 0)
        for (const at of texts.keys())
          if (unjudged[at] && !found?.judged.includes(at)) open.add(at);
    }
    wear(themes[0] ?? '');
    return findings;
  };

  window.judge = {
    judgedLooks,
    async look(themes, isFirst) {
      const [theme = ''] = themes;
      wear(theme);
      if (isFirst) judgedThere = new Set();
      const there = whatIsThere();
      // The same things in other places: only the rules about places may judge them otherwise.
      const faults = await window.axeFaults?.(
        judgedThere.has(there) ? { rules: placeRules } : { notRules: colourRules },
      );
      judgedThere.add(there);
      return [
        ...(faults ?? []).map((fault) => ({ theme, ...fault })),
        ...(await colourFaults(themes)),
      ];
    },
  };
}
