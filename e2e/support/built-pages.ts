import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_BRAND, fillBrandSlug } from '@vitrine/domain/brand';
import {
  CONTEST_ROUTES,
  contestPlace,
  pathOf,
  type RouteName,
  routeNames,
  routes,
} from '@vitrine/domain/routes';

const root = join(import.meta.dirname, '..', '..');

const files = new Set(
  globSync('apps/site/src/pages/**/*.astro', { cwd: root }).map((file) =>
    file
      .replace('apps/site/src/pages', '')
      .replace(/\.astro$/, '/')
      .replace(/\/index\/$/, '/')
      .replaceAll(/\[(base|product|line)\]/g, '{$1}')
      // Built only when its flag is on, as it is by default.
      .replace('[antivirus]', 'antivirus-mcafee'),
  ),
);

/** One member of each family of pages is enough to judge its template. */
const sampleShop = () => {
  const { shops } = contentFile<{ shops: { id: string }[] }>('shops');
  return shops[0]?.id ?? '';
};

function contentFile<Content>(call: string): Content {
  return JSON.parse(readFileSync(join(root, 'content', `${call}.json`), 'utf8')) as Content;
}

/** Every contest has a page of its own kind: a puzzle, a picture, a question. */
const { contests } = contentFile<{ contests: { pages: { path: string }[] }[] }>('contest');
export const contestPages = contests
  .flatMap(({ pages }) => pages)
  .map(({ path }) => fillBrandSlug(path, DEFAULT_BRAND))
  .map((path) => ({ name: `jeu-${path.split('/').at(-2)}`, path }));

/** Applications have one file for all of them, and so have the pages from which one writes to us. */
const isBuilt = (name: RouteName) =>
  files.has(
    routes[name].path
      .replace(/^\/apps\/[^/]+\/$/, '/apps/[app]/')
      .replace(/\/nous-contacter\/[^/]+\/$/, '/nous-contacter/[audience]/'),
  );
const parameters: Partial<Record<RouteName, () => Record<string, string>>> = {
  'fiche-information': () => ({ offer: 'pop' }),
  boutique: () => ({ shop: sampleShop() }),
  'carte-fibre-departement': () => ({ departement: '01' }),
};

/** Routes of the registry whose page is still to be built. */
export const missingRoutes = routeNames.filter((name) => !isBuilt(name));

/** Every page of the site, with its address. */
export const builtPages: readonly { name: string; path: string }[] = routeNames
  .filter(isBuilt)
  .flatMap((name) =>
    CONTEST_ROUTES.some((route) => route === name)
      ? contestPages.filter(({ path }) => contestPlace(path, DEFAULT_BRAND)?.route === name)
      : [{ name, path: pathOf(name, DEFAULT_BRAND, parameters[name]?.()) }],
  );

export const contentPages = builtPages.filter(({ name }) => name !== '404' && name !== '500');
