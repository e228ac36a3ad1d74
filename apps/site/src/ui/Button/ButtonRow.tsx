import type { ReactNode } from 'react';
import styles from './ButtonRow.module.css';

/** Buttons side by side, or one under the other where there is no room: never against each other. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
