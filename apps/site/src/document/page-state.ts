import {
  CAMPAIGN_QUERY_KEY,
  SIGN_UP_REALM_KEY,
  VISITOR_BOX_KEY,
} from '@vitrine/domain/storage-keys';
import { DEFAULT_REALM, type Realm, REALMS } from '@vitrine/domain/subscription';
import { atom, onMount } from 'nanostores';
import { DEFAULT_THEME, type Theme } from '#ui/theme-names.ts';
import { readSession, writeSession } from './session.ts';

/**
 * What the page and the visit are, for whoever needs to know: one store, read with `useStore`. Every
 * value starts as the server rendered it and looks at the browser once someone listens.
 */

/* ---- The visit ---- */

/** Which subscription the visit leads to; sign-up-realm.ts decides it and keeps it for the session. */
export const signUpRealm = atom<Realm>(DEFAULT_REALM);

onMount(signUpRealm, () => {
  const kept = readSession(SIGN_UP_REALM_KEY);
  signUpRealm.set(REALMS.find((realm) => realm === kept) ?? DEFAULT_REALM);
});

/** The query that a campaign brought, kept for the session. */
export const campaignQuery = atom<string | null>(null);

onMount(campaignQuery, () => campaignQuery.set(readSession(CAMPAIGN_QUERY_KEY)));

/**
 * Which offer the visitor said to have, where a page asked: kept for the session. A box that was only
 * looked at is not noted, for nobody asked us to.
 */
export const visitorBox = atom<string | null>(null);

onMount(visitorBox, () => {
  const read = () => visitorBox.set(readSession(VISITOR_BOX_KEY));
  read();
  // A page that comes back from the history may be behind the visit.
  addEventListener('pageshow', read);
  return () => removeEventListener('pageshow', read);
});

/** Null forgets it. */
export function keepVisitorBox(key: string | null): void {
  writeSession(VISITOR_BOX_KEY, key);
  visitorBox.set(key);
}

/* ---- The page ---- */

/** The pages shown in place of one that does not exist or cannot be shown. */
const ERROR_PAGES: ReadonlySet<string> = new Set(['404', '500']);

/** Whether the address leads to a page of the site. */
export const isValidRoute = atom(true);

onMount(isValidRoute, () => {
  isValidRoute.set(!ERROR_PAGES.has(document.documentElement.dataset['page'] ?? ''));
});

/** Whether pictures made by a script may be WebP; `picture` elements choose by themselves. */
export const isSupportWebp = atom(false);

/** The smallest WebP picture: one pixel. */
const ONE_PIXEL = 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==';

onMount(isSupportWebp, () => {
  decodeWebp().then(
    () => isSupportWebp.set(true),
    () => isSupportWebp.set(false),
  );
});

/** Rejects where WebP, or `createImageBitmap` itself, is not known. */
async function decodeWebp(): Promise<void> {
  const bytes = Uint8Array.from(atob(ONE_PIXEL), (letter) => letter.charCodeAt(0));
  await createImageBitmap(new Blob([bytes], { type: 'image/webp' }));
}

/* ---- Its theme ---- */

/** What the page wears. */
export const theme = atom<Theme>(DEFAULT_THEME);

/** Dresses the page; what comes back undresses it, for an effect's clean-up. */
export function overrideTheme(next: Theme): () => void {
  wear(next);
  return () => wear(DEFAULT_THEME);
}

function wear(next: Theme): void {
  theme.set(next);
  document.documentElement.dataset['theme'] = next;
}

/* ---- How wide it is ---- */

/** The specification's design set, in px: the width from which each flag is on. */
export const BREAKPOINTS = {
  isTablet: 768,
  isLaptop: 1024,
  isDesktop: 1280,
  isLargeDesktop: 1440,
  isExtraLargeDesktop: 1920,
} as const;
type Flag = keyof typeof BREAKPOINTS;
export type BreakpointFlags = Readonly<Record<Flag, boolean>>;

const flags = Object.keys(BREAKPOINTS) as Flag[];
const queryOf = (flag: Flag) => `(width >= ${BREAKPOINTS[flag]}px)`;

const flagsWhere = (isOn: (flag: Flag) => boolean) =>
  Object.fromEntries(flags.map((flag) => [flag, isOn(flag)])) as BreakpointFlags;

/**
 * How wide the window is. Style sheets answer most of what depends on it; this is for an island
 * whose behaviour does. The first value is a phone's, as the server rendered it.
 */
export const breakpoint = atom<BreakpointFlags>(flagsWhere(() => false));

onMount(breakpoint, () => {
  const queries = flags.map((flag) => matchMedia(queryOf(flag)));
  const read = () => breakpoint.set(flagsWhere((flag) => matchMedia(queryOf(flag)).matches));
  read();
  for (const query of queries) query.addEventListener('change', read);
  return () => {
    for (const query of queries) query.removeEventListener('change', read);
  };
});
