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
        <section key={key} className={styles.category} id={isWhole ? `theme-${key}` : undefined}>
          <h2 className={styles.heading}>
            {label} <span>{count}</span>
          </h2>
          <ul className={styles.list}>
            {channels.map((channel) => (
              <ChannelRow key={channel.number} channel={channel} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
