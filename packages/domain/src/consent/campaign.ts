import {
  CAMPAIGN_CONSENT_COOKIE,
  CAMPAIGN_COOKIE_DAYS,
  CAMPAIGN_COOKIES,
  type CampaignCookie,
} from './vendor-ids.ts';

/** As `CAMPAIGN_SOURCE` of subscription.ts, which every page has: shared, it would cost each a request. */
const SOURCE: CampaignCookie = 'pk_source';
/** The one partner whose visits are remembered. */
export const REMEMBERED_SOURCE = 'puremium';
const CAMPAIGN_CLICK = 'pk_cid';
/** Longer than any name or click number; shorter than anything worth smuggling. */
export const LONGEST_VALUE = 128;
const DAY_S = 24 * 60 * 60;

/**
 * What a campaign's address has for its cookies; null when it is not the partner's. `pk_cid` is kept as
 * `t`, before a `t` of its own.
 */
export function campaignIn(query: string): Partial<Record<CampaignCookie, string>> | null {
  const parameters = new URLSearchParams(query);
  if (parameters.get(SOURCE) !== REMEMBERED_SOURCE) return null;
  const found = CAMPAIGN_COOKIES.map((name) => {
    const click = name === 't' ? clean(parameters.get(CAMPAIGN_CLICK)) : '';
    return [name, click || clean(parameters.get(name))] as const;
  });
  return Object.fromEntries(found.filter(([, value]) => value !== ''));
}

/** Only what names and numbers are made of: nothing that a cookie, a log or a page could take amiss. */
function clean(value: string | null): string {
  return (value ?? '')
    .normalize()
    .replaceAll(/[^\w\p{L}.~-]/gu, '')
    .slice(0, LONGEST_VALUE)
    .toWellFormed();
}

/** Values for `document.cookie`, letters beyond ASCII encoded: the campaign's, then the consent that allows them. */
export function campaignCookies(
  campaign: Partial<Record<CampaignCookie, string>>,
  isSecure: boolean,
): string[] {
  return [...Object.entries(campaign), [CAMPAIGN_CONSENT_COOKIE, 'true'] as const].map(
    ([name, value]) =>
      cookie(name, encodeURIComponent(value), CAMPAIGN_COOKIE_DAYS * DAY_S, isSecure),
  );
}

/** Values for `document.cookie` that delete every cookie of a campaign that is there. */
export function deletedCampaignCookies(cookies: string): string[] {
  const present = new Set(namesIn(cookies));
  return [...CAMPAIGN_COOKIES, CAMPAIGN_CONSENT_COOKIE]
    .filter((name) => present.has(name))
    .map((name) => cookie(name, '', 0, false));
}

/** What `campagneConsent` says: true, false, or null when it says nothing. */
export function readCampaignConsent(cookies: string): boolean | null {
  const prefix = `${CAMPAIGN_CONSENT_COOKIE}=`;
  const found = cookies.split(/;\s*/).find((pair) => pair.startsWith(prefix));
  const value = found?.slice(prefix.length);
  return value === 'true' ? true : value === 'false' ? false : null;
}

function namesIn(cookies: string): string[] {
  return cookies.split(/;\s*/).map((pair) => pair.replace(/=.*/, ''));
}

function cookie(name: string, value: string, seconds: number, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
}
