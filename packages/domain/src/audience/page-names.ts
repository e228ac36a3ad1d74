import { type Brand, fillBrandSlug } from '../brand.ts';
import { type Route, routeNamed, routeNames } from '../routes.ts';

/** The name of a page that the registry does not know. */
export const OTHER_PAGE = 'autre';

export type PageNames = ReturnType<typeof createPageNames>;

/** The specification's page names, for whoever counts: names are a closed list, whatever is sent. */
export function createPageNames(brand: Brand) {
  const names = new Set<string>([OTHER_PAGE]);
  const offers = new Set<string>();
  const byPath = new Map<string, string>();
  const families: { pattern: RegExp; name: string }[] = [];
  for (const key of routeNames) {
    const route: Route = routeNamed(key);
    const name = fillBrandSlug(route.tracking, brand);
    names.add(name);
    if (route.group === 'offres' && key !== 'home') offers.add(name);
    const path = fillBrandSlug(route.path, brand);
    if (path.includes('['))
      families.push({
        pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\[\w+\]/g, '[^/]+')}$`),
        name,
      });
    else byPath.set(path, name);
  }
  const lost = fillBrandSlug(routeNamed('404').tracking, brand);

  return {
    /** The name itself when it is one of ours, else null. */
    known: (name: string) => (names.has(name) ? name : null),
    /** A page that presents offers: the first step towards a subscription. */
    isOffer: (name: string) => offers.has(name),
    /** The name of the page at a path; a path without a page is the 404 page's. */
    ofPath(path: string) {
      const wanted = path.endsWith('/') ? path : `${path}/`;
      return (
        byPath.get(wanted) ?? families.find(({ pattern }) => pattern.test(wanted))?.name ?? lost
      );
    },
  };
}
