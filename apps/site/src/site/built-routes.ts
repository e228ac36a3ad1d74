import { type RouteName, routeNames, routes } from '@vitrine/domain/routes';
import { config } from '#site/config.ts';

/** A route is built when its page exists and its flag, if it has one, is on: src/pages/freebox/[product]-tv.astro is /freebox/{product}-tv/. */
const pages = new Set(
  Object.keys(import.meta.glob('../pages/**/*.astro')).map((file) =>
    file
      .replace('../pages', '')
      .replace(/\.astro$/, '/')
      .replace(/\/index\/$/, '/')
      .replaceAll('[product]', '{product}')
      .replace('[antivirus]', config.flags.antivirus ? 'antivirus-mcafee' : '[antivirus]'),
  ),
);

export const builtRoutes: readonly RouteName[] = routeNames.filter((name) =>
  pages.has(routes[name].path),
);

export function isBuilt(name: RouteName): boolean {
  return builtRoutes.includes(name);
}
