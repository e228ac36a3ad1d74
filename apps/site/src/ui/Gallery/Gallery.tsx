import { Picture } from '#ui/Picture/Picture.tsx';
import styles from './Gallery.module.css';

export type GalleryProps = {
  pictures: readonly { src: string; alt: string; caption?: string }[];
};

/** At most three share a line. */
const ROW_SIZES = '(width >= 1600px) 445px, (width >= 720px) 29vw, (width >= 470px) 42vw, 86vw';
const PAIR_SIZES = '(width >= 1600px) 688px, (width >= 470px) 45vw, 86vw';

/** An object from several sides, each on a tile; captions say what the eye may miss. */
export function Gallery({ pictures }: GalleryProps) {
  const sizes = pictures.length <= 2 ? PAIR_SIZES : ROW_SIZES;
  return (
    <ul role="list" className={styles.root}>
      {pictures.map(({ caption, ...image }) => {
        const tile = (
          <div className={styles.tile}>
            <Picture {...image} sizes={sizes} />
          </div>
        );
        return (
          <li key={image.src}>
            {caption === undefined ? (
              tile
            ) : (
              <figure>
                {tile}
                <figcaption className={styles.caption}>{caption}</figcaption>
              </figure>
            )}
          </li>
        );
      })}
    </ul>
  );
}
