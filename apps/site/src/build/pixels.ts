import { formPages } from '@vitrine/domain/forms/form-pages';
import { CONTEST_ROUTES, type RouteName } from '@vitrine/domain/routes';
import { config } from '#build/config.ts';

/**
 * Where people write about themselves, follow what they wrote, protect a child or read their rights, no
 * partner is ever loaded, whatever they agreed to.
 */
const PRIVATE: ReadonlySet<RouteName> = new Set<RouteName>([
  ...Object.values(formPages).flat(),
  ...CONTEST_ROUTES,
  'obtenir-ma-lettre-de-resiliation',
  'suivi',
  'protection-enfance',
  'informations-legales',
  'politique-de-confidentialite',
  'politique-de-gestion-des-contenus',
  'cookies',
]);

export function showsPixels(route: RouteName): boolean {
  return config.flags.partnerTracking && !PRIVATE.has(route);
}
