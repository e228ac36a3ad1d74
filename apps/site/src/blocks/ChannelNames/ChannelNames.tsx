import type { ReactNode } from 'react';
import { Section } from '#ui/Section/Section.tsx';
import styles from './ChannelNames.module.css';

export type ChannelNamesProps = {
  title: string;
  /** The channels, as the list of all of them shows them. */
  children: ReactNode;
  more: { label: string; href: string };
};

/** The channels of one offer, and the way to all the others. */
export function ChannelNames({ title, children, more }: ChannelNamesProps) {
  return (
    <Section title={title} id="chaines">
      {children}
      <p>
        <a className={styles.more} href={more.href}>
          {more.label}
        </a>
      </p>
    </Section>
  );
}
