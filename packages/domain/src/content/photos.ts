import { z } from 'zod';
import { mapTexts } from '../map-texts.ts';
import { Id } from './parts.ts';

/**
 * Pictures from files: content/photos.json names those of content/photos/. A text or a field shows one by
 * its name and the crop that its place wants, such as `noel/large`, as it would a rendered one.
 */

/** The framings there are, by the place they are for: their largest size, and the widths published. */
export const CROPS = {
  /** Slides, and the first screen of a page. */
  large: { width: 1600, height: 900, widths: [640, 960, 1600] },
  /** The same, on phones. */
  mobile: { width: 960, height: 1200, widths: [640, 960] },
  /** Cards, stories, galleries. */
  carte: { width: 1280, height: 960, widths: [320, 640, 960, 1280] },
} as const;
export type Crop = keyof typeof CROPS;
export const CROP_NAMES = Object.keys(CROPS) as Crop[];

/** A camera's best picture; more is not a picture for a page. */
export const MOST_PHOTO_BYTES = 20 * 1024 * 1024;
/** Decoded, a picture takes four bytes a pixel, however small its file (decompression bomb). */
export const MOST_PHOTO_PIXELS = 60_000_000;

/** Less would be blurred on a phone with two pixels for one. */
export const SMALLEST_CROP_WIDTH = 960;

const Percent = z.int().min(0).max(100);

export const Photos = z.strictObject({
  photos: z.array(
    z.strictObject({
      name: Id,
      /** Its name in content/photos/. */
      file: z.string().regex(/^[a-z0-9-]+\.(jpe?g|png|webp|avif)$/),
      /** What must stay in every crop, in percent from the left and from the top; the middle unless said. */
      focus: z.strictObject({ x: Percent, y: Percent }).optional(),
    }),
  ),
});
export type Photo = z.infer<typeof Photos>['photos'][number];

/** What a file of content/photos/ turns out to be. */
export type PhotoFile =
  | {
      readonly width: number;
      readonly height: number;
      /** Mean colours of a grid laid over it, row by row, `#rrggbb`; null where one sees through it. */
      readonly colours: readonly (string | null)[];
    }
  | { readonly problem: 'heavy' | 'format' | 'pixels' | 'damaged' }
  | { readonly problem: 'extension'; readonly is: string };

/** By file name. */
export type PhotoFiles = ReadonlyMap<string, PhotoFile>;

/** Cells of the grid of colours, each way. */
export const GRID = 24;

/** How much of a scene's width is left to words, from its start. */
export const WORDS_SHARE = 0.4;

export type Rectangle = { left: number; top: number; width: number; height: number };

/** The largest part of a picture that has a crop's shape, as near as can be to what must stay in it. */
export function cropOf(
  size: { readonly width: number; readonly height: number },
  crop: Crop,
  focus: { readonly x: number; readonly y: number } = { x: 50, y: 50 },
): Rectangle {
  const shape = CROPS[crop].width / CROPS[crop].height;
  const width = Math.min(size.width, Math.round(size.height * shape));
  const height = Math.min(size.height, Math.round(size.width / shape));
  const start = (whole: number, part: number, percent: number) =>
    Math.min(whole - part, Math.max(0, Math.round((whole * percent) / 100 - part / 2)));
  return {
    left: start(size.width, width, focus.x),
    top: start(size.height, height, focus.y),
    width,
    height,
  };
}

/** The mean colour of a crop where words stand; undefined where one sees through it. */
export function groundOf(
  file: Extract<PhotoFile, { width: number }>,
  { left, top, width, height }: Rectangle,
): string | undefined {
  const cells = file.colours.filter((_, index) => {
    const x = (((index % GRID) + 0.5) / GRID) * file.width;
    const y = ((Math.floor(index / GRID) + 0.5) / GRID) * file.height;
    return x >= left && x <= left + width * WORDS_SHARE && y >= top && y <= top + height;
  });
  if (cells.length === 0 || cells.includes(null)) return undefined;
  const mean = [1, 3, 5].map(
    (at) =>
      cells.reduce((sum, cell) => sum + Number.parseInt(cell?.slice(at, at + 2) ?? '', 16), 0) /
      cells.length,
  );
  return hexOf(mean);
}

export function hexOf(channels: readonly number[]): string {
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** `![…](noel/large)`: a picture inside a text. */
const IN_MARKUP = /(!\[[^\]]*\]\()([a-z0-9-]+\/[a-z]+)(?=\))/g;

/** Every crop of every photo. */
export function photoNames(photos: readonly Photo[]): string[] {
  return photos.flatMap(({ name }) => CROP_NAMES.map((crop) => `${name}/${crop}`));
}

/** Which of these names a content names, in a field of its own or in a text. */
export function namesUsed(json: unknown, names: ReadonlySet<string>): Set<string> {
  const used = new Set<string>();
  renamed(json, (name) => {
    if (names.has(name)) used.add(name);
    return undefined;
  });
  return used;
}

/** The same content with what its photos' names stand for. */
export function withPhotos(json: unknown, carried: ReadonlyMap<string, string>): unknown {
  return carried.size === 0 ? json : renamed(json, (name) => carried.get(name));
}

function renamed(json: unknown, rename: (name: string) => string | undefined): unknown {
  return mapTexts(
    json,
    (text) =>
      rename(text) ??
      text.replace(
        IN_MARKUP,
        (_whole, before: string, name: string) => before + (rename(name) ?? name),
      ),
  );
}
