import type { BoxCode } from './box-offer.ts';

/** Where a visitor subscribes, on the operator's subscription host. */
export const REALMS = ['subscribe_promo', 'offre'] as const;
export type Realm = (typeof REALMS)[number];
export const DEFAULT_REALM: Realm = 'subscribe_promo';

/** The query parameter of a marketing campaign; its presence moves the visit to the other realm. */
export const CAMPAIGN_SOURCE = 'pk_source';

/** A visit that carries pk_source subscribes in `offre`; otherwise its realm does not change. */
export function realmFor(query: URLSearchParams, current: Realm = DEFAULT_REALM): Realm {
  return query.has(CAMPAIGN_SOURCE) ? 'offre' : current;
}

/** https://{host}/{realm}/#new, or /{realm}/00_choose_offre.pl?pre_box={code}#{code} for one box. */
export function subscribeHref(
  host: string,
  box: BoxCode | null,
  realm: Realm = DEFAULT_REALM,
): string {
  const base = `${host.replace(/\/+$/, '')}/${realm}/`;
  return box === null ? `${base}#new` : `${base}00_choose_offre.pl?pre_box=${box}#${box}`;
}

/** A subscription link, in the realm of the visit. */
export function inRealm(href: string, realm: Realm): string {
  return withRealm(href, new URL(href, 'https://localhost').origin, realm);
}

/** The same subscription link in another realm; any other address comes back as it is. */
export function withRealm(href: string, host: string, realm: Realm): string {
  const base = `${host.replace(/\/+$/, '')}/`;
  if (!href.startsWith(base)) return href;
  const [current, ...rest] = href.slice(base.length).split('/');
  return REALMS.some((known) => known === current) ? `${base}${[realm, ...rest].join('/')}` : href;
}
