import { vendorListVersion } from '@vitrine/domain/consent/vendor-ids';
import { type ConsentWords, listed } from '@vitrine/domain/consent/vendors';
import { config } from '#build/config.ts';
import type { Render } from '#build/render.ts';

/** The list of purposes and vendors as pages show it: no partner's while none is switched on. */
export const consentList = (
  { fill }: Pick<Render, 'fill'>,
  words: ConsentWords,
  hasPartners = config.flags.partnerTracking,
) => {
  const { purposes, vendors } = listed(vendorListVersion(hasPartners), words);
  return {
    purposes,
    vendors: vendors.map((vendor) => ({
      ...vendor,
      name: fill(vendor.name),
      company: fill(vendor.company),
      policyUrl: fill(vendor.policyUrl),
    })),
  };
};
