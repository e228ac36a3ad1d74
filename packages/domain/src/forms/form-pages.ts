import type { RouteName } from '../routes.ts';
import type { RequestCode } from './form-codes.ts';

/**
 * The pages that show each form, its own first; a contest's are in its record. A form posted without a
 * script says which it was on.
 */
export const formPages: Readonly<Record<RequestCode, readonly [RouteName, ...RouteName[]]>> = {
  contact: ['abonne-box', 'abonne-mobile', 'abonne-box-mobile', 'pas-encore-abonne'],
  rgpd: ['formulaire-rgpd'],
  abuse: ['signaler-un-abus'],
  syndic: ['form-syndic'],
  'account-deletion': ['suppression-compte'],
  termination: ['resiliation'],
};
