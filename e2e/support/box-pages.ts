import type { RouteName } from '@vitrine/domain/routes';

/** Every box that has a page to sell it. */
export const BOX_PAGES = [
  'box-ultra',
  'box-ultra-essentiel',
  'box-ultra-edition-limitee',
  'box-ultra-edition-stranger-things',
  'box-pop',
  'box-pop-s',
  'box-revolution-light',
  'box-5g',
] as const satisfies readonly RouteName[];
