import type { PartnerItem as Content, TrailerTexts } from '@vitrine/domain/content/partners';
import { sentenceWith } from '@vitrine/domain/sentence';
import { classNames } from '#ui/class-names.ts';
import { isCutOut } from '#ui/Picture/is-cut-out.ts';
import { Picture } from '#ui/Picture/Picture.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { TrailerStage } from '#ui/Trailer/TrailerStage.tsx';
import styles from './PartnerItem.module.css';

export type PartnerItemProps = Omit<Content, 'image'> & {
  /** What is said of its trailer. */
  trailer: TrailerTexts;
  /** With another framing for phones, where there is one. */
  image?: { src: string; alt: string; mobileSrc?: string } | undefined;
  /** How wide its picture is laid out, as in HTML. */
  sizes: string;
  /** Alone in its row: what it is called, and beside it what is said of it. */
  isAlone?: boolean;
  /** Value of `data-track` on 'Voir la bande annonce'. */
  tracking?: string;
};

/** Something a partner offers: a series, a magazine, a match, a pack. */
export function PartnerItem({
  trailer,
  logo,
  title,
  titleLanguage,
  subtitle,
  description,
  extraText,
  image,
  sizes,
  videoId,
  videoIsFrom,
  isAlone = false,
  tracking,
}: PartnerItemProps) {
  return (
    <article className={styles.root}>
      {image &&
        (videoId !== undefined && videoIsFrom !== undefined ? (
          <TrailerStage
            texts={trailer}
            placeholder={image}
            sizes={sizes}
            videoId={videoId}
            videoIsFrom={videoIsFrom}
            title={sentenceWith(trailer.title, { title })}
            tracking={tracking}
          />
        ) : (
          <div className={classNames(styles.image, isCutOut(image.src) && styles.object)}>
            <Picture {...image} sizes={sizes} />
          </div>
        ))}
      <div className={classNames(styles.text, isAlone && styles.alone)}>
        <div>
          {logo !== undefined && <p className={styles.logo}>{logo}</p>}
          <h3 className={styles.title} lang={titleLanguage}>
            {title}
          </h3>
          {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        <div>
          <RichText source={description} />
          {extraText !== undefined && (
            <div className={styles.extra}>
              <RichText source={extraText} />
            </div>
          )}
        </div>
      </div>
    </article>
  );
}
