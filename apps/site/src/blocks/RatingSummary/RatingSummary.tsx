import type { Review } from '@vitrine/domain/content/home';
import type { RatingTexts } from '@vitrine/domain/content/pages';
import { ratingSummary, starCount } from '@vitrine/domain/reviews';
import { sentenceWith } from '@vitrine/domain/sentence';
import type { ReactNode } from 'react';
import { StarRating } from '#ui/StarRating/StarRating.tsx';
import styles from './RatingSummary.module.css';

export type RatingSummaryProps = {
  texts: RatingTexts;
  /** What its stars are, to those who hear them. */
  stars: string;
  reviews: readonly Pick<Review, 'rating'>[];
  /** What the reviews service says of all of them, those that it does not list too. */
  total?: { average: number; count: number } | undefined;
  /** The reviews themselves, beside it. */
  children?: ReactNode;
};

/** How the ratings spread: their average, and how many of each. */
export function RatingSummary({ texts, stars, reviews, total, children }: RatingSummaryProps) {
  const summary = ratingSummary(reviews);
  const { counts } = summary;
  const average = total?.average ?? summary.average;
  const count = total?.count ?? reviews.length;
  return (
    <div className={styles.root}>
      <div className={styles.summary}>
        <p className={styles.average}>
          <span className={styles.figure}>{String(average).replace('.', ',')}</span> {texts.outOf}
        </p>
        <StarRating rating={average} label={stars} />
        <p>{sentenceWith(count > 1 ? texts.many : texts.one, { count })}</p>
        <ul role="list" className={styles.counts}>
          {counts.map(({ stars, count }) => (
            <li key={stars} className={styles.count}>
              <span>{starCount(stars)}</span>
              <meter min={0} max={reviews.length} value={count} aria-label={starCount(stars)} />
              <span>{count}</span>
            </li>
          ))}
        </ul>
      </div>
      {children}
    </div>
  );
}
