import { type PictureEntry, pictureNamed } from '@vitrine/domain/picture-entry';

export type PictureSources = {
  avif: string;
  webp: string;
  /** PNG, for what knows neither srcset nor newer formats: old browsers, feeds, search engines. */
  fallback: string;
  width: number;
  height: number;
};

/** The width that exists as PNG too (picture-files.ts). */
const PNG_WIDTH = 480;

/** The addresses of a picture's files. An unknown name stops the build rather than show a hole. */
export function pictureSources(
  manifest: Readonly<Record<string, PictureEntry>>,
  written: string,
): PictureSources {
  const known = pictureNamed(manifest, written);
  if (!known) throw new Error(`picture "${written}" is not in the picture manifest`);
  const { name, width, height, widths, version } = known;
  const url = (w: number, format: 'avif' | 'webp' | 'png') =>
    `${__IMAGE_BASE__}pictures/${name}.${version}.${w}.${format}`;
  const srcset = (format: 'avif' | 'webp') =>
    widths.map((w) => `${url(w, format)} ${w}w`).join(', ');
  const pngWidth = widths.find((w) => w >= PNG_WIDTH) ?? widths.at(-1) ?? width;
  return {
    avif: srcset('avif'),
    webp: srcset('webp'),
    fallback: url(pngWidth, 'png'),
    width,
    height,
  };
}

/** Beyond two pixels for one the eye sees no difference, and the phone downloads twice as much. */
const DENSE = '(resolution >= 2.5dppx)';
const ENOUGH = 0.75;
/** Under 100 px the smallest file is the right one on any screen. */
const NARROW = /^(?:\d\d?px|[1-6](?:\.\d+)?rem)$/;

/** The same `sizes`, smaller for screens so dense that the sharpest file would be wasted on them. */
export function sizesForEye(sizes: string): string {
  if (NARROW.test(sizes)) return sizes;
  // A comma inside min() or max() parts nothing.
  const lengths = sizes.split(/, (?![^(]*\))/).map((entry) => {
    const [, condition = '', length = ''] = /^(\(.*\) )?(.+)$/.exec(entry) ?? [];
    return `${DENSE} ${condition && `and ${condition}`}calc(${length} * ${ENOUGH})`;
  });
  return [...lengths, sizes].join(', ');
}
