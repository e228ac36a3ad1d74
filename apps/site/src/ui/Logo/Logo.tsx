import styles from './Logo.module.css';

/** The brand's name set in our typeface beside our own mark, so that any brand has a logo. */
export function Logo({ brand }: { brand: string }) {
  return (
    <span className={styles.root}>
      <svg className={styles.mark} viewBox="3 3 42 42" aria-hidden="true">
        <path d="M23 3v20H3A20 20 0 0 1 23 3ZM25 45V25h20a20 20 0 0 1-20 20ZM3 25h20v20A20 20 0 0 1 3 25Z" />
        <circle cx="35" cy="13" r="10" />
      </svg>
      <span className={styles.name}>{brand}</span>
    </span>
  );
}
