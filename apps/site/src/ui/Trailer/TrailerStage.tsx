import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import type { TrailerTexts } from '@vitrine/domain/content/partners';
import { sentenceWith } from '@vitrine/domain/sentence';
import { ownVideo, type VideoSource, videoAddresses } from '@vitrine/domain/video-hosts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Picture } from '#ui/Picture/Picture.tsx';
import { attachTrailer } from './Trailer.behaviour.ts';
import styles from './Trailer.module.css';

export type TrailerStageProps = {
  texts: Pick<TrailerTexts, 'watch' | 'cookies'>;
  placeholder: { src: string; alt: string };
  sizes: string;
  videoId: string;
  videoIsFrom: VideoSource;
  /** Title of the player's frame. */
  title: string;
  tracking?: string | undefined;
};

/**
 * The room of a video. Until the button is pressed nothing of it is fetched, and nothing is asked of an outside
 * host; then the player comes into this room. Without script the button is a link to the video.
 */
export function TrailerStage({
  texts,
  placeholder,
  sizes,
  videoId,
  videoIsFrom,
  title,
  tracking,
}: TrailerStageProps) {
  const outside = videoIsFrom === 'site' ? null : videoAddresses(videoIsFrom, videoId);
  const { src, captions } = ownVideo(videoId);
  return (
    <div className={styles.stage}>
      <div className={styles.room} ref={attachTrailer} data-trailer="">
        <div className={styles.placeholder}>
          <Picture {...placeholder} sizes={sizes} />
        </div>
        <div className={styles.invitation} data-theme="dark">
          <Button
            icon={<Icon of={IconPlayerPlay} size={20} />}
            data-title={title}
            data-track={tracking}
            {...(outside
              ? { href: outside.watch, target: '_blank', 'data-frame': outside.frame }
              : { href: src, 'data-video': src, 'data-captions': captions })}
          >
            {texts.watch}
          </Button>
          {/* Of ours nobody else hears. */}
          {outside && (
            <p className={styles.consent}>{sentenceWith(texts.cookies, { host: outside.host })}</p>
          )}
        </div>
      </div>
    </div>
  );
}
