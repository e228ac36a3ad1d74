import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { startScriptsAfterPaint } from './page-scripts.ts';
import { holdStylesheets } from './page-stylesheets.ts';

/** What a page fetches, and when: nothing stands between its HTML and its first picture. */
export function pageResources(): AstroIntegration {
  return {
    name: 'page-resources',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        holdStylesheets(folder);
        const count = startScriptsAfterPaint(folder);
        logger.info(
          `${count} pages hold their styles and start their scripts after the first paint`,
        );
      },
    },
  };
}
