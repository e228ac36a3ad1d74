import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import type { TrailerTexts } from '@vitrine/domain/content/partners';
import { sentenceWith } from '@vitrine/domain/sentence';
import { ownVideo, type VideoSource, videoAddresses } from '@vitrine/domain/video-hosts';
import type { ReactNode } from 'react';
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
  const look = {
    icon: <Icon of={IconPlayerPlay} size={20} />,
    'data-title': title,
    'data-track': tracking,
  };
  return (
    <div className={styles.stage}>
      <div className={styles.room} ref={attachTrailer} data-trailer="">
        <div className={styles.placeholder}>
          <Picture {...placeholder} sizes={sizes} />
        </div>
        <div className={styles.invitation} data-theme="dark">
          {videoIsFrom === 'site' ? (
            <OwnInvitation {...look} texts={texts} videoId={videoId} />
          ) : (
            <OutsideInvitation {...look} texts={texts} {...videoAddresses(videoIsFrom, videoId)} />
          )}
        </div>
      </div>
    </div>
  );
}

type Look = { icon: ReactNode; 'data-title': string; 'data-track': string | undefined };
type Said = Pick<TrailerStageProps, 'texts'>;

/** Ours: nobody else hears of it. */
function OwnInvitation({ texts, videoId, ...look }: Look & Said & { videoId: string }) {
  const { src, captions } = ownVideo(videoId);
  return (
    <Button {...look} href={src} data-video={src} data-captions={captions}>
      {texts.watch}
    </Button>
  );
}

function OutsideInvitation({
  texts,
  host,
  watch,
  frame,
  ...look
}: Look & Said & ReturnType<typeof videoAddresses>) {
  return (
    <>
      <Button {...look} href={watch} target="_blank" data-frame={frame}>
        {texts.watch}
      </Button>
      <p className={styles.consent}>{sentenceWith(texts.cookies, { host })}</p>
    </>
  );
}
