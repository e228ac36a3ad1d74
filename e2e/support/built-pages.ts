import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_BRAND } from '@vitrine/domain/brand';
import { pathOf, type RouteName, routeNames, routes } from '@vitrine/domain/routes';

const root = join(import.meta.dirname, '..', '..');

const files = new Set(
  globSync('apps/site/src/pages/**/*.astro', { cwd: root }).map((file) =>
    file
      .replace('apps/site/src/pages', '')
      .replace(/\.astro$/, '/')
      .replace(/\/index\/$/, '/')
      .replaceAll(/\[(base|product|line)\]/g, '{$1}')
      .replace('[subscriber]', 'abonne-{line}')
      // Built only when its flag is on, as it is by default.
      .replace('[antivirus]', 'antivirus-mcafee'),
  ),
);

/** One member of each family of pages is enough to judge its template. */
const sampleShop = () => {
  const file = join(root, 'content', 'shops.json');
  const { shops } = JSON.parse(readFileSync(file, 'utf8')) as { shops: { id: string }[] };
  return shops[0]?.id ?? '';
};

const isBuilt = (name: RouteName) => files.has(routes[name].path);
const parameters: Partial<Record<RouteName, () => Record<string, string>>> = {
  'fiche-information': () => ({ offer: 'pop' }),
  boutique: () => ({ shop: sampleShop() }),
  'carte-fibre-departement': () => ({ departement: '01' }),
};

/** Routes of the registry whose page is still to be built. */
export const missingRoutes = routeNames.filter((name) => !isBuilt(name));

/** Every page of the site, with its address. */
export const builtPages = routeNames.filter(isBuilt).map((name) => ({
  name,
  path: pathOf(name, DEFAULT_BRAND, parameters[name]?.()),
}));

export const contentPages = builtPages.filter(({ name }) => name !== '404' && name !== '500');
