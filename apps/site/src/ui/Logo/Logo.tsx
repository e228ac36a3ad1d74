import type { BrandSign } from '@vitrine/domain/brand';
import styles from './Logo.module.css';

/** The brand's name set in our typeface beside its mark. */
export function Logo({ brand: { name, mark } }: { brand: BrandSign }) {
  const { origin, side, path, dot } = mark;
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
      <span className={styles.name}>{name}</span>
    </span>
  );
}
