import type { ReactNode } from 'react';
import styles from './StoryGrid.module.css';

/** Lays several states of one block side by side in a story. */
export function StoryGrid({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
