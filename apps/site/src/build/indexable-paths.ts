import { CONTEST_ROUTES, type RouteName, routeNamed } from '@vitrine/domain/routes';
import { contestsOf } from '#build/contests.ts';
import { coveredDepartments } from '#build/coverage.ts';
import { currentRoutes } from '#build/current-routes.ts';
import { linkTo } from '#build/links.ts';
import type { Render } from '#build/render.ts';

/** The members of each family of pages: a route whose path has a parameter. */
const families: Partial<Record<RouteName, (render: Render) => Promise<Record<string, string>[]>>> =
  {
    'fiche-information': async ({ boxOffers }) => boxOffers.map(({ key }) => ({ offer: key })),
    ...Object.fromEntries(
      CONTEST_ROUTES.map((route) => [
        route,
        async (render: Render) =>
          (await contestsOf(render, route)).map(({ parameters }) => parameters),
      ]),
    ),
    boutique: async ({ content }) => (await content('shops')).shops.map(({ id }) => ({ shop: id })),
    'carte-fibre-departement': async (render) =>
      coveredDepartments(render).map(({ code }) => ({ departement: code.toLowerCase() })),
  };

/** Every address that search engines should know. */
export async function indexablePaths(render: Render): Promise<string[]> {
  const paths = await Promise.all(
    currentRoutes
      .filter((name) => routeNamed(name).indexable)
      .map(async (name) => {
        if (!routeNamed(name).path.includes('[')) return [linkTo(name)];
        const members = (await families[name]?.(render)) ?? [];
        return members.map((parameters) => linkTo(name, parameters));
      }),
  );
  return paths.flat();
}
