import type { VideoSource } from '@vitrine/domain/video-hosts';
import { ACROSS } from '#ui/Picture/laid-out.ts';
import { Picture } from '#ui/Picture/Picture.tsx';
import styles from './Trailer.module.css';
import { TrailerStage, type TrailerStageProps } from './TrailerStage.tsx';

export type TrailerProps = {
  texts: TrailerStageProps['texts'];
  description: string;
  placeholder: { src: string; alt: string };
  /** Null when there is no video: the picture stands alone. */
  videoId: string | null;
  videoIsFrom: VideoSource | null;
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
  return (
    <figure className={styles.root}>
      {videoId === null || videoIsFrom === null ? (
        <div className={styles.stage}>
          <div className={styles.placeholder}>
            <Picture {...placeholder} sizes={ACROSS} />
          </div>
        </div>
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
