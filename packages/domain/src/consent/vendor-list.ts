import { VENDOR_LIST_VERSION } from './vendor-ids.ts';
import { PURPOSES, VENDORS } from './vendors.ts';

/** The day on which this version of the list was made: raise it with the version. */
export const VENDOR_LIST_DATE = '2026-11-15T00:00:00.000Z';

/** Whom consent is asked for, in the words of the IAB's framework, version 1.1. */
export function vendorList() {
  return {
    vendorListVersion: VENDOR_LIST_VERSION,
    lastUpdated: VENDOR_LIST_DATE,
    maxVendorId: Math.max(...VENDORS.map(({ id }) => id)),
    purposes: PURPOSES.map(({ id, name, description }) => ({ id, name, description })),
    features: [],
    vendors: VENDORS.map(({ id, name, policyUrl, purposes }) => ({
      id,
      name,
      policyUrl,
      purposeIds: [...purposes],
      legIntPurposeIds: [],
      featureIds: [],
    })),
  };
}
