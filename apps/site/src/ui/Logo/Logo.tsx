import styles from './Logo.module.css';

/** The brand's name set in our typeface beside our own mark, so that any brand has a logo. */
export function Logo({ brand }: { brand: string }) {
  return (
    <span className={styles.root}>
      <svg className={styles.mark} viewBox="0 0 28 24" aria-hidden="true">
        <path d="M2.1 14H8l-2.1 10H0zM11.6 7h5.9l-3.6 17H8zM21.1 0H27l-5.1 24H16z" />
      </svg>
      <span className={styles.name}>{brand}</span>
    </span>
  );
}
