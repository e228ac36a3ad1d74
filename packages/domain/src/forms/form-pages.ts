import type { RouteName } from '../routes.ts';
import type { FormCode } from './form-codes.ts';

/** The pages that show each form, its own first. A form posted without a script says which it was on. */
export const formPages: Readonly<Record<FormCode, readonly [RouteName, ...RouteName[]]>> = {
  contact: ['abonne-box', 'abonne-mobile', 'abonne-box-mobile', 'pas-encore-abonne'],
  rgpd: ['formulaire-rgpd'],
  abuse: ['signaler-un-abus'],
  syndic: ['form-syndic'],
  'account-deletion': ['suppression-compte'],
  termination: ['resiliation'],
  corail: ['baskets-corail'],
  foot: ['concours-foot'],
  paques: ['paques'],
  'ultra-stranger-things': ['stranger-things-4', 'netflix-messagedelupsidedown'],
  'universal-plus': ['concours-universal-plus'],
};
