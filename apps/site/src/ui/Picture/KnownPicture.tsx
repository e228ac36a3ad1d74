import { type PictureSources, sizesForEye } from './picture-sources.ts';

export type KnownPictureProps = PictureSources & {
  alt: string;
  /** How wide it is laid out, as in HTML. */
  sizes: string;
};

/** A picture whose files are known: in an island, the manifest of all pictures stays on the server. */
export function KnownPicture({
  avif,
  webp,
  fallback,
  width,
  height,
  alt,
  sizes: laidOut,
}: KnownPictureProps) {
  const sizes = sizesForEye(laidOut);
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={fallback}
        srcSet={webp}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        loading="lazy"
      />
    </picture>
  );
}
