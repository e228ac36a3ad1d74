import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './LegalNotices.module.css';

export type LegalNoticesProps = {
  /** What unfolds them. */
  label: string;
  /** In the mini markup. */
  mentions: readonly string[];
  extraMentions: readonly string[];
};

/** What the law wants said about the offers of the page, folded at its foot. */
export function LegalNotices({ label, mentions, extraMentions }: LegalNoticesProps) {
  if (mentions.length + extraMentions.length === 0) return null;
  return (
    <details className={styles.root} id="mentions-legales">
      <summary className={styles.title} data-track="footer > mentions-legales">
        {label}
      </summary>
      <div className={styles.content}>
        {[...mentions, ...extraMentions].map((notice, index) => (
          <RichText key={index} source={notice} />
        ))}
      </div>
    </details>
  );
}
