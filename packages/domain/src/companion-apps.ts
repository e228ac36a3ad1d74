import { type Brand, fillBrandSlug } from './brand.ts';
import type { RouteName } from './routes.ts';

/** The companion applications and where each phone gets them. Addresses come from here alone. */
export type CompanionApp = {
  readonly route: RouteName;
  readonly ios: StoreTarget;
  readonly android: StoreTarget;
};

type StoreTarget = {
  /** The application's page in the store. */
  readonly store: string;
  /** Opens the application when it is installed. */
  readonly deepLink?: string;
};

const apple = (id: number) => `https://apps.apple.com/fr/app/id${id}`;
const google = (id: string) => `https://play.google.com/store/apps/details?id=${id}`;

const APPS: readonly CompanionApp[] = [
  {
    route: 'app-home',
    ios: { store: apple(1506341180) },
    android: { store: google('fr.{product}.home') },
  },
  {
    route: 'app-connect',
    ios: { store: apple(1503147280) },
    android: { store: google('fr.freebox.connect') },
  },
  {
    route: 'app-files',
    ios: { store: apple(1506341181) },
    android: { store: google('fr.freebox.files') },
  },
  {
    route: 'app-football',
    ios: { store: apple(1575108243) },
    android: { store: google('fr.{product}.football') },
  },
  {
    route: 'app-espace-abonne',
    ios: { store: apple(1590411532), deepLink: '{product}-espace-abonne://accueil' },
    android: {
      store: google('fr.{product}.espaceabonne'),
      deepLink:
        'intent://accueil#Intent;scheme={product}-espace-abonne;package=fr.{product}.espaceabonne;S.browser_fallback_url={store};end',
    },
  },
  {
    route: 'app-video',
    ios: { store: apple(1524436862) },
    android: { store: google('fr.{product}.tv') },
  },
];

export function companionApps(brand: Brand): CompanionApp[] {
  const filled = ({ store, deepLink }: StoreTarget): StoreTarget => {
    const page = fillBrandSlug(store, brand);
    if (deepLink === undefined) return { store: page };
    const link = deepLink.replace('{store}', encodeURIComponent(page));
    return { store: page, deepLink: fillBrandSlug(link, brand) };
  };
  return APPS.map(({ route, ios, android }) => ({
    route,
    ios: filled(ios),
    android: filled(android),
  }));
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
