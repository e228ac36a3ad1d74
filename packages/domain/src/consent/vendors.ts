import {
  CAMPAIGN_CONSENT_COOKIE,
  CAMPAIGN_COOKIE_DAYS,
  CAMPAIGN_COOKIES,
  type PixelVendor,
  purposesOf,
  purposesOn,
  VENDOR_IDS,
  type VendorKey,
  vendorsOn,
} from './vendor-ids.ts';
import type { ConsentText } from '../content/layout.ts';
import { formatDuration } from '../duration.ts';

/**
 * What the site asks consent for, and on whose behalf: the one list that the consent manager, the
 * pixels' frames, the cookies page and the privacy policy read.
 */
export type Purpose = ReturnType<typeof purposesIn>[number];
export type Vendor = ReturnType<typeof listed>['vendors'][number];

export type Lifetime = { readonly days: number } | { readonly months: number };

/** Every cookie that waits for consent. */
export const VENDOR_COOKIES = [
  'IDE',
  'fr',
  'sc_at',
  '_ttp',
  ...CAMPAIGN_COOKIES,
  CAMPAIGN_CONSENT_COOKIE,
] as const;

/** What is no sentence; those are content (`layout/consent`). */
type VendorFacts = {
  readonly name: string;
  readonly company: string;
  readonly policyUrl: string;
  readonly cookies: readonly {
    readonly name: (typeof VENDOR_COOKIES)[number];
    /** The site it belongs to; null: ours. */
    readonly domain: string | null;
    readonly lifetime: Lifetime;
  }[];
  /** Everything that its frame may load or call; none when it is ours. */
  readonly hosts: readonly string[];
};
export type ConsentWords = Pick<ConsentText, 'ours' | 'purposes' | 'vendors' | 'cookies'>;

/** Ours is named by content: it is the brand. */
const factsOf = (key: VendorKey, { ours }: Pick<ConsentWords, 'ours'>): VendorFacts =>
  key === 'campaign'
    ? { ...campaign, name: ours.name, company: ours.name, policyUrl: ours.policyUrl }
    : partners[key];

const partners: Readonly<Record<PixelVendor, VendorFacts>> = {
  google: {
    name: 'Google Ads',
    company: 'Google Ireland Limited',
    policyUrl: 'https://policies.google.com/privacy',
    cookies: [
      {
        name: 'IDE',
        domain: 'doubleclick.net',
        lifetime: { months: 13 },
      },
    ],
    hosts: [
      'https://www.googletagmanager.com',
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
      'https://www.google.com',
    ],
  },
  meta: {
    name: 'Meta',
    company: 'Meta Platforms Ireland Limited',
    policyUrl: 'https://www.facebook.com/privacy/policy/',
    cookies: [
      {
        name: 'fr',
        domain: 'facebook.com',
        lifetime: { months: 3 },
      },
    ],
    hosts: ['https://connect.facebook.net', 'https://www.facebook.com'],
  },
  snapchat: {
    name: 'Snapchat',
    company: 'Snap Group Limited',
    policyUrl: 'https://values.snap.com/privacy/privacy-policy',
    cookies: [
      {
        name: 'sc_at',
        domain: 'snapchat.com',
        lifetime: { months: 13 },
      },
    ],
    hosts: ['https://sc-static.net', 'https://tr.snapchat.com'],
  },
  tiktok: {
    name: 'TikTok',
    company: 'TikTok Technology Limited',
    policyUrl: 'https://www.tiktok.com/legal/page/eea/privacy-policy/fr',
    cookies: [
      {
        name: '_ttp',
        domain: 'tiktok.com',
        lifetime: { months: 13 },
      },
    ],
    hosts: ['https://analytics.tiktok.com'],
  },
};

const campaign: Pick<VendorFacts, 'cookies' | 'hosts'> = {
  cookies: ([...CAMPAIGN_COOKIES, CAMPAIGN_CONSENT_COOKIE] as const).map((name) => ({
    name,
    domain: null,
    lifetime: { days: CAMPAIGN_COOKIE_DAYS },
  })),
  hosts: [],
};

/** The day on which this version of the list was made: it changes with the version. */
const VENDOR_LIST_DATE = '2026-11-15T00:00:00.000Z';

/** Whom and what a version of the list names. */
export function listed(list: number, words: ConsentWords) {
  return {
    purposes: purposesIn(list, words),
    vendors: vendorsOn(list).map((key) => {
      const facts = factsOf(key, words);
      return {
        key,
        id: VENDOR_IDS[key],
        purposes: purposesOf(key),
        ...facts,
        description: words.vendors[key],
        cookies: facts.cookies.map((cookie) => ({
          ...cookie,
          purpose: words.cookies[cookie.name],
        })),
      };
    }),
  };
}

/** By their numbers in the IAB's framework, version 1: a consent string means the same to everyone. */
function purposesIn(list: number, words: Pick<ConsentWords, 'purposes'>) {
  return purposesOn(list).flatMap((id) => {
    const said = words.purposes[String(id)];
    return said ? [{ id, ...said }] : [];
  });
}

/** Whom consent is asked for, in the words of the IAB's framework, version 1.1. */
export function vendorList(list: number, words: Pick<ConsentWords, 'ours' | 'purposes'>) {
  return {
    vendorListVersion: list,
    lastUpdated: VENDOR_LIST_DATE,
    maxVendorId: Math.max(...Object.values(VENDOR_IDS)),
    purposes: purposesIn(list, words),
    features: [],
    vendors: vendorsOn(list).map((key) => {
      const { name, policyUrl } = factsOf(key, words);
      return {
        id: VENDOR_IDS[key],
        name,
        policyUrl,
        purposeIds: purposesOf(key),
        legIntPurposeIds: [],
        featureIds: [],
      };
    }),
  };
}

/** The origins that a partner's frame may load from and call. */
export function hostsOf(vendor: PixelVendor): readonly string[] {
  return partners[vendor].hosts;
}

/** '30 jours', '13 mois'. */
export function formatLifetime(lifetime: Lifetime): string {
  return 'days' in lifetime ? `${lifetime.days}\u00a0jours` : formatDuration(lifetime.months);
}
