import { CAMPAIGN_QUERY_KEY, SIGN_UP_REALM_KEY } from '@vitrine/domain/storage-keys';
import {
  CAMPAIGN_SOURCE,
  DEFAULT_REALM,
  realmFor,
  REALMS,
  withRealm,
} from '@vitrine/domain/subscription';
import { onReachedLinks } from './reached-links.ts';
import { readSession, writeSession } from './session.ts';

/** Longer than any campaign's: what is kept of an address has a limit. */
const LONGEST_QUERY = 600;

/** The number of a click names one visitor to the partner: only consent keeps it, as a cookie. */
const CLICK = ['pk_cid', 't'];

/**
 * A visit starts in subscribe_promo. One that carries pk_source moves to offre, stays there, and its
 * query is kept. Static pages are written for the first, so the others' links are moved in place.
 */
export function startSignUpRealm(): void {
  const query = new URLSearchParams(location.search);
  const realm = () => {
    const kept = readSession(SIGN_UP_REALM_KEY);
    return realmFor(query, REALMS.find((known) => known === kept) ?? DEFAULT_REALM);
  };
  writeSession(SIGN_UP_REALM_KEY, realm());
  if (query.has(CAMPAIGN_SOURCE)) {
    const campaign = new URLSearchParams(query);
    for (const name of CLICK) campaign.delete(name);
    writeSession(CAMPAIGN_QUERY_KEY, `?${campaign}`.slice(0, LONGEST_QUERY));
  }

  const host = document.documentElement.dataset['subscription'];
  if (host === undefined) return;
  const move = (link: HTMLAnchorElement) => {
    const moved = withRealm(link.href, host, realm());
    if (moved !== link.href) link.href = moved;
  };
  if (realm() !== DEFAULT_REALM)
    document.querySelectorAll<HTMLAnchorElement>('a[href]').forEach(move);
  // Links that an island writes later, and those of a page that comes back from the history behind the
  // visit, are moved as they are reached, however they are opened.
  onReachedLinks(move);
}
