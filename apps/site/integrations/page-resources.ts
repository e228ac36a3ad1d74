import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PageStyles, RENDERER_STYLES } from '@vitrine/domain/rendering';
import type { AstroIntegration } from 'astro';
import {
  fragmentSheet,
  isFragment,
  propertiesRead,
  type RouteStyles,
  rulesOf,
  sharedSheets,
} from '../src/build/page-stylesheets.ts';
import { classesByScript, classesNeeded, styleRules } from './style-rules.ts';

/** Styles go to the renderer, which writes them into pages; only what a script loads later is a file. */
export function pageResources(): AstroIntegration {
  let routes: RouteStyles[] = [];
  let rendererFolder = '';
  return {
    name: 'page-resources',
    hooks: {
      'astro:config:done': ({ config }) => {
        rendererFolder = fileURLToPath(config.build.server);
      },
      'astro:build:ssr': ({ manifest }) => {
        routes = manifest.routes
          .filter(({ routeData }) => routeData.type === 'page' && routeData.origin === 'project')
          .map(({ routeData, styles }) => ({
            route: routeData.route,
            sheets: styles.flatMap((style) =>
              style.type === 'external' ? [`/${style.src.replace(/^\//, '')}`] : [],
            ),
          }))
          .sort((a, b) => (a.route < b.route ? -1 : 1));
      },
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const sheets = Object.fromEntries(
          [...new Set(routes.flatMap((route) => route.sheets))].map((href) => [
            href,
            styleRules(readFileSync(join(folder, href), 'utf8')),
          ]),
        );
        const later: string[] = [];
        for (const route of routes)
          if (isFragment(route.route)) {
            const { href, css } = fragmentSheet(rulesOf(route.sheets, sheets));
            writeFileSync(join(folder, href), css);
            later.push(css);
          }
        const scripts = new Map(
          globSync('_astro/*.js', { cwd: folder }).map((file) => [
            file,
            readFileSync(join(folder, file), 'utf8'),
          ]),
        );
        for (const file of globSync('_astro/*.css', { cwd: folder }))
          if ([...scripts.values()].some((text) => text.includes(basename(file))))
            later.push(readFileSync(join(folder, file), 'utf8'));
        const styles: PageStyles = {
          everywhere: sharedSheets(routes),
          sheets,
          scripted: classesByScript(scripts, new Set(Object.values(sheets).flatMap(classesNeeded))),
          readLater: [
            ...new Set([
              ...later.flatMap(propertiesRead),
              ...[...scripts.values()].flatMap((text) => text.match(/--[a-z][\w-]*/g) ?? []),
            ]),
          ],
        };
        writeFileSync(join(rendererFolder, RENDERER_STYLES), JSON.stringify(styles));
        for (const href of Object.keys(sheets))
          if (![...scripts.values()].some((text) => text.includes(basename(href))))
            rmSync(join(folder, href));
      },
    },
  };
}
