import type { ChannelTexts } from '@vitrine/domain/content/service-pages';
import { Folded } from '#ui/Fold/Fold.tsx';
import { classNames } from '#ui/class-names.ts';
import { ChannelRow, type ListedChannel } from './ChannelRow.tsx';
import styles from './channels.module.css';

export type ChannelListProps = {
  categories: readonly {
    key: string;
    label: string;
    channels: readonly ListedChannel[];
    /** When more are still to be drawn. */
    count?: number;
  }[];
  texts: ChannelTexts['row'];
  /** Given to the one that links lead into: how the fold of a long list is named. */
  folded?: string;
};

/** Channels by theme. */
export function ChannelList({ categories, texts, folded }: ChannelListProps) {
  return (
    <div className={styles.categories}>
      {categories.map(({ key, label, channels, count = channels.length }) => (
        <section
          key={key}
          className={classNames(styles.category, styles[key])}
          id={folded === undefined ? undefined : `theme-${key}`}
        >
          <h2 className={styles.heading}>
            {label} <span>{count}</span>
          </h2>
          {folded === undefined ? (
            <ChannelTiles channels={channels} texts={texts} />
          ) : (
            <Folded items={channels} label={folded}>
              {(shown) => <ChannelTiles channels={shown} texts={texts} />}
            </Folded>
          )}
        </section>
      ))}
    </div>
  );
}

export type ChannelTilesProps = {
  channels: readonly ListedChannel[];
  texts: ChannelTexts['row'];
};

/** Channels side by side: those that name their theme wear its colour, the others their list's. */
export function ChannelTiles({ channels, texts }: ChannelTilesProps) {
  return (
    <ul className={styles.list}>
      {channels.map((channel) => (
        <ChannelRow key={channel.number} channel={channel} texts={texts} />
      ))}
    </ul>
  );
}
