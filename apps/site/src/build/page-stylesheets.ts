import { createHash } from 'node:crypto';
import type { PageStyles, StyleRule } from '@vitrine/domain/rendering';

const LINK = /<link rel="stylesheet" href="(\/_astro\/[^"]+\.css)"\s*\/?>/g;
/** Astro writes it where the first island stands, which HTML does not allow: base.css says the same. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/g;
const CLASS_ATTRIBUTE = / class="([^"]*)"/g;
const SCRIPT = /\/_astro\/[\w.-]+\.js/g;
const FRAGMENTS = '/fragments/';
/** They have none of what surrounds the pages of visitors. */
const OPERATOR_PAGES: ReadonlySet<string> = new Set(['/demandes', '/stats']);

/** The style sheets of one route, as the bundler lists them. */
export type RouteStyles = { readonly route: string; readonly sheets: readonly string[] };

/** A fragment, which a page fetches later into a tree of its own, is no page: it links to its styles. */
export const isFragment = (path: string): boolean => path.startsWith(FRAGMENTS);

/** Those of all pages in one order for all: rules must not win on one page and lose on the next. */
export function sharedSheets(routes: readonly RouteStyles[]): string[] {
  const [first, ...others] = routes.filter(
    ({ route }) => !isFragment(route) && !OPERATOR_PAGES.has(route),
  );
  return (first?.sheets ?? []).filter((href) =>
    others.every(({ sheets }) => sheets.includes(href)),
  );
}

/**
 * A page holds its styles: the bundler cuts CSS into as many files as pages share it in ways, and each
 * would be a request that blocks the first paint. They are a few kilobytes, compressed with the words
 * of the page; those of all pages first, then its own, in the order the bundler gave them, and of both
 * only what could match something on it. A fragment has all of its own in one file: the page's policy
 * would not know styles written in it.
 */
export function withStyles(html: string, path: string, styles: PageStyles): string {
  const sheets = [...html.matchAll(LINK)].map(([, href = '']) => href);
  const own = sheets.filter((href) => !styles.everywhere.includes(href));
  const held = isFragment(path)
    ? `<link rel="stylesheet" href="${fragmentSheet(rulesOf(sheets, styles.sheets)).href}">`
    : `<style>${heldBy(html, rulesOf([...styles.everywhere, ...own], styles.sheets), styles)}</style>`;
  let isFirst = true;
  return html.replaceAll(ISLAND_STYLE, '').replace(LINK, () => {
    const replacement = isFirst ? held : '';
    isFirst = false;
    return replacement;
  });
}

function heldBy(html: string, rules: readonly StyleRule[], styles: PageStyles): string {
  const css = wornBy(html, matching(rules, classesOf(html, styles)));
  return readBy(css, [...propertiesRead(css), ...propertiesRead(html), ...styles.readLater]);
}

/** What a set of tokens that is worn here and there looks like, minified, in a rule of its own. */
const RARE_THEME =
  /(?<![^{}])\[data-theme=['"]?(lighterMedium|medium|shaderDark|UltraApp)['"]?\]\{[^{}]*\}/g;

/**
 * Without the tokens of themes that the page does not name, neither in its elements nor in what its
 * islands are given: 0.6 KB compressed of each page's styles.
 */
function wornBy(html: string, css: string): string {
  return css.replace(RARE_THEME, (rule, theme: string) =>
    new RegExp(`\\b${theme}\\b`).test(html) ? rule : '',
  );
}

/** The custom properties that a text, style or not, asks the value of. */
export const propertiesRead = (text: string): string[] =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/** A value that quotes, or has an address in it, may have a semicolon of its own: it stays. */
const CUSTOM_PROPERTY = /(?<=[{;])(--[\w-]+):(?:(?!url\()[^;{}"'])*(?:;|(?=\}))/g;

/** Without the values of tokens that nothing reads: a theme has thirty, most pages need twenty. */
function readBy(css: string, names: readonly string[]): string {
  const read = new Set(names);
  return css.replace(CUSTOM_PROPERTY, (set, name: string) => (read.has(name) ? set : ''));
}

/** The one file of a fragment's styles. */
export function fragmentSheet(rules: readonly StyleRule[]): { href: string; css: string } {
  const css = matching(rules);
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 10);
  return { href: `/_astro/fragment.${hash}.css`, css };
}

export function rulesOf(
  hrefs: readonly string[],
  sheets: PageStyles['sheets'],
): readonly StyleRule[] {
  return hrefs.flatMap((href) => {
    const rules = sheets[href];
    if (rules === undefined) throw new Error(`${href}: no such style sheet in this renderer`);
    return rules;
  });
}

/** The text of those rules that classes of a page, or any at all, could match. */
function matching(rules: readonly StyleRule[], classes?: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      if ('rules' in rule) {
        const text = matching(rule.rules, classes);
        return text && `${rule.group}{${text}}`;
      }
      const isKept =
        !classes || !rule.needs || rule.needs.some((names) => names.every((n) => classes.has(n)));
      return isKept ? rule.text : '';
    })
    .join('');
}

/** What stands in its HTML, and what the scripts that it names may give it. */
function classesOf(html: string, { scripted }: PageStyles): ReadonlySet<string> {
  const written = [...html.matchAll(CLASS_ATTRIBUTE)].flatMap(([, names = '']) =>
    names.split(/\s+/),
  );
  const named = [...html.matchAll(SCRIPT)].flatMap(([src]) => scripted[src] ?? []);
  return new Set([...named, ...written]);
}
