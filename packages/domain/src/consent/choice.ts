import type { Choice } from '../audience/figures.ts';
import {
  type PixelVendor,
  PURPOSE_IDS,
  purposesOf,
  purposesOn,
  VENDOR_KEYS,
  VENDOR_LIST_VERSION,
  type VendorKey,
  vendorsOn,
} from './vendor-ids.ts';

/** After this a visitor is asked again. Months of thirty days: never later than said. */
export const CONSENT_LIFE_MONTHS = 6;
export const CONSENT_LIFE_DAYS = CONSENT_LIFE_MONTHS * 30;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** What a visitor allowed. Both empty: everything was refused. */
export type Grants = {
  readonly purposes: readonly number[];
  readonly vendors: readonly VendorKey[];
};

/** A choice as the visitor's browser keeps it. */
export type ConsentChoice = Grants & {
  /** Random, new with each choice: it names the proof and nobody. */
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Of what was read and who was listed: see `consentVersion`. */
  readonly version: string;
  /** Whether the proof has been received. */
  readonly proven: boolean;
};

export const NOTHING: Grants = { purposes: [], vendors: [] };
/** All that can be asked: a choice keeps what its list named. */
export const EVERYTHING: Grants = { purposes: PURPOSE_IDS, vendors: VENDOR_KEYS };

/** A choice holds for the text that was read and the vendors it named; any other is asked again. */
export function consentVersion(text: number, vendorList: number): string {
  return `${text}.${vendorList}`;
}

/** The two versions in the one that a choice carries. */
export function splitConsentVersion(version: string): { text: number; vendorList: number } {
  const [text = 0, vendorList = 0] = version.split('.').map(Number);
  return { text, vendorList };
}

/** The choice kept in a browser; null when there is none that still holds. */
export function readChoice(
  stored: string | null,
  version: string,
  now: number,
): ConsentChoice | null {
  try {
    const choice = JSON.parse(stored ?? '') as ConsentChoice;
    const age = now - Date.parse(choice.at);
    // A clock set back a little is no reason to ask again; a date far ahead is.
    const holds =
      choice.version === version &&
      age > -DAY_MS &&
      age < CONSENT_LIFE_DAYS * DAY_MS &&
      Array.isArray(choice.purposes) &&
      Array.isArray(choice.vendors);
    return holds ? choice : null;
  } catch {
    return null;
  }
}

/**
 * Purposes and vendors that are on the list, in its order. A vendor whose purposes are all refused was
 * allowed nothing, so it is not kept.
 */
export function meaningfulGrants(
  { purposes, vendors }: Grants,
  list = VENDOR_LIST_VERSION,
): Grants {
  const kept = purposesOn(list).filter((id) => purposes.includes(id));
  return {
    purposes: kept,
    vendors: vendorsOn(list).filter(
      (key) => vendors.includes(key) && purposesOf(key).some((purpose) => kept.includes(purpose)),
    ),
  };
}

/** Everything that its list named, nothing, or some of it. */
export function kindOfChoice(grants: Grants, list = VENDOR_LIST_VERSION): Choice {
  const { purposes, vendors } = meaningfulGrants(grants, list);
  if (purposes.length === purposesOn(list).length && vendors.length === vendorsOn(list).length)
    return 'accepted';
  return vendors.length === 0 ? 'refused' : 'customised';
}

/** A partner's pixel loads with its vendor's consent, no denied purpose, and tracking switched on. */
export function mayLoadPixel(
  vendor: PixelVendor,
  { purposes, vendors }: Grants,
  isTrackingOn: boolean,
): boolean {
  return (
    isTrackingOn &&
    vendors.includes(vendor) &&
    PURPOSE_IDS.every((purpose) => purposes.includes(purpose))
  );
}

/** Campaign cookies are ours: they wait for their own vendor's consent and its purposes only. */
export function mayMeasureCampaigns({ purposes, vendors }: Grants): boolean {
  return (
    vendors.includes('campaign') &&
    purposesOf('campaign').every((purpose) => purposes.includes(purpose))
  );
}
