import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import {
  type Crop,
  cropOf,
  CROPS,
  GRID,
  groundOf,
  hexOf,
  MOST_PHOTO_BYTES,
  MOST_PHOTO_PIXELS,
  namesUsed,
  type Photo,
  type PhotoFile,
  type PhotoFiles,
  photoNames,
} from '@vitrine/domain/content/photos';
import { carriedName } from '@vitrine/domain/picture-entry';
import sharp, { type SharpOptions } from 'sharp';
import { absentIsNull, writeWhole } from '../files.ts';
import { ENCODING, encoded, fileName, filesOf } from './picture-files.ts';

/** Pictures from files: judged before anything is rendered, then published as rendered ones are. */

export const PHOTOS_FOLDER = 'photos';

/** A decoder that takes longer was given something made to take long. */
const DECODING_SECONDS = 20;

/** Raise it when the same file would be judged otherwise. */
const JUDGEMENT = 1;

const reading: SharpOptions = { limitInputPixels: MOST_PHOTO_PIXELS, failOn: 'error' };

/** What a file of each format begins with. Nothing else reaches a decoder: an SVG is a program. */
const SIGNATURES: readonly (readonly [format: string, extensions: RegExp, signature: RegExp])[] = [
  ['JPEG', /^\.jpe?g$/, /^\xff\xd8\xff/],
  ['PNG', /^\.png$/, /^\x89PNG\r\n/],
  ['WebP', /^\.webp$/, /^RIFF[\s\S]{4}WEBP/],
  ['AVIF', /^\.avif$/, /^[\s\S]{4}ftyp(?:avif|avis|mif1)/],
];

/** The files of a folder of content, each as it turns out; what is known of one already is in `cache`. */
export async function readPhotoFiles(contentFolder: string, cache: string): Promise<PhotoFiles> {
  const folder = join(contentFolder, PHOTOS_FOLDER);
  const names = (await readdir(folder).catch(absentIsNull)) ?? [];
  const files = new Map<string, PhotoFile>();
  for (const name of names.filter((entry) => !entry.startsWith('.')).sort())
    files.set(name, await readPhotoFile(join(folder, name), cache));
  return files;
}

async function readPhotoFile(file: string, cache: string): Promise<PhotoFile> {
  const { size } = await stat(file);
  if (size > MOST_PHOTO_BYTES) return { problem: 'heavy' };
  const bytes = await readFile(file);
  const known = join(cache, `${hashOf(bytes, extname(file), JUDGEMENT)}.json`);
  // One that a crash cut short is as good as none.
  const kept = await readFile(known, 'utf8')
    .then((text) => JSON.parse(text) as PhotoFile)
    .catch(() => null);
  if (kept !== null) return kept;
  const found = await judged(bytes, extname(file));
  await writeWhole(known, JSON.stringify(found));
  return found;
}

async function judged(bytes: Buffer, extension: string): Promise<PhotoFile> {
  const start = bytes.subarray(0, 32).toString('latin1');
  const [format = '', extensions] =
    SIGNATURES.find(([, , signature]) => signature.test(start)) ?? [];
  if (!extensions) return { problem: 'format' };
  if (!extensions.test(extension)) return { problem: 'extension', is: format };
  try {
    const { autoOrient } = await sharp(bytes, reading).metadata();
    // The whole picture is decoded: one that is cut short shows here.
    const { data } = await sharp(bytes, reading)
      .autoOrient()
      .timeout({ seconds: DECODING_SECONDS })
      .resize(GRID, GRID, { fit: 'fill', kernel: 'linear' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colours = Array.from({ length: GRID * GRID }, (_, cell) => {
      const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(cell * 4, cell * 4 + 4);
      return alpha < 255 ? null : hexOf([r, g, b]);
    });
    return { width: autoOrient.width, height: autoOrient.height, colours };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { problem: /pixel limit/.test(why) ? 'pixels' : 'damaged' };
  }
}

/** What content says of its photos, and how a page and a release have them. */
export type PreparedPhotos = {
  /** By name in content, such as `noel/large`: the name that carries what is known of it. */
  readonly names: ReadonlyMap<string, string>;
  /** By path in a release's `public` folder. */
  readonly files: ReadonlyMap<string, { readonly body: Uint8Array }>;
};

export type PrepareOptions = {
  contentFolder: string;
  /** Where what was made once is kept. */
  cache: string;
  photos: readonly Photo[];
  /** All content, as it is written: only the crops that it names are made. */
  written: readonly unknown[];
};

/** Cuts, shrinks and encodes what is used; throws for a file that `readPhotoFiles` finds a problem in. */
export async function preparePhotos(options: PrepareOptions): Promise<PreparedPhotos> {
  const { contentFolder, cache, photos, written } = options;
  const known = await readPhotoFiles(contentFolder, cache);
  const used = namesUsed(written, new Set(photoNames(photos)));
  const names = new Map<string, string>();
  const files = new Map<string, { body: Uint8Array }>();
  for (const name of used) {
    const [photoName, crop] = name.split('/') as [string, Crop];
    const photo = photos.find((one) => one.name === photoName);
    const file = photo && known.get(photo.file);
    if (!photo || !file || 'problem' in file) throw new Error(`${name}: no such photo`);
    const rectangle = cropOf(file, crop, photo.focus);
    const bytes = await readFile(join(contentFolder, PHOTOS_FOLDER, photo.file));
    const version = hashOf(bytes, JSON.stringify([ENCODING, CROPS[crop], rectangle])).slice(0, 8);
    const widths = CROPS[crop].widths.filter((width) => width <= rectangle.width);
    const width = widths.at(-1) ?? rectangle.width;
    const height = Math.round((width * CROPS[crop].height) / CROPS[crop].width);
    const ground = groundOf(file, rectangle);
    let master: Buffer | undefined;
    for (const [wide, format] of filesOf(widths)) {
      const path = fileName(name, version, wide, format);
      const kept = await readFile(join(cache, path)).catch(() => null);
      master ??= kept ? undefined : await masterOf(bytes, rectangle, { width, height });
      const body = kept ?? (await encoded(master as Buffer, wide, format).toBuffer());
      if (!kept) await writeWhole(join(cache, path), body);
      files.set(`pictures/${path}`, { body });
    }
    names.set(
      name,
      carriedName({ name, width, height, widths, version, ...(ground ? { ground } : {}) }),
    );
  }
  return { names, files };
}

async function masterOf(
  bytes: Buffer,
  rectangle: ReturnType<typeof cropOf>,
  size: { width: number; height: number },
): Promise<Buffer> {
  // Turned first: a rectangle is in the picture as it is seen.
  const turned = await sharp(bytes, reading)
    .autoOrient()
    .timeout({ seconds: DECODING_SECONDS })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(turned, reading)
    .extract(rectangle)
    .resize(size.width, size.height, { fit: 'fill', kernel: 'lanczos3' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function hashOf(bytes: Buffer, ...more: (string | number)[]): string {
  const hash = createHash('sha256').update(bytes);
  for (const part of more) hash.update(`\n${part}`);
  return hash.digest('hex').slice(0, 32);
}
