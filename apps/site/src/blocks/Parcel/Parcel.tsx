import { Gallery } from '#ui/Gallery/Gallery.tsx';
import { Section } from '#ui/Section/Section.tsx';
import styles from './Parcel.module.css';

export type ParcelProps = {
  items: readonly string[];
  gallery: readonly { src: string; alt: string }[];
};

/** What comes in the box, and the box from every side. */
export function Parcel({ items, gallery }: ParcelProps) {
  return (
    <Section theme="lighterMedium" title="Dans le colis">
      <div className={styles.root}>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <Gallery layout="pairs" pictures={gallery} sizes="(width >= 1024px) 28vw, 46vw" />
      </div>
    </Section>
  );
}
