export type PictureEntry = {
  width: number;
  height: number;
  /** The widths the files exist in, smallest first. */
  widths: readonly number[];
  version: string;
};

export type PictureSources = {
  avif: string;
  webp: string;
  /** For a browser that knows neither srcset nor AVIF. */
  fallback: string;
  width: number;
  height: number;
};

/** Good enough where srcset is unknown, without sending a phone the largest file. */
const FALLBACK_WIDTH = 960;

/** The addresses of a picture's files. An unknown name stops the build rather than show a hole. */
export function pictureSources(
  manifest: Readonly<Record<string, PictureEntry>>,
  name: string,
): PictureSources {
  const entry = manifest[name];
  if (!entry) throw new Error(`picture "${name}" is not in the picture manifest`);
  const { width, height, widths, version } = entry;
  const url = (w: number, format: 'avif' | 'webp') =>
    `${__IMAGE_BASE__}pictures/${name}.${version}.${w}.${format}`;
  const srcset = (format: 'avif' | 'webp') =>
    widths.map((w) => `${url(w, format)} ${w}w`).join(', ');
  const fallbackWidth = widths.find((w) => w >= FALLBACK_WIDTH) ?? widths.at(-1) ?? width;
  return {
    avif: srcset('avif'),
    webp: srcset('webp'),
    fallback: url(fallbackWidth, 'webp'),
    width,
    height,
  };
}
