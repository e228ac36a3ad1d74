import { type Brand, fillBrand, fillBrandSlug } from './brand.ts';
import type { RouteName } from './routes.ts';

/** The companion applications and where each phone gets them. Addresses come from here alone. */
export type CompanionApp = {
  readonly route: RouteName;
  readonly ios: StoreTarget;
  readonly android: StoreTarget;
};

type StoreTarget = {
  /** Where the store shows the application. */
  readonly store: string;
  /** Opens the application when it is installed. */
  readonly deepLink?: string;
};

/** Opens the application when it is installed, else the store. */
const SUBSCRIBER_AREA_LINKS = {
  ios: '{product}-espace-abonne://accueil',
  android:
    'intent://accueil#Intent;scheme={product}-espace-abonne;S.browser_fallback_url={store};end',
} as const;

const APPS: readonly {
  route: RouteName;
  name: string;
  deepLinks?: Readonly<Record<Phone, string>>;
}[] = [
  { route: 'app-home', name: '{product} Home' },
  { route: 'app-connect', name: 'Freebox Connect' },
  { route: 'app-files', name: 'Freebox Files' },
  { route: 'app-football', name: '{product} Foot' },
  { route: 'app-espace-abonne', name: '{product} Espace abonné', deepLinks: SUBSCRIBER_AREA_LINKS },
  { route: 'app-video', name: '{product} TV' },
];

/**
 * A search of the store by name: the identifiers of the operator's applications are not ours to
 * guess. Their own pages belong here once they are known.
 */
const STORES: Readonly<Record<Phone, string>> = {
  ios: 'https://apps.apple.com/fr/search?term=',
  android: 'https://play.google.com/store/search?c=apps&q=',
};

export function companionApps(brand: Brand): CompanionApp[] {
  return APPS.map(({ route, name, deepLinks }) => {
    const target = (phone: Phone): StoreTarget => {
      const store = STORES[phone] + encodeURIComponent(fillBrand(name, brand));
      if (!deepLinks) return { store };
      const link = deepLinks[phone].replace('{store}', encodeURIComponent(store));
      return { store, deepLink: fillBrandSlug(link, brand) };
    };
    return { route, ios: target('ios'), android: target('android') };
  });
}

export function companionApp(route: RouteName, brand: Brand): CompanionApp {
  const found = companionApps(brand).find((app) => app.route === route);
  if (!found) throw new Error(`no companion application has the route ${route}`);
  return found;
}

export type Phone = 'ios' | 'android';

/** Which store a visitor's device has; null for a computer. A recent iPad says it is a Mac. */
export function phoneOf(userAgent: string, touchPoints: number): Phone | null {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios';
  return /macintosh/i.test(userAgent) && touchPoints > 1 ? 'ios' : null;
}
