import { BRAND_MARK } from '@vitrine/domain/brand-mark';
import styles from './Logo.module.css';

const { origin, side, path, dot } = BRAND_MARK;

/** The brand's name set in our typeface beside our own mark, so that any brand has a logo. */
export function Logo({ brand }: { brand: string }) {
  return (
    <span className={styles.root}>
      <svg
        className={styles.mark}
        viewBox={`${origin} ${origin} ${side} ${side}`}
        aria-hidden="true"
      >
        <path d={path} />
        <circle cx={dot.x} cy={dot.y} r={dot.radius} />
      </svg>
      <span className={styles.name}>{brand}</span>
    </span>
  );
}
