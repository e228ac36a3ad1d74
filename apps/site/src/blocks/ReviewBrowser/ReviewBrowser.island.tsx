import type { Review } from '@vitrine/domain/content/home';
import {
  FIRST_VIEW,
  formatReviewView,
  parseReviewView,
  ratingSummary,
  type ReviewSort,
  type ReviewView,
  selectReviews,
} from '@vitrine/domain/reviews';
import { useSyncExternalStore } from 'react';
import {
  addressQuery,
  emptyQuery,
  onAddressChange,
  setAddressQuery,
} from '#browser/address-query.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ReviewCard } from '#ui/ReviewCard/ReviewCard.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { StarRating } from '#ui/StarRating/StarRating.tsx';
import styles from './ReviewBrowser.module.css';

export type ReviewBrowserProps = { reviews: readonly Review[]; path: string };

const SORT_LABELS: Record<ReviewSort, string> = {
  recent: 'Les plus récents',
  best: 'Les meilleures notes',
  worst: 'Les moins bonnes notes',
};

const longDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
const day = (iso: string) => longDate.format(new Date(iso));

/**
 * Every review: how the ratings spread, then the texts by page, sort and number of stars. All are in
 * the HTML; those of other pages are hidden from those who can turn the page.
 */
export function ReviewBrowser({ reviews, path }: ReviewBrowserProps) {
  const query = useSyncExternalStore(onAddressChange, addressQuery, emptyQuery);

  const view = parseReviewView(new URLSearchParams(query));
  const { ordered, shown, page, pages, total } = selectReviews(reviews, view);
  const { average, counts } = ratingSummary(reviews);
  const change = (next: Partial<ReviewView>) =>
    setAddressQuery(formatReviewView({ ...view, page: 1, ...next }));

  return (
    <div className={styles.root}>
      <div className={styles.summary}>
        <p className={styles.average}>
          <span className={styles.figure}>{String(average).replace('.', ',')}</span> sur 5
        </p>
        <StarRating rating={average} />
        <p>{`${reviews.length} avis vérifiés`}</p>
        <ul role="list" className={styles.counts}>
          {counts.map(({ stars, count }) => (
            <li key={stars} className={styles.count}>
              <span>{`${stars} ${stars > 1 ? 'étoiles' : 'étoile'}`}</span>
              <meter min={0} max={reviews.length} value={count} aria-label={`${stars} étoiles`} />
              <span>{count}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.list}>
        <form className={styles.choice} onSubmit={(event) => event.preventDefault()}>
          <Select
            required
            label="Trier"
            value={view.sort}
            options={Object.entries(SORT_LABELS).map(([value, label]) => ({ value, label }))}
            onChange={(event) => change({ sort: event.currentTarget.value as ReviewSort })}
          />
          <Select
            required
            label="Notes"
            value={String(view.stars ?? '')}
            options={[
              { value: '', label: 'Toutes' },
              ...counts.map(({ stars }) => ({ value: String(stars), label: `${stars} étoiles` })),
            ]}
            onChange={(event) => change({ stars: Number(event.currentTarget.value) || null })}
          />
        </form>
        <output className={styles.status}>
          {total === 0 ? 'Aucun avis avec cette note.' : `${total} avis, page ${page} sur ${pages}`}
        </output>
        {total === 0 && (
          <p>
            <Button variant="secondary" onClick={() => change(FIRST_VIEW)}>
              Voir tous les avis
            </Button>
          </p>
        )}
        <ul role="list" className={styles.reviews}>
          {ordered.map((review) => (
            <li key={review.id} hidden={!shown.includes(review)}>
              <FullReview {...review} />
            </li>
          ))}
        </ul>
        {pages > 1 && (
          <nav aria-label="Pages d’avis" className={styles.pages}>
            {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
              <a
                key={number}
                className={styles.page}
                href={path + formatReviewView({ ...view, page: number })}
                aria-current={number === page ? 'page' : undefined}
                aria-label={`Page ${number}`}
                onClick={(event) => {
                  event.preventDefault();
                  change({ page: number });
                }}
              >
                {number}
              </a>
            ))}
          </nav>
        )}
      </div>
    </div>
  );
}

function FullReview({
  publishedOn,
  experiencedOn,
  box,
  publicationInfos,
  url: _url,
  tracking,
  ...review
}: Review) {
  return (
    <ReviewCard
      {...review}
      url={`#${review.id}`}
      publicationInfos={{
        mention: publicationInfos.mention,
        main: `${box}. Publié le ${day(publishedOn)}, après une expérience du ${day(experiencedOn)}.`,
      }}
      tracking={`${tracking.section} > ${tracking.action}`}
    />
  );
}
