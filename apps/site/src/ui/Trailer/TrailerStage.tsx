import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import { type VideoHost, videoAddresses } from '@vitrine/domain/video-hosts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Picture } from '#ui/Picture/Picture.tsx';
import { attachTrailer } from './Trailer.behaviour.ts';
import styles from './Trailer.module.css';

export const TRAILER_LABEL = 'Voir la bande annonce';

export type TrailerStageProps = {
  placeholder: { src: string; alt: string };
  sizes: string;
  videoId: string;
  videoIsFrom: VideoHost;
  /** Title of the player's frame. */
  title: string;
  tracking?: string | undefined;
};

/**
 * The room of an outside video. Until the button is pressed nothing is asked of its host; then the
 * player comes into this room. Without script the button is a link to the video's page.
 */
export function TrailerStage({
  placeholder,
  sizes,
  videoId,
  videoIsFrom,
  title,
  tracking,
}: TrailerStageProps) {
  const { host, watch, frame } = videoAddresses(videoIsFrom, videoId);
  return (
    <div className={styles.stage}>
      <div className={styles.room} ref={attachTrailer} data-trailer="">
        <div className={styles.placeholder}>
          <Picture {...placeholder} sizes={sizes} />
        </div>
        <div className={styles.invitation} data-theme="dark">
          <Button
            href={watch}
            target="_blank"
            icon={<Icon of={IconPlayerPlay} size={20} />}
            data-frame={frame}
            data-title={title}
            data-track={tracking}
          >
            {TRAILER_LABEL}
          </Button>
          <p className={styles.consent}>
            {`La vidéo est hébergée par ${host}, qui peut déposer des cookies dès que vous la lancez.`}
          </p>
        </div>
      </div>
    </div>
  );
}
