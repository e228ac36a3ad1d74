import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/Picture/Picture.tsx';
import styles from './Gallery.module.css';

export type GalleryProps = {
  pictures: readonly { src: string; alt: string; caption?: string }[];
  /** Side by side across the page; a `strip` scrolls sideways on a phone, and has a name for it. */
  layout: 'row' | { strip: string };
  /** What comes before the pictures, on a tile twice as wide. */
  lead?: ReactNode;
};

const STRIP_SIZES = '(width >= 1600px) 16rem, (width >= 880px) 20vw, (width >= 640px) 28vw, 42vw';
/** At most three share a line. */
const ROW_SIZES = '(width >= 1600px) 445px, (width >= 720px) 29vw, (width >= 470px) 42vw, 86vw';
const PAIR_SIZES = '(width >= 1600px) 688px, (width >= 470px) 45vw, 86vw';

/** An object from several sides, each on a tile; captions say what the eye may miss. */
export function Gallery({ pictures, layout, lead }: GalleryProps) {
  const sizes = layout !== 'row' ? STRIP_SIZES : pictures.length <= 2 ? PAIR_SIZES : ROW_SIZES;
  const list = (
    <ul
      role="list"
      className={classNames(
        styles.root,
        layout === 'row' ? styles.row : styles.strip,
        Boolean(lead) && pictures.length === 5 && styles.twoRows,
      )}
    >
      {lead && (
        <li className={styles.lead}>
          <div className={styles.tile}>{lead}</div>
        </li>
      )}
      {pictures.map(({ caption, ...image }) => (
        <li key={image.src}>
          {caption === undefined ? (
            <Tile image={image} sizes={sizes} />
          ) : (
            <figure>
              <Tile image={image} sizes={sizes} />
              <figcaption className={styles.caption}>{caption}</figcaption>
            </figure>
          )}
        </li>
      ))}
    </ul>
  );
  if (layout === 'row') return list;
  return (
    // A region that scrolls must take the focus, or the keyboard cannot read what is out of sight.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={layout.strip} className={styles.scroller} tabIndex={0} data-screen>
      {list}
    </section>
  );
}

function Tile({ image, sizes }: { image: { src: string; alt: string }; sizes: string }) {
  return (
    <div className={styles.tile}>
      <Picture {...image} sizes={sizes} />
    </div>
  );
}
