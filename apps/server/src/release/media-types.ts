import { extname } from 'node:path';

/** Only what the site may contain: an unknown kind of file stops the build instead of guessing. */
const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.speculationrules': 'application/speculationrules+json',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
};

export function mediaTypeOf(file: string): string {
  const type = mediaTypes[extname(file).toLowerCase()];
  if (!type) throw new Error(`${file}: no media type for this kind of file (media-types.ts)`);
  return type;
}

/** Text shrinks; pictures and fonts are already compressed. */
export function isCompressible(type: string): boolean {
  return type.includes('charset=');
}

export function isPage(type: string): boolean {
  return type.startsWith('text/html');
}
