import type { ReactNode } from 'react';
import styles from './Tabs.module.css';
import { tabId } from './Tabs.tsx';

export type TabPanelProps = {
  /** The `contentId` of its tab. */
  id: string;
  selected?: boolean;
  children: ReactNode;
};

export function TabPanel({ id, selected = false, children }: TabPanelProps) {
  return (
    // A panel takes the focus so that the keyboard goes from a tab to what it shows.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div
      className={styles.panel}
      role="tabpanel"
      id={id}
      aria-labelledby={tabId(id)}
      tabIndex={0}
      hidden={!selected}
    >
      {children}
    </div>
  );
}
