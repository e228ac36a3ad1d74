import { sentenceWith } from '@vitrine/domain/sentence';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './StarRating.module.css';

export type StarRatingProps = {
  /** Out of five. */
  rating: number;
  /** What it is: 'Note : <rating> sur <best>'. */
  label: string;
};

const STAR_COUNT = 5;

type StarFill = 'full' | 'half' | 'empty';

/** From its top, where the pen stands. */
const STAR =
  'l2.86 5.92 6.54.88-4.78 4.54 1.18 6.46-5.8-3.12-5.8 3.12 1.18-6.46-4.78-4.54 6.54-.88z';
const LEFT_HALF = 'v14.68l-5.8 3.12 1.18-6.46-4.78-4.54 6.54-.88z';

const starAt = (place: number, shape: string) => `M${12 + place * 24} 2.6${shape}`;
const OUTLINE = Array.from({ length: STAR_COUNT }, (_, place) => starAt(place, STAR)).join('');
const inkOf = (fills: readonly StarFill[]) =>
  fills
    .map((fill, place) =>
      fill === 'empty' ? '' : starAt(place, fill === 'full' ? STAR : LEFT_HALF),
    )
    .join('');

/** Five stars, full, half or empty. */
export function StarRating({ rating, label }: StarRatingProps) {
  // Not `toLocaleString`: the first use of a locale costs a phone 0.1 s.
  const value = String(Math.round(rating * 10) / 10).replace('.', ',');
  return (
    <span className={styles.root}>
      <VisuallyHidden>{sentenceWith(label, { rating: value, best: STAR_COUNT })}</VisuallyHidden>
      {/* Two shapes, not two for each star: a page of reviews has dozens of them. */}
      <svg className={styles.stars} viewBox="0 0 120 24" aria-hidden="true">
        <path className={styles.outline} d={OUTLINE} />
        <path className={styles.ink} d={inkOf(starFills(rating))} />
      </svg>
    </span>
  );
}

/** What each of the five stars shows: the rating to the nearest half, kept between 0 and 5. */
export function starFills(rating: number): StarFill[] {
  const halves = Math.round(Math.min(Math.max(rating, 0), STAR_COUNT) * 2);
  return Array.from({ length: STAR_COUNT }, (_, index) => {
    const left = halves - index * 2;
    if (left >= 2) return 'full';
    return left === 1 ? 'half' : 'empty';
  });
}
