import { describe, expect, test } from 'vitest';
import { companionApp, companionApps, phoneOf } from './companion-apps.ts';

const brand = { name: 'Orbe', slug: 'orbe' };

describe('companion applications', () => {
  test('there are six, each found in both stores', () => {
    const apps = companionApps(brand);
    expect(apps.map(({ route }) => route)).toEqual([
      'app-home',
      'app-connect',
      'app-files',
      'app-football',
      'app-espace-abonne',
      'app-video',
    ]);
    for (const { ios, android } of apps) {
      expect(ios.store).toMatch(/^https:\/\/apps\.apple\.com\/fr\/search\?term=[\w%]+$/);
      expect(android.store).toMatch(
        /^https:\/\/play\.google\.com\/store\/search\?c=apps&q=[\w%]+$/,
      );
    }
  });

  test('the brand is filled everywhere', () => {
    expect(JSON.stringify(companionApps(brand))).not.toContain('{product}');
    expect(companionApp('app-video', brand).android.store).toContain('q=Orbe%20TV');
  });

  test('the subscriber area opens in its application, else in the store', () => {
    const { ios, android } = companionApp('app-espace-abonne', brand);
    expect(ios.deepLink).toBe('orbe-espace-abonne://accueil');
    expect(android.deepLink).toContain('scheme=orbe-espace-abonne;');
    expect(android.deepLink).toContain(
      `S.browser_fallback_url=${encodeURIComponent(android.store)};end`,
    );
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
