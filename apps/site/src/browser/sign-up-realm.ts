import { CAMPAIGN_QUERY_KEY, SIGN_UP_REALM_KEY } from '@vitrine/domain/storage-keys';
import {
  CAMPAIGN_SOURCE,
  DEFAULT_REALM,
  type Realm,
  realmFor,
  REALMS,
  withRealm,
} from '@vitrine/domain/subscription';
import { atom } from 'nanostores';
import { readSession, writeSession } from './session.ts';

/** Longer than any campaign's: what is kept of an address has a limit. */
const LONGEST_QUERY = 600;

/** Where this visit subscribes, for islands that make a subscription link of their own. */
export const signUpRealm = atom<Realm>(DEFAULT_REALM);
/** The query of the campaign that brought the visit, or null. */
export const campaignQuery = atom<string | null>(null);

/**
 * A visit starts in subscribe_promo. One that carries pk_source moves to offre, stays there, and its
 * query is kept. Static pages are written for the first, so the others' links are moved in place.
 */
export function startSignUpRealm(): void {
  const query = new URLSearchParams(location.search);
  const kept = readSession(SIGN_UP_REALM_KEY);
  signUpRealm.set(realmFor(query, REALMS.find((realm) => realm === kept) ?? DEFAULT_REALM));
  campaignQuery.set(readSession(CAMPAIGN_QUERY_KEY));
  if (query.has(CAMPAIGN_SOURCE)) {
    const capped = location.search.slice(0, LONGEST_QUERY);
    campaignQuery.set(capped);
    writeSession(CAMPAIGN_QUERY_KEY, capped);
  }
  writeSession(SIGN_UP_REALM_KEY, signUpRealm.get());

  const host = document.documentElement.dataset['subscription'];
  if (host === undefined || signUpRealm.get() === DEFAULT_REALM) return;
  const move = (link: HTMLAnchorElement) => {
    const moved = withRealm(link.href, host, signUpRealm.get());
    if (moved !== link.href) link.href = moved;
  };
  document.querySelectorAll<HTMLAnchorElement>('a[href]').forEach(move);
  // Links that an island writes later are moved as they are reached, however they are opened.
  for (const reach of ['pointerdown', 'focusin', 'click'])
    document.addEventListener(
      reach,
      ({ target }) => {
        const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
        if (link) move(link);
      },
      { capture: true },
    );
}
