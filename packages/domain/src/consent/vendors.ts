import {
  CAMPAIGN_CONSENT_COOKIE,
  CAMPAIGN_COOKIE_DAYS,
  CAMPAIGN_COOKIES,
  type CampaignCookie,
  type PixelVendor,
  purposesOf,
  purposesOn,
  VENDOR_IDS,
  VENDOR_KEYS,
  type VendorKey,
  vendorsOn,
} from './vendor-ids.ts';
import { formatDuration } from '../duration.ts';

/**
 * What the site asks consent for, and on whose behalf: the one list that the consent manager, the
 * pixels' frames, the cookies page and the privacy policy read.
 */
export type Purpose = {
  /** Of the IAB's framework, version 1: a consent string means the same to everyone. */
  readonly id: number;
  readonly name: string;
  readonly description: string;
};

export const PURPOSES: readonly Purpose[] = [
  {
    id: 1,
    name: 'Cookies et identifiants',
    description:
      'Enregistrer un cookie ou un identifiant dans votre navigateur et le relire. Les deux autres finalités en ont besoin.',
  },
  {
    id: 3,
    name: 'Publicité',
    description: 'Choisir les publicités que vous voyez sur d’autres sites et les compter.',
  },
  {
    id: 5,
    name: 'Mesure des campagnes',
    description: 'Savoir quelles campagnes amènent des visites et des abonnements.',
  },
];

export type Lifetime = { readonly days: number } | { readonly months: number };

export type VendorCookie = {
  readonly name: string;
  /** The site it belongs to; null: ours. */
  readonly domain: string | null;
  readonly purpose: string;
  readonly lifetime: Lifetime;
};

export type Vendor = {
  readonly key: VendorKey;
  readonly id: number;
  /** `{product}` is the brand. */
  readonly name: string;
  readonly company: string;
  readonly description: string;
  readonly policyUrl: string;
  readonly purposes: readonly number[];
  readonly cookies: readonly VendorCookie[];
  /** Everything that its frame may load or call; none when it is ours. */
  readonly hosts: readonly string[];
};

const CAMPAIGN_COOKIE_PURPOSES: Readonly<
  Record<CampaignCookie | typeof CAMPAIGN_CONSENT_COOKIE, string>
> = {
  pk_campaign: 'Nom de la campagne qui vous a amené.',
  pk_source: 'Site partenaire où vous avez cliqué.',
  s: 'Emplacement de l’annonce chez ce partenaire.',
  t: 'Numéro du clic chez ce partenaire.',
  campagneConsent: 'Dit que vous avez accepté cette mesure.',
};

const details: Readonly<Record<VendorKey, Omit<Vendor, 'key' | 'id' | 'purposes'>>> = {
  google: {
    name: 'Google Ads',
    company: 'Google Ireland Limited',
    description: 'Compte les visites venues de nos annonces sur Google et YouTube.',
    policyUrl: 'https://policies.google.com/privacy',
    cookies: [
      {
        name: 'IDE',
        domain: 'doubleclick.net',
        purpose: 'Reconnaître votre navigateur pour compter et choisir des annonces.',
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
    description: 'Compte les visites venues de nos annonces sur Facebook et Instagram.',
    policyUrl: 'https://www.facebook.com/privacy/policy/',
    cookies: [
      {
        name: 'fr',
        domain: 'facebook.com',
        purpose: 'Reconnaître votre navigateur pour compter et choisir des annonces.',
        lifetime: { months: 3 },
      },
    ],
    hosts: ['https://connect.facebook.net', 'https://www.facebook.com'],
  },
  snapchat: {
    name: 'Snapchat',
    company: 'Snap Group Limited',
    description: 'Compte les visites venues de nos annonces sur Snapchat.',
    policyUrl: 'https://values.snap.com/privacy/privacy-policy',
    cookies: [
      {
        name: 'sc_at',
        domain: 'snapchat.com',
        purpose: 'Reconnaître votre navigateur pour compter et choisir des annonces.',
        lifetime: { months: 13 },
      },
    ],
    hosts: ['https://sc-static.net', 'https://tr.snapchat.com'],
  },
  tiktok: {
    name: 'TikTok',
    company: 'TikTok Technology Limited',
    description: 'Compte les visites venues de nos annonces sur TikTok.',
    policyUrl: 'https://www.tiktok.com/legal/page/eea/privacy-policy/fr',
    cookies: [
      {
        name: '_ttp',
        domain: 'tiktok.com',
        purpose: 'Reconnaître votre navigateur pour compter et choisir des annonces.',
        lifetime: { months: 13 },
      },
    ],
    hosts: ['https://analytics.tiktok.com'],
  },
  campaign: {
    name: '{product}',
    company: '{product}',
    description: 'Retient la campagne qui vous a amené, le temps de vous décider.',
    policyUrl: '/{base}/politique-de-confidentialite/',
    cookies: ([...CAMPAIGN_COOKIES, CAMPAIGN_CONSENT_COOKIE] as const).map((name) => ({
      name,
      domain: null,
      purpose: CAMPAIGN_COOKIE_PURPOSES[name],
      lifetime: { days: CAMPAIGN_COOKIE_DAYS },
    })),
    hosts: [],
  },
};

export const VENDORS: readonly Vendor[] = VENDOR_KEYS.map((key) => ({
  key,
  id: VENDOR_IDS[key],
  purposes: purposesOf(key),
  ...details[key],
}));

/** The day on which this version of the list was made: it changes with the version. */
const VENDOR_LIST_DATE = '2026-11-15T00:00:00.000Z';

/** Whom and what a version of the list names. */
export function listed(list: number): { purposes: readonly Purpose[]; vendors: readonly Vendor[] } {
  return {
    purposes: PURPOSES.filter(({ id }) => purposesOn(list).includes(id)),
    vendors: VENDORS.filter(({ key }) => vendorsOn(list).includes(key)),
  };
}

/** Whom consent is asked for, in the words of the IAB's framework, version 1.1. */
export function vendorList(list: number) {
  const { purposes, vendors } = listed(list);
  return {
    vendorListVersion: list,
    lastUpdated: VENDOR_LIST_DATE,
    maxVendorId: Math.max(...Object.values(VENDOR_IDS)),
    purposes,
    features: [],
    vendors: vendors.map(({ id, name, policyUrl, purposes: purposeIds }) => ({
      id,
      name,
      policyUrl,
      purposeIds,
      legIntPurposeIds: [],
      featureIds: [],
    })),
  };
}

/** The origins that a partner's frame may load from and call. */
export function hostsOf(vendor: PixelVendor): readonly string[] {
  return details[vendor].hosts;
}

/** '30 jours', '13 mois'. */
export function formatLifetime(lifetime: Lifetime): string {
  return 'days' in lifetime ? `${lifetime.days}\u00a0jours` : formatDuration(lifetime.months);
}
