import { type Brand, fillBrandSlug } from './brand.ts';
import type { RouteName } from './routes.ts';

/** The companion applications, by the page of each. */
export const COMPANION_APPS = [
  'app-home',
  'app-connect',
  'app-files',
  'app-football',
  'app-espace-abonne',
  'app-video',
] as const satisfies readonly RouteName[];
export type CompanionAppRoute = (typeof COMPANION_APPS)[number];

/** Where a store shows an application; null until it is known (content/companion-apps.json). */
export type StoreLinks = Readonly<Record<Phone, string | null>>;

export type StoreTarget = {
  readonly store: string;
  /** Opens the application when it is installed. */
  readonly deepLink?: string;
};

/** Opens the application when it is installed, else the store. */
const DEEP_LINKS: Partial<Readonly<Record<CompanionAppRoute, Readonly<Record<Phone, string>>>>> = {
  'app-espace-abonne': {
    ios: '{product}-espace-abonne://accueil',
    android:
      'intent://accueil#Intent;scheme={product}-espace-abonne;S.browser_fallback_url={store};end',
  },
};

/** Where a phone is sent; null when its store does not have the application yet. */
export function storeTarget(
  route: CompanionAppRoute,
  phone: Phone,
  stores: StoreLinks,
  brand: Brand,
): StoreTarget | null {
  const store = stores[phone];
  if (store === null) return null;
  const link = DEEP_LINKS[route]?.[phone].replace('{store}', encodeURIComponent(store));
  return link === undefined ? { store } : { store, deepLink: fillBrandSlug(link, brand) };
}

export type Phone = 'ios' | 'android';

/** Which store a visitor's device has; null for a computer. A recent iPad says it is a Mac. */
export function phoneOf(userAgent: string, touchPoints: number): Phone | null {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios';
  return /macintosh/i.test(userAgent) && touchPoints > 1 ? 'ios' : null;
}
