import { type Brand, DEFAULT_BRAND, fillBrandSlug } from './brand.ts';
import { BrandFile } from './brand-file.ts';
import { BOX_CODES, type BoxCode } from './box-offer.ts';
import { instantOf } from './content/life.ts';

/** One reader for both apps, of everything that the environment drives. */

type Environment = Readonly<Record<string, string | undefined>>;

export class ConfigError extends Error {
  constructor(message: string) {
    super(`config error - ${message}`);
    this.name = 'ConfigError';
  }
}

/** Said instead of an address: answer from what ships with the project. */
const EMBEDDED = 'embedded';

/** What of the site the environment decides. */
export type Config = Readonly<ReturnType<typeof readConfig>>;
export type Flags = Readonly<Config['flags']>;

/** The names that must be set, in the order in which they are reported. */
export const REQUIRED_VALUES = [
  'SITE_URL',
  'BUILD_COMMIT',
  'WEBSITE_ID',
  'ANALYTICS_DOMAIN',
  'IMAGE_BASE',
  'CONTENT_SERVICE_URL',
  'PARTNER_API_URL',
  'CAPTCHA_API_BASE',
  'FIBRE_MAP_URL',
  'BOX_API_URL',
  'GEOCODER_URL',
  'SUBSCRIPTION_URL',
  'ANTIVIRUS_ENABLED',
  'PARTNER_TRACKING_ENABLED',
  'WEB_EXCLUSIVE_ENABLED',
  'SOLD_OUT_BOX',
] as const;
/** Services that came later: without a value they are embedded. */
type OptionalAddress = 'REVIEWS_SERVICE_URL' | 'IP_LOOKUP_URL';
type RequiredName = (typeof REQUIRED_VALUES)[number];

/** The files of `brands/`, by slug, as they are written. */
export type Brands = Readonly<Record<string, unknown>>;

export function readConfig(env: Environment, brands: Brands) {
  const required = (name: RequiredName): string => {
    const value = env[name]?.trim();
    if (!value) throw new ConfigError(`missing env.${name}`);
    return value;
  };
  for (const name of REQUIRED_VALUES) required(name);
  const brand = readBrand(env, brands);

  const flag = (name: RequiredName): boolean => {
    const value = required(name);
    if (value !== 'true' && value !== 'false')
      throw new ConfigError(`env.${name} must be true or false`);
    return value === 'true';
  };
  const address = (name: RequiredName | OptionalAddress, given?: string): string => {
    const value = fillBrandSlug(given ?? required(name as RequiredName), brand);
    if (!/^https?:$/.test(URL.parse(value)?.protocol ?? ''))
      throw new ConfigError(`env.${name} must be an http address`);
    return value.replace(/\/+$/, '');
  };
  const addressOrEmbedded = (name: RequiredName): string | null =>
    required(name) === EMBEDDED ? null : address(name);
  const optionalAddress = (name: OptionalAddress): string | null => {
    const value = env[name]?.trim();
    return !value || value === EMBEDDED ? null : address(name, value);
  };
  const siteUrl = readOrigin(address('SITE_URL'));

  return {
    brand,
    /** Where the site is published, as browsers write an origin. */
    siteUrl,
    buildCommit: required('BUILD_COMMIT'),
    websiteId: required('WEBSITE_ID'),
    analyticsDomain: required('ANALYTICS_DOMAIN'),
    /** Prefix of pictures and static content: '/' or another origin. */
    imageBase: readImageBase(required('IMAGE_BASE')),
    /** Null: answered from what ships with the project. */
    contentServiceUrl: addressOrEmbedded('CONTENT_SERVICE_URL'),
    partnerApiUrl: addressOrEmbedded('PARTNER_API_URL'),
    captchaApiBase: ownOrigin(addressOrEmbedded('CAPTCHA_API_BASE'), siteUrl),
    fibreMapUrl: addressOrEmbedded('FIBRE_MAP_URL'),
    boxApiUrl: addressOrEmbedded('BOX_API_URL'),
    geocoderUrl: addressOrEmbedded('GEOCODER_URL'),
    /** Lists verified reviews; null: the embedded sample. */
    reviewsServiceUrl: optionalAddress('REVIEWS_SERVICE_URL'),
    /** Says about where a network address is; null: nothing is guessed. */
    ipLookupUrl: optionalAddress('IP_LOOKUP_URL'),
    subscriptionUrl: address('SUBSCRIPTION_URL'),
    flags: {
      antivirus: flag('ANTIVIRUS_ENABLED'),
      partnerTracking: flag('PARTNER_TRACKING_ENABLED'),
      /** 'Série {product}' is sold on the web only. */
      webExclusive: flag('WEB_EXCLUSIVE_ENABLED'),
    },
    soldOutBox: readSoldOutBox(required('SOLD_OUT_BOX')),
    /** As content says a moment: an instant with its offset, or a day and a time in France. */
    saveTheDateTarget: readMoment(env['SAVE_THE_DATE_TARGET']?.trim()),
    /** Tiles under the maps, as https://…/{z}/{x}/{y}.png; null: our own drawing alone. */
    mapTilesUrl: readTilesUrl(env['MAP_TILES_URL']?.trim()),
  };
}

/** Every page has its own path below it: what stands after the host would lead all links astray. */
function readOrigin(siteUrl: string): string {
  const { href, origin } = new URL(siteUrl);
  if (href !== `${origin}/`)
    throw new ConfigError(
      'env.SITE_URL must be the origin of the site alone, such as https://www.exemple.fr',
    );
  return origin;
}

/** Proofs of work are signed and spent by this server: another origin's could not be verified here. */
function ownOrigin(captchaBase: string | null, siteUrl: string): string | null {
  if (captchaBase !== null && new URL(captchaBase).origin !== siteUrl)
    throw new ConfigError(
      'env.CAPTCHA_API_BASE must be embedded or on the origin of SITE_URL, where proofs of work are verified',
    );
  return captchaBase;
}

function readBrand(env: Environment, brands: Brands): Brand {
  const slug = env['BRAND']?.trim() || DEFAULT_BRAND.slug;
  if (!Object.hasOwn(brands, slug))
    throw new ConfigError(
      `env.BRAND must be one of ${Object.keys(brands).join(', ')}, which have a folder in brands/`,
    );
  const { data, error } = BrandFile.safeParse(brands[slug]);
  if (data?.slug === slug) return data;
  const [issue] = error?.issues ?? [];
  throw new ConfigError(
    `brands/${slug}/brand.json: ${issue?.path.join('.') || 'slug'}: ${issue?.message ?? `must be ${slug}`}`,
  );
}

/** Where a server's own clock stands must not move a date that visitors keep. */
function readMoment(value: string | undefined): string | null {
  if (!value) return null;
  if (instantOf(value) === null)
    throw new ConfigError(
      'env.SAVE_THE_DATE_TARGET must be a moment: 2027-01-30T19:00:00Z, or 2027-01-30T20:00 in France',
    );
  return value;
}

function readTilesUrl(value: string | undefined): string | null {
  if (!value) return null;
  const complete = ['{z}', '{x}', '{y}'].every((part) => value.includes(part));
  if (!complete || !value.startsWith('https://') || !URL.canParse(value))
    throw new ConfigError('env.MAP_TILES_URL must be an https address with {z}, {x} and {y}');
  return value;
}

function readImageBase(value: string): string {
  if (!/^\/(?!\/)|^https?:\/\//.test(value) || !URL.canParse(value, 'https://localhost'))
    throw new ConfigError('env.IMAGE_BASE must be a path or an address');
  return value.endsWith('/') ? value : `${value}/`;
}

function readSoldOutBox(value: string): BoxCode | null {
  if (value === 'none') return null;
  const code = BOX_CODES.find((known) => known === value);
  if (!code)
    throw new ConfigError(`env.SOLD_OUT_BOX must be none or one of ${BOX_CODES.join(', ')}`);
  return code;
}
