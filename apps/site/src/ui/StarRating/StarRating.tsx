import { classNames } from '#ui/class-names.ts';
import type { Size } from '#ui/sizes.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { STAR_COUNT, starFills } from './star-fills.ts';
import styles from './StarRating.module.css';

export type StarRatingProps = {
  /** Out of five. */
  rating: number;
  size?: Size;
  /** Also write the rating, '4,5/5'. */
  showValue?: boolean;
};

const STAR =
  'M12 2.6l2.86 5.92 6.54.88-4.78 4.54 1.18 6.46L12 17.28 6.2 20.4l1.18-6.46L2.6 9.4l6.54-.88z';
const LEFT_HALF = 'M12 2.6v14.68L6.2 20.4l1.18-6.46L2.6 9.4l6.54-.88z';

/** Five stars, full, half or empty. */
export function StarRating({ rating, size = 'm', showValue = false }: StarRatingProps) {
  const value = rating.toLocaleString('fr-FR', { maximumFractionDigits: 1 });
  return (
    <span className={classNames(styles.root, styles[size])}>
      <VisuallyHidden>{`Note\u00a0: ${value} sur ${STAR_COUNT}`}</VisuallyHidden>
      <svg className={styles.stars} viewBox="0 0 120 24" aria-hidden="true">
        {starFills(rating).map((fill, index) => (
          <g key={index} transform={`translate(${index * 24})`} data-star={fill}>
            <path className={styles.outline} d={STAR} />
            {fill !== 'empty' && (
              <path className={styles.ink} d={fill === 'full' ? STAR : LEFT_HALF} />
            )}
          </g>
        ))}
      </svg>
      {showValue && (
        <span className={styles.value} aria-hidden="true">{`${value}/${STAR_COUNT}`}</span>
      )}
    </span>
  );
}
