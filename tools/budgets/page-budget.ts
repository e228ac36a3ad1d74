import { importsOf, readPage } from '../../apps/server/src/release/read-page.ts';
import {
  attributeOf,
  type Element,
  elementsIn,
  textOf,
} from '../../apps/server/src/release/html.ts';

/** What a page may ask of a phone before anyone touches it, as its HTML says. */
export type PageBudget = {
  stylesheets: number;
  scripts: number;
  /** Of what the page does not ask for anyway: its first picture may be named ahead. */
  preloads: number;
  /** Pictures fetched whether they are on the screen or not. */
  eagerPictures: number;
  islands: number;
  /** Share of the styles that a page holds, shared ones included, that nothing on it could ever match. */
  unusedStyles: number;
};

export const PAGE_BUDGET: PageBudget = {
  stylesheets: 0,
  scripts: 3,
  preloads: 1,
  eagerPictures: 1,
  /** The search of every page, and at most two features of its own. */
  islands: 3,
  unusedStyles: 0.05,
};

/** Classes that scripts set, or that come with what they fetch. */
export type KnownClasses = (name: string) => boolean;

/** Each way in which a page passes its budget, moves under the eye, or would be blocked. */
export function pageProblems(
  html: string,
  isSetByScript: KnownClasses,
  budget: PageBudget = PAGE_BUDGET,
): string[] {
  const elements = elementsIn(html);
  if (!elements.some((element) => attributeOf(element, 'lang') !== undefined))
    return ['no language'];
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const links = (rel: RegExp) => named('link').filter((link) => rel.test(value(link, 'rel')));
  const scripts = named('script').filter((script) => value(script, 'src') !== '');
  const imports = named('script').flatMap((script) => importsOf(textOf(script)));
  const images = named('img');
  const eager = images.filter((image) => value(image, 'loading') !== 'lazy');
  const counts: Record<Exclude<keyof PageBudget, 'unusedStyles'>, number> = {
    stylesheets: links(/^stylesheet$/).length,
    scripts: scripts.length + imports.length,
    preloads: links(/^(module)?preload$/).filter((link) => !isOfFirstPicture(link, eager)).length,
    eagerPictures: eager.length,
    islands: named('astro-island').length,
  };
  const over = (Object.keys(counts) as (keyof typeof counts)[])
    .filter((name) => counts[name] > budget[name])
    .map((name) => `${counts[name]} ${name}, at most ${budget[name]}`);
  const unused = unusedShare(elements, isSetByScript);
  return [
    ...over,
    ...(unused > budget.unusedStyles
      ? [`${Math.round(unused * 100)} % of its own styles match nothing on it`]
      : []),
    ...shifts([...images, ...named('iframe'), ...named('video')]),
    ...scripts.filter(isBlocking).map((script) => `${value(script, 'src')} blocks the first paint`),
    ...readPage(html).forbidden.map((what) => `${what} would be blocked`),
  ];
}

/** The same files at the same sizes as one of its sources: another choice would be a second download. */
function isOfFirstPicture(link: Element, eager: readonly Element[]): boolean {
  const siblings = eager.flatMap(({ parentNode }) =>
    parentNode && 'childNodes' in parentNode ? parentNode.childNodes : [],
  );
  return siblings.some(
    (source) =>
      'tagName' in source &&
      source.tagName === 'source' &&
      ['srcset', 'sizes'].every(
        (name) => value(source, name) !== '' && value(source, name) === value(link, `image${name}`),
      ),
  );
}

/** Below this a script costs more to ask for than to send; the bundler's runtime cannot be moved. */
const SMALLEST_SCRIPT = 1024;
const RUNTIME = /rolldown-runtime/;

/** Scripts too small to be files of their own (apps/site/integrations/chunks.ts says what goes together). */
export function scriptProblems(sizes: Readonly<Record<string, number>>): string[] {
  return Object.entries(sizes)
    .filter(([path, size]) => size < SMALLEST_SCRIPT && !RUNTIME.test(path))
    .map(([path, size]) => `${path}: ${size} bytes, too little for a file of its own`);
}

/** What has no room kept for it moves everything below when it arrives. */
function shifts(media: readonly Element[]): string[] {
  return media
    .filter((element) => !/^\d+$/.test(value(element, 'width')))
    .concat(media.filter((element) => !/^\d+$/.test(value(element, 'height'))))
    .map((element) => `<${element.tagName} src="${value(element, 'src')}"> has no size: it shifts`);
}

function isBlocking(script: Element): boolean {
  return !['type', 'defer', 'async'].some((name) =>
    name === 'type' ? value(script, name) === 'module' : attributeOf(script, name) !== undefined,
  );
}

/** By class: rules whose every selector names a class that the page does not have. */
function unusedShare(elements: readonly Element[], isSetByScript: KnownClasses): number {
  const present = new Set(elements.flatMap((element) => value(element, 'class').split(/\s+/)));
  const css = elements
    .filter(({ tagName }) => tagName === 'style')
    .map(textOf)
    .join('');
  const classes = classesIn(css);
  if (classes.size === 0) return 0;
  const unused = [...classes].filter((name) => !present.has(name) && !isSetByScript(name));
  return unused.length / classes.size;
}

/** The classes that a style sheet names in its selectors. */
export function classesIn(css: string): Set<string> {
  const selectors = css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\{[^{}]*\}/g, '{}');
  return new Set([...selectors.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
}

function value(element: Element, name: string): string {
  return attributeOf(element, name) ?? '';
}
