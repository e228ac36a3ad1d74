import { PURPOSES, VENDORS } from '@vitrine/domain/consent/vendors';
import type { Render } from '#build/render.ts';

/** The list of purposes and vendors as pages show it, with the brand's name. */
export const consentList = ({ fill }: Pick<Render, 'fill'>) => ({
  purposes: PURPOSES,
  vendors: VENDORS.map((vendor) => ({
    ...vendor,
    name: fill(vendor.name),
    company: fill(vendor.company),
  })),
});
