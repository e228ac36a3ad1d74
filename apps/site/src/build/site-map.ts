import {
  CONTEST_ROUTES,
  type RouteName,
  routeNamed,
  SITE_MAP_GROUPS,
} from '@vitrine/domain/routes';
import { contestPages } from '#build/contests.ts';
import { currentRoutes } from '#build/current-routes.ts';
import { linkTo } from '#build/links.ts';
import type { Render } from '#build/render.ts';

const hasParameters = (name: RouteName) => routeNamed(name).path.includes('[');

/** Pages with an address of their own (families of pages list theirs, but for contests), by theme. */
export async function siteMap(render: Render) {
  const { content, pageTexts } = render;
  const { title, groups } = await content('pages/plan-du-site');
  const contests = await contestPages(render);
  const linksOf = (name: RouteName) => {
    if (CONTEST_ROUTES.some((route) => route === name))
      return contests
        .filter(({ route }) => route === name)
        .map(({ page }) => ({ label: page.head.label, href: page.path }));
    return hasParameters(name) ? [] : [{ label: pageTexts(name).label, href: linkTo(name) }];
  };
  return {
    title,
    groups: SITE_MAP_GROUPS.map((group) => ({
      title: groups[group],
      links: currentRoutes.filter((name) => routeNamed(name).group === group).flatMap(linksOf),
    })).filter(({ links }) => links.length > 0),
  };
}
