import type { Trailer as Content } from '@vitrine/domain/content/partners';
import { classNames } from '#ui/class-names.ts';
import { ACROSS, HALF } from '#ui/Picture/laid-out.ts';
import { Picture } from '#ui/Picture/Picture.tsx';
import styles from './Trailer.module.css';
import { TrailerStage, type TrailerStageProps } from './TrailerStage.tsx';

export type TrailerProps = Content & {
  texts: TrailerStageProps['texts'];
  /** Value of `data-track` on the button. */
  tracking?: string;
};

/** A picture, what it announces, and the trailer if the visitor asks for it. */
export function Trailer({
  texts,
  description,
  placeholder,
  videoId,
  videoIsFrom,
  tracking,
}: TrailerProps) {
  const isStill = videoId === null || videoIsFrom === null;
  return (
    <figure className={classNames(styles.root, isStill && styles.still)}>
      {isStill ? (
        <Picture {...placeholder} sizes={HALF} />
      ) : (
        <TrailerStage
          texts={texts}
          placeholder={placeholder}
          sizes={ACROSS}
          videoId={videoId}
          videoIsFrom={videoIsFrom}
          title={description}
          tracking={tracking}
        />
      )}
      <figcaption className={styles.description}>{description}</figcaption>
    </figure>
  );
}
