import { createHash } from 'node:crypto';
import type { PageStyles } from '@vitrine/domain/rendering';

const LINK = /<link rel="stylesheet" href="(\/_astro\/[^"]+\.css)"\s*\/?>/g;
/** Astro writes it where the first island stands, which HTML does not allow: base.css says the same. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/g;
const FRAGMENTS = '/fragments/';

/** The style sheets of one route, as the bundler lists them. */
export type RouteStyles = { readonly route: string; readonly sheets: readonly string[] };

/** A fragment, which a page fetches later into a tree of its own, is no page: it links to its styles. */
export const isFragment = (path: string): boolean => path.startsWith(FRAGMENTS);

/** Those of all pages in one order for all: rules must not win on one page and lose on the next. */
export function sharedSheets(routes: readonly RouteStyles[]): string[] {
  const [first, ...others] = routes.filter(({ route }) => !isFragment(route));
  return (first?.sheets ?? []).filter((href) =>
    others.every(({ sheets }) => sheets.includes(href)),
  );
}

/**
 * A page holds its styles: the bundler cuts CSS into as many files as pages share it in ways, and each
 * would be a request that blocks the first paint. They are a few kilobytes, compressed with the words
 * of the page; those of all pages first, then its own, in the order the bundler gave them. A fragment
 * has all of its own in one file: the page's policy would not know styles written in it.
 */
export function withStyles(html: string, path: string, styles: PageStyles): string {
  const sheets = [...html.matchAll(LINK)].map(([, href = '']) => href);
  const own = sheets.filter((href) => !styles.everywhere.includes(href));
  const held = isFragment(path)
    ? `<link rel="stylesheet" href="${fragmentSheet(textOf(sheets, styles.sheets)).href}">`
    : `<style>${textOf([...styles.everywhere, ...own], styles.sheets)}</style>`;
  let isFirst = true;
  return html.replaceAll(ISLAND_STYLE, '').replace(LINK, () => {
    const replacement = isFirst ? held : '';
    isFirst = false;
    return replacement;
  });
}

/** The one file of a fragment's styles. */
export function fragmentSheet(css: string): { href: string; css: string } {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 10);
  return { href: `/_astro/fragment.${hash}.css`, css };
}

export function textOf(hrefs: readonly string[], sheets: PageStyles['sheets']): string {
  return hrefs
    .map((href) => {
      const css = sheets[href];
      if (css === undefined) throw new Error(`${href}: no such style sheet in this renderer`);
      return css.trim();
    })
    .join('\n');
}
