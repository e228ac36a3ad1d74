import { type RouteName, routeNamed, SITE_MAP_GROUPS } from '@vitrine/domain/routes';
import { currentRoutes } from '#build/current-routes.ts';
import { linkTo } from '#build/links.ts';
import type { Render } from '#build/render.ts';

const hasParameters = (name: RouteName) => routeNamed(name).path.includes('[');

/** Pages with an address of their own (families of pages list theirs), by theme. */
export async function siteMap({ content, pageTexts }: Render) {
  const { title, groups } = await content('pages/plan-du-site');
  return {
    title,
    groups: SITE_MAP_GROUPS.map((group) => ({
      title: groups[group],
      links: currentRoutes
        .filter((name) => routeNamed(name).group === group && !hasParameters(name))
        .map((name) => ({ label: pageTexts(name).label, href: linkTo(name) })),
    })).filter(({ links }) => links.length > 0),
  };
}
