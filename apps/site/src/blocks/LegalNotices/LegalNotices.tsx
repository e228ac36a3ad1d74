import type { ReactNode } from 'react';
import { track } from '#ui/track.ts';
import styles from './LegalNotices.module.css';

export type LegalNoticesProps = {
  mentions: readonly ReactNode[];
  extraMentions: readonly ReactNode[];
};

/** What the law wants said about the offers of the page, folded at its foot. */
export function LegalNotices({ mentions, extraMentions }: LegalNoticesProps) {
  if (mentions.length + extraMentions.length === 0) return null;
  return (
    <details className={styles.root} id="mentions-legales">
      <summary className={styles.title} {...track('footer', 'mentions-legales')}>
        Mentions Légales
      </summary>
      <div className={styles.content}>
        {[...mentions, ...extraMentions].map((notice, index) => (
          <div key={index}>{notice}</div>
        ))}
      </div>
    </details>
  );
}
