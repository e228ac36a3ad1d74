import type { MouseEventHandler } from 'react';
import { attachTabs } from './Tabs.behaviour.ts';
import styles from './Tabs.module.css';

export type TabItem = {
  label: string;
  /** A page of its own: the tab is then a real link. */
  href?: string;
  /** The `TabPanel` it shows. */
  contentId?: string;
  isDisabled?: boolean;
  onClick?: MouseEventHandler;
};

export type TabsProps = {
  /** What the tabs are about. */
  label: string;
  items: readonly TabItem[];
  /** `href` or `contentId` of the tab that is open first; the first one unless told otherwise. */
  selected?: string;
};

const keyOf = ({ href, contentId, label }: TabItem) => href ?? contentId ?? label;

/**
 * Parts of one subject, one at a time. Tabs with addresses are links in a navigation; the others
 * show panels, with a roving tab stop and arrow keys. The panels are in the page from the start and the
 * behaviour switches them, hydrated or not.
 */
export function Tabs({ label, items, selected }: TabsProps) {
  const current = selected ?? keyOf(items.find((item) => item.isDisabled !== true) ?? { label });

  if (items.some((item) => item.href !== undefined)) {
    return (
      <nav aria-label={label}>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={keyOf(item)}>
              <TabLink item={item} current={keyOf(item) === current} />
            </li>
          ))}
        </ul>
      </nav>
    );
  }
  return (
    <div className={styles.list} role="tablist" aria-label={label} ref={attachTabs} data-tabs>
      {items.map((item) => {
        const isSelected = keyOf(item) === current;
        return (
          <button
            key={keyOf(item)}
            type="button"
            className={styles.tab}
            role="tab"
            id={tabId(item.contentId)}
            aria-controls={item.contentId}
            aria-selected={isSelected}
            tabIndex={isSelected ? 0 : -1}
            disabled={item.isDisabled}
            onClick={item.onClick}
          >
            {item.label}
          </button>
        );
      })}
    </div>
  );
}

function TabLink({ item, current }: { item: TabItem; current: boolean }) {
  const look = { className: styles.tab, 'aria-current': current ? ('page' as const) : undefined };
  if (item.isDisabled === true) {
    const disabled = { ...look, role: 'link', 'aria-disabled': true } as const;
    return <span {...disabled}>{item.label}</span>;
  }
  return (
    <a {...look} href={item.href} onClick={item.onClick}>
      {item.label}
    </a>
  );
}

export function tabId(contentId: string | undefined): string | undefined {
  return contentId === undefined ? undefined : `${contentId}-tab`;
}
