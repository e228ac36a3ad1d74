import { type RouteName, routeNamed, type SiteMapGroup } from '@vitrine/domain/routes';
import { currentRoutes } from '#build/current-routes.ts';
import { linkTo } from '#build/links.ts';
import type { Render } from '#build/render.ts';

const GROUP_TITLES: Record<SiteMapGroup, string> = {
  offres: 'Offres Freebox',
  tv: 'TV et partenaires',
  services: 'Services',
  fibre: 'Fibre et déménagement',
  boutiques: 'Boutiques',
  aide: 'Aide et contact',
  jeux: 'Jeux et événements',
  informations: 'Informations',
  applications: 'Applications',
};

const hasParameters = (name: RouteName) => routeNamed(name).path.includes('[');

/** Pages with an address of their own (families of pages list theirs), by theme. */
export function siteMapGroups({ fill }: Render) {
  return (Object.keys(GROUP_TITLES) as SiteMapGroup[])
    .map((group) => ({
      title: GROUP_TITLES[group],
      links: currentRoutes
        .filter((name) => routeNamed(name).group === group && !hasParameters(name))
        .map((name) => ({ label: fill(routeNamed(name).label), href: linkTo(name) })),
    }))
    .filter(({ links }) => links.length > 0);
}
