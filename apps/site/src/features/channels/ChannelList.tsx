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
  /** The one that links lead into. */
  isWhole?: boolean;
};

/** Channels by theme. */
export function ChannelList({ categories, isWhole = false }: ChannelListProps) {
  return (
    <div className={styles.categories}>
      {categories.map(({ key, label, channels, count = channels.length }) => (
        <section
          key={key}
          className={classNames(styles.category, styles[key])}
          id={isWhole ? `theme-${key}` : undefined}
        >
          <h2 className={styles.heading}>
            {label} <span>{count}</span>
          </h2>
          {isWhole ? (
            <Folded items={channels} of="chaînes">
              {(shown) => <Rows channels={shown} />}
            </Folded>
          ) : (
            <Rows channels={channels} />
          )}
        </section>
      ))}
    </div>
  );
}

function Rows({ channels }: { channels: readonly ListedChannel[] }) {
  return (
    <ul className={styles.list}>
      {channels.map((channel) => (
        <ChannelRow key={channel.number} channel={channel} />
      ))}
    </ul>
  );
}
