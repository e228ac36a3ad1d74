import type { ReactNode } from 'react';
import styles from './Tabs.module.css';
import { tabId } from './Tabs.tsx';

export type TabPanelProps = {
  /** The `contentId` of its tab. */
  id: string;
  /** The tab's label, shown above the panel where there are no tabs (on paper, without a script) and it has no heading of its own. */
  label?: string;
  selected?: boolean;
  children: ReactNode;
};

export function TabPanel({ id, label, selected = false, children }: TabPanelProps) {
  return (
    // A panel takes the focus so that the keyboard goes from a tab to what it shows.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div
      className={styles.panel}
      role="tabpanel"
      id={id}
      aria-labelledby={tabId(id)}
      data-label={label}
      tabIndex={0}
      hidden={!selected}
    >
      {children}
    </div>
  );
}
