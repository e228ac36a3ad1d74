import sharp, { type Sharp } from 'sharp';

/** How every picture is published, rendered or from a file: AVIF and WebP in each width, PNG in one. */

/** Part of the version: a change here gives every file a new address. */
export const ENCODING = {
  avif: { quality: 58, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 76, alphaQuality: 80, effort: 4, smartSubsample: true },
  png: { palette: true, quality: 80, effort: 7, dither: 0.8 },
} as const;
type Format = keyof typeof ENCODING;
type Encoding = { readonly [F in Format]: object };

/** An object cut out of its background has no sky in which one would see bands: fewer bytes do. */
export const CUT_OUT = { ...ENCODING, avif: { ...ENCODING.avif, quality: 52 } };

/** PNG is for what knows nothing newer (old browsers, feeds, mail): one size, enough for a column. */
const PNG_WIDTH = 480;

export const fileName = (name: string, version: string, width: number, format: string) =>
  `${name}.${version}.${width}.${format}`;

export function filesOf(widths: readonly number[]): (readonly [number, Format])[] {
  const png = widths.find((width) => width >= PNG_WIDTH) ?? widths.at(-1);
  return [
    ...widths.flatMap((width) => [[width, 'avif'] as const, [width, 'webp'] as const]),
    ...(png === undefined ? [] : [[png, 'png'] as const]),
  ];
}

/** Metadata stay behind: sharp keeps none unless told to. */
export function encoded(
  master: Buffer,
  width: number,
  format: Format,
  encoding: Encoding = ENCODING,
): Sharp {
  return sharp(master)
    .resize(width, null, { kernel: 'lanczos3' })
    .toFormat(format, encoding[format]);
}
