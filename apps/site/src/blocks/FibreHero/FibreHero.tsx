import type { ReactNode } from 'react';
import { Picture } from '#ui/Picture/Picture.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './FibreHero.module.css';

export type FibreHeroProps = {
  title: string;
  /** In the mini markup. */
  description: string;
  image: { src: string; alt: string };
  /** What to do about it, over the picture's lower edge. */
  children?: ReactNode;
};

/** The first screen of the fibre's pages: a picture in the dark, one sentence, one thing to do. */
export function FibreHero({ title, description, image, children }: FibreHeroProps) {
  return (
    <div className={styles.root}>
      <div className={styles.band} data-theme="dark">
        <div className={styles.picture} data-screen>
          <Picture {...image} sizes="100vw" priority />
        </div>
        <div className={styles.pitch}>
          <h1>{title}</h1>
          <div className={styles.text}>
            <RichText source={description} />
          </div>
        </div>
      </div>
      {children !== undefined && <div className={styles.below}>{children}</div>}
    </div>
  );
}
