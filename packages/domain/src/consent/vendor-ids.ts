/**
 * Whom and what consent is asked for, in the few numbers that a browser needs. Names, texts, cookies and
 * hosts are in `vendors.ts`, made from this.
 */

/**
 * Raise it whenever a purpose, a vendor or what one of them does changes, here or in `vendors.ts`:
 * everyone is then asked again.
 */
export const VENDOR_LIST_VERSION = 1;

/**
 * The purposes of the IAB's framework, version 1, that we use: storage and access, advertising,
 * measurement. The two others are not asked, so never given.
 */
export const PURPOSE_IDS: readonly number[] = [1, 3, 5];

export const PIXEL_VENDORS = ['google', 'meta', 'snapchat', 'tiktok'] as const;
export type PixelVendor = (typeof PIXEL_VENDORS)[number];
export const VENDOR_KEYS = [...PIXEL_VENDORS, 'campaign'] as const;
export type VendorKey = (typeof VENDOR_KEYS)[number];

/**
 * In consent strings. Google's is its own in the IAB's list; the others are not in it, so theirs are far
 * above any that it gives out and stand for nobody else.
 */
export const VENDOR_IDS: Readonly<Record<VendorKey, number>> = {
  google: 755,
  meta: 60_001,
  snapchat: 60_002,
  tiktok: 60_003,
  campaign: 60_004,
};

/** What each does with what it may keep: partners advertise, we only measure our campaigns. */
export function purposesOf(vendor: VendorKey): readonly number[] {
  return vendor === 'campaign' ? [1, 5] : PURPOSE_IDS;
}

/** Added to the version of a list that names no partner, because none is switched on. */
const ALONE = 2_048;

/** Switching partners on is another list: everyone is asked again. */
export function vendorListVersion(hasPartners: boolean): number {
  return VENDOR_LIST_VERSION + (hasPartners ? 0 : ALONE);
}

/** Whom a version of the list names. */
export function vendorsOn(list: number): readonly VendorKey[] {
  return list < ALONE ? VENDOR_KEYS : ['campaign'];
}

/** What those ask for. */
export function purposesOn(list: number): readonly number[] {
  return list < ALONE ? PURPOSE_IDS : purposesOf('campaign');
}

/** The campaign's cookies on our own site, and how long they stay. */
export const CAMPAIGN_COOKIE_DAYS = 30;
export const CAMPAIGN_CONSENT_COOKIE = 'campagneConsent';
export const CAMPAIGN_COOKIES = ['pk_campaign', 'pk_source', 's', 't'] as const;
export type CampaignCookie = (typeof CAMPAIGN_COOKIES)[number];
