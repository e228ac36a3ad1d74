import { sentenceWith } from '@vitrine/domain/sentence';
import type { ReactNode } from 'react';
import styles from './Fold.module.css';

export type FoldProps = {
  /** What it shows: 'Les 12 autres chaînes'. */
  label: string;
  children: ReactNode;
};

/** How many of a long list say enough to most visitors. */
const SHOWN_FIRST = 4;

export type FoldedProps<Item> = {
  items: readonly Item[];
  /** Names the rest: 'Les <count> autres chaînes'. */
  label: string;
  /** Draws some of them. */
  children: (items: readonly Item[]) => ReactNode;
};

/** A long list: its first items, and the others on demand. One alone is not worth a fold. */
export function Folded<Item>({ items, label, children }: FoldedProps<Item>) {
  if (items.length <= SHOWN_FIRST + 1) return children(items);
  return (
    <>
      {children(items.slice(0, SHOWN_FIRST))}
      <Fold label={sentenceWith(label, { count: items.length - SHOWN_FIRST })}>
        {children(items.slice(SHOWN_FIRST))}
      </Fold>
    </>
  );
}

/**
 * The rest of a long list, in the page from the start and unfolded in place: it needs no script. On paper
 * it follows the others, with nothing to unfold.
 */
export function Fold({ label, children }: FoldProps) {
  return (
    <details className={styles.root}>
      <summary className={styles.label} data-screen>
        {label}
      </summary>
      {children}
    </details>
  );
}
