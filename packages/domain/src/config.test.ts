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
    expect(config.mapTilesUrl).toBeNull();
  });

  test.each(REQUIRED_VALUES)('a missing %s is named', (name) => {
    const error = `config error - missing env.${name}`;
    expect(() => readConfig({ ...working, [name]: undefined })).toThrow(error);
    expect(() => readConfig({ ...working, [name]: '  ' })).toThrow(error);
  });

  const FOLDERS = 'env.BRAND must be one of free, nova, autre, which have a folder in brands/';
  const TILES = 'env.MAP_TILES_URL must be an https address with {z}, {x} and {y}';
  test.each([
    ['ANTIVIRUS_ENABLED', 'yes', 'env.ANTIVIRUS_ENABLED must be true or false'],
    ['SITE_URL', 'localhost', 'env.SITE_URL must be an http address'],
    ['SITE_URL', 'https://www.free.fr/site', 'env.SITE_URL must be the origin of the site alone'],
    ['SITE_URL', 'https://www.free.fr/?a=1', 'env.SITE_URL must be the origin of the site alone'],
    ['SITE_URL', 'https://moi@www.free.fr', 'env.SITE_URL must be the origin of the site alone'],
    ['CONTENT_SERVICE_URL', 'javascript:alert(1)', 'env.CONTENT_SERVICE_URL must be'],
    ['GEOCODER_URL', 'file:///etc/passwd', 'env.GEOCODER_URL must be an http address'],
    ['GEOCODER_URL', 'web+http:x', 'env.GEOCODER_URL must be an http address'],
    ['SOLD_OUT_BOX', 'v12', 'env.SOLD_OUT_BOX must be none or one of box-5g, pop, '],
    ['IMAGE_BASE', 'images', 'env.IMAGE_BASE must be a path or an address'],
    ['IMAGE_BASE', 'images/', 'env.IMAGE_BASE must be a path or an address'],
    ['IMAGE_BASE', 'javascript:alert(1)', 'env.IMAGE_BASE must be a path or an address'],
    ['IMAGE_BASE', '//images.exemple.fr', 'env.IMAGE_BASE must be a path or an address'],
    ['BRAND', 'orbe', FOLDERS],
    ['BRAND', 'constructor', FOLDERS],
    // Its file is another brand's.
    ['BRAND', 'autre', 'brands/autre/brand.json: slug: must be autre'],
    ['REVIEWS_SERVICE_URL', 'avis', 'env.REVIEWS_SERVICE_URL must be an http address'],
    ['IP_LOOKUP_URL', 'file:///etc/passwd', 'env.IP_LOOKUP_URL must be an http address'],
    // Its proofs of work could not be verified here.
    ['CAPTCHA_API_BASE', 'https://captcha.exemple.fr/api', 'on the origin of SITE_URL'],
    ['MAP_TILES_URL', 'http://tuiles.exemple.fr/{z}/{x}/{y}.png', TILES],
    ['MAP_TILES_URL', '{z}/{x}/{y} de https://', TILES],
    ['MAP_TILES_URL', 'https://tuiles.exemple.fr/{x}/{y}.png', TILES],
    ['MAP_TILES_URL', 'https://tuiles.exemple.fr/{z}/{y}.png', TILES],
    ['MAP_TILES_URL', 'https://tuiles.exemple.fr/{z}/{x}.png', TILES],
    ['MAP_TILES_URL', 'https:///?{z}{x}{y}', TILES],
  ])('%s=%s is refused', (name, value, reason) => {
    const read = () => readConfig({ ...working, [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(reason);
  });

  test('what is missing is said before anything that is wrong, by a name for logs', () => {
    const env = { ...working, BRAND: 'orbe', SUBSCRIPTION_URL: undefined };
    expect(() => readConfig(env)).toThrow('missing env.SUBSCRIPTION_URL');
    expect(new ConfigError('x').name).toBe('ConfigError');
  });

  test('spaces around a value and slashes after an address mean nothing', () => {
    const tiles = 'https://tuiles.exemple.fr/{z}/{x}/{y}.png';
    const env = {
      ...working,
      BRAND: ' nova ',
      GEOCODER_URL: 'https://geo.exemple.fr/v1//',
      REVIEWS_SERVICE_URL: ' embedded ',
      IP_LOOKUP_URL: ' https://ip.exemple.fr ',
      SAVE_THE_DATE_TARGET: ' 2027-01-30T19:00:00Z ',
      MAP_TILES_URL: ` ${tiles} `,
    };
    expect(readConfig(env)).toMatchObject({
      brand: nova,
      geocoderUrl: 'https://geo.exemple.fr/v1',
      reviewsServiceUrl: null,
      ipLookupUrl: 'https://ip.exemple.fr',
      saveTheDateTarget: '2027-01-30T19:00:00Z',
      mapTilesUrl: tiles,
    });
    expect(readConfig({ ...working, SAVE_THE_DATE_TARGET: '  ' }).saveTheDateTarget).toBeNull();
  });

  test.each(['demain', '2027-01-30T20:00:00', '2027-02-30T19:00:00Z', '30/01/2027'])(
    'a date to keep that is no moment stops the start: %s',
    (written) => {
      expect(() => readConfig({ ...working, SAVE_THE_DATE_TARGET: written })).toThrow(
        'config error - env.SAVE_THE_DATE_TARGET must be a moment',
      );
    },
  );

  test('the origin of the site is written as browsers write it', () => {
    expect(readConfig({ ...working, SITE_URL: 'HTTPS://www.Free.fr:443/' }).siteUrl).toBe(
      'https://www.free.fr',
    );
  });

  test.each([
    ['/', '/'],
    ['/images', '/images/'],
    ['https://images.exemple.fr', 'https://images.exemple.fr/'],
    ['https://images.exemple.fr/', 'https://images.exemple.fr/'],
  ])('pictures are under %s: %s', (written, base) => {
    expect(readConfig({ ...working, IMAGE_BASE: written }).imageBase).toBe(base);
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
