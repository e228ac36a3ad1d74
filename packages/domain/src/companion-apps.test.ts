import { describe, expect, test } from 'vitest';
import { DEFAULT_BRAND } from './brand.ts';
import { COMPANION_APPS, phoneOf, storeTarget } from './companion-apps.ts';
import { CompanionApps } from './content/companion-apps.ts';

const brand = { ...DEFAULT_BRAND, name: 'Orbe', slug: 'orbe' };
const stores = {
  ios: 'https://apps.apple.com/fr/app/orbe/id123456789',
  android: 'https://play.google.com/store/apps/details?id=fr.orbe.abonne',
};

describe('companion applications', () => {
  test('an application that a store does not have yet leads nowhere', () => {
    expect(storeTarget('app-video', 'ios', { ...stores, ios: null }, brand)).toBeNull();
    expect(storeTarget('app-video', 'android', stores, brand)).toEqual({ store: stores.android });
  });

  test('the subscriber area opens in its application, else in the store', () => {
    const target = (phone: 'ios' | 'android') =>
      storeTarget('app-espace-abonne', phone, stores, brand)?.deepLink;
    expect(target('ios')).toBe('orbe-espace-abonne://accueil');
    expect(target('android')).toContain('scheme=orbe-espace-abonne;');
    expect(target('android')).toContain(
      `S.browser_fallback_url=${encodeURIComponent(stores.android)};end`,
    );
  });

  test.each([
    ['https://apps.apple.com/fr/search?term=Orbe', stores.android],
    [stores.ios, 'https://play.google.com/store/search?c=apps&q=Orbe'],
    ['https://evil.example/fr/app/orbe/id1', stores.android],
  ])('content cannot lead to a search or a stranger: %s', (ios, android) => {
    const content = (links: object) => ({
      title: 'Nos applications',
      all: 'Toutes les applications',
      install: 'Installer',
      notYet: 'Bientôt.',
      stores: {
        ios: { before: 'Dans', store: 'un magasin' },
        android: { before: 'Dans', store: 'un autre' },
        code: 'Vers <app>',
        prompt: 'Visez le code',
      },
      apps: Object.fromEntries(COMPANION_APPS.map((route) => [route, links])),
    });
    expect(CompanionApps.safeParse(content(stores)).success).toBe(true);
    expect(CompanionApps.safeParse(content({ ios, android })).success).toBe(false);
  });
});

describe('the visitor’s device', () => {
  test.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 5, 'ios'],
    ['Mozilla/5.0 (Linux; Android 16; Pixel 10)', 5, 'android'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, null],
    ['Mozilla/5.0 (X11; Linux x86_64)', 0, null],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, null],
  ])('%s with %i touch points: %s', (userAgent, touchPoints, expected) => {
    expect(phoneOf(userAgent, touchPoints)).toBe(expected);
  });
});
