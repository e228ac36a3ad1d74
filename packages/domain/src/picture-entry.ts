/** What is known of a picture's files, and of the colour under its words. */
export type PictureEntry = {
  readonly width: number;
  readonly height: number;
  /** The widths the files exist in, smallest first. */
  readonly widths: readonly number[];
  readonly version: string;
  /** The colour that words stand on; absent for an object cut out of its background. */
  readonly ground?: string;
};

/** A picture by the name of its files. */
export type KnownPicture = PictureEntry & { readonly name: string };

const BETWEEN = '~';

/**
 * A photo is content: the manifest, which is code, does not know it. Its name carries what the manifest
 * would say, so that it arrives wherever a name does, in a page or in an island:
 * `noel/large~1600x900~640.960.1600~0a1b2c3d~c8b4a0`.
 */
export function carriedName({
  name,
  width,
  height,
  widths,
  version,
  ground,
}: KnownPicture): string {
  const size = `${width}x${height}`;
  return [name, size, widths.join('.'), version, ...(ground ? [ground.slice(1)] : [])].join(
    BETWEEN,
  );
}

/** A picture by its name in content: of the manifest, or one that carries what is known of it. */
export function pictureNamed(
  manifest: Readonly<Record<string, PictureEntry>>,
  written: string,
): KnownPicture | undefined {
  const entry = manifest[written];
  if (entry) return { name: written, ...entry };
  const [name = '', size, widths, version, ground] = written.split(BETWEEN);
  const [width = 0, height = 0] = (size ?? '').split('x').map(Number);
  if (widths === undefined || version === undefined) return undefined;
  return {
    name,
    width,
    height,
    widths: widths.split('.').map(Number),
    version,
    ...(ground === undefined ? {} : { ground: `#${ground}` }),
  };
}
