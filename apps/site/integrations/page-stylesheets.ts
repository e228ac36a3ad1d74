import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * One stylesheet to fetch for a page. The bundler cuts CSS into as many chunks as pages share it in
 * ways, and each is a request that blocks the first paint. Chunks that every page has stay one
 * shared file, fetched once for the whole visit; the others of a page, a few kilobytes, are written
 * in it, in the order the bundler gave them. A fragment, which a page fetches later, has all of its
 * own in one file: the page's policy would not know styles written in it.
 */
export function pageStylesheets(): AstroIntegration {
  return {
    name: 'page-stylesheets',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const count = mergeStylesheets(folder);
        logger.info(`${count} stylesheets for all pages`);
      },
    },
  };
}

const LINK = /<link rel="stylesheet" href="(\/_astro\/[^"]+\.css)"\s*\/?>/g;

export function mergeStylesheets(folder: string): number {
  const pages = globSync('**/*.html', { cwd: folder }).map((file) => {
    const path = join(folder, file);
    const html = readFileSync(path, 'utf8');
    const sheets = [...html.matchAll(LINK)].map(([, href = '']) => href);
    return { path, html, sheets, isFragment: file.startsWith('fragments/') };
  });
  // A fragment is put into pages that have the shared file already; it takes no part in what is shared.
  const whole = pages.filter(({ isFragment }) => !isFragment);
  // In one order for all, or pages that name them in another would have a shared file of their own.
  const everywhere = (whole[0]?.sheets ?? []).filter((href) =>
    whole.every(({ sheets }) => sheets.includes(href)),
  );
  const written = new Map<string, string>();

  for (const { path, html, sheets, isFragment } of pages) {
    const shared = merge(isFragment ? sheets : everywhere);
    const own = isFragment ? '' : contentOf(sheets.filter((href) => !everywhere.includes(href)));
    const styles = [
      shared === null ? '' : `<link rel="stylesheet" href="${shared}">`,
      own === '' ? '' : `<style>${own}</style>`,
    ].join('');
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
  const kept = new Set(written.values());
  for (const href of new Set(pages.flatMap(({ sheets }) => sheets)))
    if (!kept.has(href) && !usedByScripts(folder, href)) rmSync(join(folder, href));
  return kept.size;

  function contentOf(hrefs: readonly string[]): string {
    return hrefs.map((href) => readFileSync(join(folder, href), 'utf8').trim()).join('\n');
  }

  function merge(hrefs: readonly string[]): string | null {
    if (hrefs.length === 0) return null;
    const css = contentOf(hrefs);
    const known = written.get(css);
    if (known) return known;
    const hash = createHash('sha256').update(css).digest('base64url').slice(0, 10);
    const href = `/_astro/page.${hash}.css`;
    writeFileSync(join(folder, href), css);
    written.set(css, href);
    return href;
  }
}

/** Chunks that a script loads later keep their file. */
function usedByScripts(folder: string, href: string): boolean {
  const name = href.split('/').at(-1) ?? href;
  return globSync('_astro/*.js', { cwd: folder }).some((file) =>
    readFileSync(join(folder, file), 'utf8').includes(name),
  );
}
