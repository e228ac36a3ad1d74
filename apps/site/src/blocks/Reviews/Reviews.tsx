import type { ContentOf } from '@vitrine/domain/content/calls';
import { formatDay } from '@vitrine/domain/french';
import { sentenceWith } from '@vitrine/domain/sentence';
import { ReviewCard, type ReviewCardProps } from '#ui/ReviewCard/ReviewCard.tsx';
import { Section } from '#ui/Section/Section.tsx';
import styles from './Reviews.module.css';

export type ReviewsProps = {
  title: string;
  /** Said above the reviews while they are samples. */
  sample: string | null;
  /** Leads to all of them. */
  all: string;
  texts: ReviewCardProps['texts'];
  reviews: ContentOf<'home/reviews'>['reviews'];
  allReviewsHref: string | null;
};

/** A few verified reviews, good and less good, and the way to all of them. */
export function Reviews({ title, sample, all, texts, reviews, allReviewsHref }: ReviewsProps) {
  return (
    <Section title={title} {...(sample !== null && { intro: sample })} screenOnly>
      <ul role="list" className={styles.root}>
        {reviews.map(({ tracking, box: _box, publishedOn, experiencedOn, ...review }) => (
          <li key={review.id} className={styles.item}>
            <ReviewCard
              {...review}
              publicationInfos={{
                ...review.publicationInfos,
                main: sentenceWith(texts.published, {
                  by: review.publicationInfos.main,
                  published: formatDay(publishedOn),
                  experienced: formatDay(experiencedOn),
                }),
              }}
              texts={texts}
              tracking={`${tracking.section} > ${tracking.action}`}
            />
          </li>
        ))}
      </ul>
      {allReviewsHref !== null && (
        <p className={styles.all}>
          <a href={allReviewsHref} data-track="avis > tous">
            {all}
          </a>
        </p>
      )}
    </Section>
  );
}
