import type { BoxSections, ParcelObject } from '@vitrine/domain/content/box-pages';
import type { ReactNode } from 'react';
import { Gallery } from '#ui/Gallery/Gallery.tsx';
import { Picture } from '#ui/Picture/Picture.tsx';
import { Section } from '#ui/Section/Section.tsx';
import { ParcelDrawing } from './ParcelDrawing.tsx';
import styles from './Parcel.module.css';

export type ParcelProps = {
  texts: BoxSections['parcel'];
  items: readonly string[];
  /** What each item looks like, in their order. */
  objects: readonly ParcelObject[];
  /** The box from every side; what one sees there is its caption. */
  gallery: readonly { src: string; alt: string }[];
  /** The box to turn round, where it can be. */
  children?: ReactNode;
};

/** In the tray the box takes half, each other thing a quarter, or half when it is alone on its line. */
const BOX_SIZES = '(width >= 1600px) 385px, (width >= 1024px) 25vw, 45vw';
const THING_SIZES = '(width >= 1600px) 300px, (width >= 1024px) 19vw, 34vw';

/** What comes in the parcel, laid out flat and numbered like the list, then the box from every side. */
export function Parcel({ texts, items, objects, gallery, children }: ParcelProps) {
  return (
    <Section theme="lighterMedium" title={texts.title}>
      <div className={styles.root}>
        <div className={styles.tray} aria-hidden="true" data-screen>
          {objects.map((object, index) => (
            <div key={items[index]} className={styles.object}>
              {'picture' in object ? (
                <Picture
                  src={object.picture}
                  alt=""
                  sizes={index === 0 ? BOX_SIZES : THING_SIZES}
                />
              ) : (
                <ParcelDrawing of={object.drawing} />
              )}
              <span className={styles.dot}>{index + 1}</span>
            </div>
          ))}
        </div>
        <ol role="list" className={styles.items}>
          {items.map((item, index) => (
            <li key={item} className={styles.item}>
              <span className={styles.dot} aria-hidden="true">
                {index + 1}
              </span>
              {item}
            </li>
          ))}
        </ol>
      </div>
      <Gallery
        layout={{ strip: texts.gallery }}
        lead={children}
        pictures={gallery.map(({ src, alt }) => ({ src, alt: '', caption: alt }))}
      />
    </Section>
  );
}
