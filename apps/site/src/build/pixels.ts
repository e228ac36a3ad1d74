import { formPages } from '@vitrine/domain/forms/form-pages';
import type { RouteName } from '@vitrine/domain/routes';
import { config } from '#build/config.ts';

/** Where people write about themselves, no partner is ever loaded, whatever they agreed to. */
const PRIVATE: ReadonlySet<RouteName> = new Set([
  ...Object.values(formPages).flat(),
  'obtenir-ma-lettre-de-resiliation',
]);

export function showsPixels(route: RouteName): boolean {
  return config.flags.partnerTracking && !PRIVATE.has(route);
}
