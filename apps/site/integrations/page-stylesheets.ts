import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LINK = /<link rel="stylesheet" href="(\/_astro\/[^"]+\.css)"\s*\/?>/g;

/**
 * A page holds its styles: the bundler cuts CSS into as many files as pages share it in ways, and each
 * would be a request that blocks the first paint. They are a few kilobytes, compressed with the words
 * of the page; those of all pages first, then its own, in the order the bundler gave them. A fragment,
 * which a page fetches later into a tree of its own, has all of its own in one file: the page's policy
 * would not know styles written in it.
 */
export function holdStylesheets(folder: string): void {
  const pages = globSync('**/*.html', { cwd: folder }).map((file) => {
    const path = join(folder, file);
    const html = readFileSync(path, 'utf8');
    const sheets = [...html.matchAll(LINK)].map(([, href = '']) => href);
    return { path, html, sheets, isFragment: file.startsWith('fragments/') };
  });
  const whole = pages.filter(({ isFragment }) => !isFragment);
  // In one order for all: rules must not win on one page and lose on the next.
  const everywhere = (whole[0]?.sheets ?? []).filter((href) =>
    whole.every(({ sheets }) => sheets.includes(href)),
  );

  for (const { path, html, sheets, isFragment } of pages) {
    const own = sheets.filter((href) => !everywhere.includes(href));
    const styles = isFragment
      ? linkTo(sheets)
      : `<style>${contentOf([...everywhere, ...own])}</style>`;
    let isFirst = true;
    writeFileSync(
      path,
      html.replace(LINK, () => {
        const replacement = isFirst ? styles : '';
        isFirst = false;
        return replacement;
      }),
    );
  }
  for (const href of new Set(pages.flatMap(({ sheets }) => sheets)))
    if (!usedByScripts(folder, href)) rmSync(join(folder, href));

  function contentOf(hrefs: readonly string[]): string {
    return hrefs.map((href) => readFileSync(join(folder, href), 'utf8').trim()).join('\n');
  }

  function linkTo(hrefs: readonly string[]): string {
    const css = contentOf(hrefs);
    const hash = createHash('sha256').update(css).digest('base64url').slice(0, 10);
    const href = `/_astro/fragment.${hash}.css`;
    writeFileSync(join(folder, href), css);
    return `<link rel="stylesheet" href="${href}">`;
  }
}

/** Chunks that a script loads later keep their file. */
function usedByScripts(folder: string, href: string): boolean {
  const name = href.split('/').at(-1) ?? href;
  return globSync('_astro/*.js', { cwd: folder }).some((file) =>
    readFileSync(join(folder, file), 'utf8').includes(name),
  );
}
