import type { Config } from '@vitrine/domain/config';
import { VIDEO_FRAME_ORIGINS } from '@vitrine/domain/video-hosts';
import type { PageFacts } from './release/manifest.ts';

type Policy = Readonly<Record<string, readonly string[]>>;

const TWO_YEARS_S = 63_072_000;

/** Who plays a trailer: the page itself, or the frame of a video host. */
const PLAYERS = ['self', ...VIDEO_FRAME_ORIGINS.map((origin) => `"${origin}"`)].join(' ');

/** `geolocation` serves 'around me'; what a player offers serves trailers; no page uses the rest. */
const PERMISSIONS_POLICY = [
  'geolocation=(self)',
  ...['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'].map(
    (feature) => `${feature}=(${PLAYERS})`,
  ),
  ...[
    'accelerometer',
    'browsing-topics',
    'camera',
    'display-capture',
    'gamepad',
    'gyroscope',
    'hid',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'publickey-credentials-get',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ');

/** Pictures, scripts, styles, typefaces: never a document, so what a document may do is not their matter. */
export const SUBRESOURCE = /\.(?:js|css|woff2|avif|webp|png|jpg|ico|mp4|webm)$/;

/** On every response, whatever it is. */
export const subresourceHeaders: Readonly<Record<string, string>> = {
  // Not `includeSubDomains`: that is for the owner of the whole domain to decide.
  'strict-transport-security': `max-age=${TWO_YEARS_S}`,
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** On every response that may become a document. */
export const commonHeaders: Readonly<Record<string, string>> = {
  ...subresourceHeaders,
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': PERMISSIONS_POLICY,
};

/** What a browser may prerender from a page of the site; a header, so that its policy stays as it is. */
export const aheadHeaders: Readonly<Record<string, string>> = {
  'speculation-rules': '"/_astro/prerender.75ddce3e.speculationrules"',
};

const LOCKED_DOWN: Policy = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** For what is not a page: nothing in it may load or run anything. */
export const lockedDownPolicy = writePolicy(LOCKED_DOWN);

/** What an answer of the API carries unless its route says otherwise. */
export const apiHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  'content-security-policy': lockedDownPolicy,
  'cache-control': 'no-store',
};

/** For a page of the site. */
export function pagePolicy(config: Config, needs: PageFacts['allows']): string {
  const pictures = originOf(config.imageBase);
  return writePolicy({
    ...LOCKED_DOWN,
    'script-src': ["'self'", ...needs.scripts],
    'style-src': ["'self'", ...needs.styles],
    'img-src': ["'self'", 'data:', ...pictures, ...originOf(config.mapTilesUrl)],
    'font-src': ["'self'"],
    ...(needs.videos ? { 'media-src': ["'self'"] } : {}),
    'connect-src': ["'self'", ...pictures], // static content lives under the image base too
    'manifest-src': ["'self'"],
    'frame-src': ["'self'", ...(needs.videos ? VIDEO_FRAME_ORIGINS : [])],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    ...(config.siteUrl.startsWith('https:') ? { 'upgrade-insecure-requests': [] } : {}),
  });
}

/**
 * For the frame of one partner's pixel: an origin of its own, scripts as sent or from that partner, and
 * nothing but that partner to talk to.
 */
export function pixelFramePolicy(hosts: readonly string[], scripts: readonly string[]): string {
  return writePolicy({
    ...LOCKED_DOWN,
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts'],
    'script-src': [...hosts, ...scripts],
    'img-src': hosts,
    'connect-src': hosts,
  });
}

function writePolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** None for a path of ours, or for nothing. */
function originOf(address: string | null): string[] {
  return URL.canParse(address ?? '') ? [new URL(address ?? '').origin] : [];
}
