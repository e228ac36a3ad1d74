import type { ReactNode } from 'react';
import styles from './SubscriberSwitch.module.css';

export type SubscriberContentProps = {
  /** Who sees it: those who switched 'Abonné(e) Freebox' on, or the others. */
  for: 'subscriber' | 'other';
  children: ReactNode;
};

/** Follows the SubscriberSwitch of the page, with no script: both versions are in the HTML. */
export function SubscriberContent({ for: audience, children }: SubscriberContentProps) {
  return <div className={styles[audience]}>{children}</div>;
}
