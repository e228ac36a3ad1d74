import { vendorListVersion } from '@vitrine/domain/consent/vendor-ids';
import { type ConsentWords, listed } from '@vitrine/domain/consent/vendors';
import { config } from '#build/config.ts';

/** The list of purposes and vendors as pages show it: no partner's while none is switched on. */
export const consentList = (words: ConsentWords, hasPartners = config.flags.partnerTracking) =>
  listed(vendorListVersion(hasPartners), words);
