import { pictures } from '@vitrine/domain/picture-manifest';
import { pictureSources, sizesForEye } from './picture-sources.ts';

export type PictureProps = {
  /** A name of the picture manifest, such as `box-pop/hero`, or of a photo of the content. */
  src: string;
  /** What is shown; empty when the text beside it says it all. */
  alt: string;
  /** How wide it is laid out, as in HTML: `(width >= 1024px) 50vw, 100vw`. */
  sizes: string;
  /** Another framing for phones, below the tablet breakpoint. */
  mobileSrc?: string;
  /** The one picture of the first screen: fetched first, never lazily. */
  priority?: boolean;
};

/** Below the specification's tablet breakpoint. */
const MOBILE = '(width < 768px)';
/** The best first. */
const FORMATS = ['avif', 'webp'] as const;

/** One of our pictures, at the right size and format, its room reserved before it arrives. */
export function Picture({ src, alt, sizes: laidOut, mobileSrc, priority = false }: PictureProps) {
  const sizes = sizesForEye(laidOut);
  const image = pictureSources(pictures, src);
  const mobile = mobileSrc === undefined ? undefined : pictureSources(pictures, mobileSrc);
  return (
    <picture>
      {mobile &&
        FORMATS.map((format) => (
          <source
            key={format}
            media={MOBILE}
            type={`image/${format}`}
            srcSet={mobile[format]}
            sizes={sizes}
            width={mobile.width}
            height={mobile.height}
          />
        ))}
      <source type="image/avif" srcSet={image.avif} sizes={sizes} />
      <img
        src={image.fallback}
        srcSet={image.webp}
        sizes={sizes}
        alt={alt}
        width={image.width}
        height={image.height}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
