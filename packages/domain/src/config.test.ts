import { describe, expect, test } from 'vitest';
import { DEFAULT_BRAND } from './brand.ts';
import * as configuration from './config.ts';

const { ConfigError, REQUIRED_VALUES } = configuration;
const nova = { ...DEFAULT_BRAND, name: 'Nova', slug: 'nova', domain: 'nova.example' };
const brands = { free: DEFAULT_BRAND, nova, autre: nova };
const readConfig = (env: Record<string, string | undefined>) =>
  configuration.readConfig(env, brands);

const working = {
  SITE_URL: 'http://localhost:4321/',
  BUILD_COMMIT: 'abc123',
  WEBSITE_ID: 'vitrine',
  ANALYTICS_DOMAIN: 'localhost',
  IMAGE_BASE: '/',
  CONTENT_SERVICE_URL: 'embedded',
  PARTNER_API_URL: 'embedded',
  CAPTCHA_API_BASE: 'embedded',
  FIBRE_MAP_URL: 'embedded',
  BOX_API_URL: 'embedded',
  GEOCODER_URL: 'https://geo.exemple.fr/v1/',
  SUBSCRIPTION_URL: 'https://abonnement.exemple.fr',
  ANTIVIRUS_ENABLED: 'true',
  PARTNER_TRACKING_ENABLED: 'false',
  WEB_EXCLUSIVE_ENABLED: 'true',
  SOLD_OUT_BOX: 'none',
};

describe('configuration', () => {
  test('is read with its defaults', () => {
    const config = readConfig(working);
    expect(config.brand).toEqual(DEFAULT_BRAND);
    expect(config.siteUrl).toBe('http://localhost:4321');
    expect(config.contentServiceUrl).toBeNull();
    expect(config.geocoderUrl).toBe('https://geo.exemple.fr/v1');
    expect(config.flags).toEqual({ antivirus: true, partnerTracking: false, webExclusive: true });
    expect(config.saveTheDateTarget).toBeNull();
  });

  test.each(REQUIRED_VALUES)('a missing %s is named', (name) => {
    const error = `config error - missing env.${name}`;
    expect(() => readConfig({ ...working, [name]: undefined })).toThrow(error);
    expect(() => readConfig({ ...working, [name]: '  ' })).toThrow(error);
  });

  test.each([
    ['ANTIVIRUS_ENABLED', 'yes'],
    ['SITE_URL', 'localhost'],
    ['CONTENT_SERVICE_URL', 'javascript:alert(1)'],
    ['GEOCODER_URL', 'file:///etc/passwd'],
    ['SOLD_OUT_BOX', 'v12'],
    ['IMAGE_BASE', 'images'],
    // It has no folder; its file is another brand's.
    ['BRAND', 'orbe'],
    ['BRAND', 'autre'],
    ['BRAND', 'constructor'],
    ['REVIEWS_SERVICE_URL', 'avis'],
    ['IP_LOOKUP_URL', 'file:///etc/passwd'],
    // Its proofs of work could not be verified here.
    ['CAPTCHA_API_BASE', 'https://captcha.exemple.fr/api'],
  ])('%s=%s is refused', (name, value) => {
    expect(() => readConfig({ ...working, [name]: value })).toThrow(ConfigError);
  });

  test('services that came later may be left out, and the captcha may have another path here', () => {
    expect(readConfig(working)).toMatchObject({ reviewsServiceUrl: null, ipLookupUrl: null });
    const env = {
      ...working,
      REVIEWS_SERVICE_URL: 'https://avis.exemple.fr/v1/',
      CAPTCHA_API_BASE: 'http://localhost:4321/preuves',
    };
    expect(readConfig(env)).toMatchObject({
      reviewsServiceUrl: 'https://avis.exemple.fr/v1',
      captchaApiBase: 'http://localhost:4321/preuves',
    });
  });

  test('an address may name the brand', () => {
    const env = { ...working, SUBSCRIPTION_URL: 'https://abonnement.{domain}' };
    expect(readConfig(env).subscriptionUrl).toBe('https://abonnement.free.fr');
    expect(readConfig({ ...env, BRAND: 'nova' }).subscriptionUrl).toBe(
      'https://abonnement.nova.example',
    );
  });

  test('what is wrong in the file of a brand is named', () => {
    const wrong = { free: { ...DEFAULT_BRAND, colour: 'red' } };
    expect(() => configuration.readConfig(working, wrong)).toThrow(
      'config error - brands/free/brand.json: colour: a colour is written #rrggbb',
    );
  });

  test('a box can be sold out', () => {
    expect(readConfig({ ...working, SOLD_OUT_BOX: 'v9' }).soldOutBox).toBe('v9');
  });
});
