import { Section } from '#ui/Section/Section.tsx';
import { Wordmark } from '#ui/Wordmark/Wordmark.tsx';
import styles from './ChannelNames.module.css';

export type ChannelNamesProps = {
  title: string;
  channels: readonly { name: string; number: number }[];
  more: { label: string; href: string };
};

/** A wall of channel names, each with the number to press. */
export function ChannelNames({ title, channels, more }: ChannelNamesProps) {
  return (
    <Section title={title} id="chaines">
      <ul className={styles.list}>
        {channels.map(({ name, number }) => (
          <li key={number}>
            <Wordmark name={name} size="s" /> <span className={styles.number}>{number}</span>
          </li>
        ))}
      </ul>
      <p>
        <a className={styles.more} href={more.href}>
          {more.label}
        </a>
      </p>
    </Section>
  );
}
