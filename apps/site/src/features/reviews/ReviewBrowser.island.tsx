import { formatDay, initialsOf } from '@vitrine/domain/french';
import type { Review } from '@vitrine/domain/content/home';
import type { ReviewBrowserTexts } from '@vitrine/domain/content/pages';
import {
  FIRST_VIEW,
  formatReviewView,
  parseReviewView,
  type ReviewSort,
  type ReviewView,
  pageOf,
  RATINGS,
  REVIEW_PARAMETERS,
  selectReviews,
  starCount,
} from '@vitrine/domain/reviews';
import { sentenceWith } from '@vitrine/domain/sentence';
import {
  memo,
  type MouseEvent,
  useDeferredValue,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import {
  addressQuery,
  besideOthers,
  nameAddressQuery,
  setAddressQuery,
  addressQueries,
} from '#document/address-query.ts';
import { Avatar } from '#ui/Avatar/Avatar.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Chips } from '#ui/Chips/Chips.tsx';
import { Dropdown } from '#ui/Dropdown/Dropdown.island.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { ReviewCard, type ReviewCardProps } from '#ui/ReviewCard/ReviewCard.tsx';
import styles from './ReviewBrowser.module.css';

export type ReviewBrowserProps = {
  texts: ReviewBrowserTexts;
  card: ReviewCardProps['texts'];
  reviews: readonly Review[];
  path: string;
};

/** The query of a view, beside what is not the list's. */
const queryOf = (view: ReviewView) => besideOthers(formatReviewView(view), REVIEW_PARAMETERS);

const onHashChange = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};
const hashId = () => location.hash.slice(1);
const noHash = () => '';

/** Every review, by page, sort and number of stars. */
export function ReviewBrowser(props: ReviewBrowserProps) {
  const { texts, reviews } = props;
  const query = useSyncExternalStore(...addressQueries);
  // A choice is seen at once, before the list has followed.
  const shown = useDeferredValue(query);
  const addressedId = useSyncExternalStore(onHashChange, hashId, noHash);
  // Opened without a page, it is open on the first.
  useEffect(() => {
    const asked = addressQuery();
    if (!new URLSearchParams(asked).has('page')) nameAddressQuery(queryOf(viewOf(asked)));
  }, []);
  // A link to a review shows it, whatever page it is on by now.
  useEffect(() => {
    const now = viewOf(addressQuery());
    const place = selectReviews(reviews, now).ordered.findIndex(({ id }) => id === addressedId);
    const itsPage = pageOf(place);
    // No step of its own: the way back leads to where the link was.
    if (itsPage !== null) nameAddressQuery(queryOf({ ...now, page: itsPage }));
  }, [addressedId, reviews]);

  const view = viewOf(query);
  const change = (next: Partial<ReviewView>) =>
    setAddressQuery(queryOf({ ...view, page: 1, ...next }));

  return (
    <div className={styles.list}>
      {/* No form: there, the choice of a note before this woke would be taken for a form's own. */}
      <div className={styles.choice}>
        <div className={styles.sort}>
          <Dropdown
            label={texts.sort}
            defaultValue={view.sort}
            items={Object.entries(texts.sorts).map(([value, label]) => ({ value, label }))}
            onChange={(sort) => change({ sort: sort as ReviewSort })}
          />
        </div>
        <Chips
          label={texts.ratings}
          name="notes"
          values={[String(view.stars ?? '')]}
          items={[
            { value: '', label: texts.all },
            ...RATINGS.map((stars) => ({ value: String(stars), label: starCount(stars) })),
          ]}
          onChange={([stars]) => change({ stars: Number(stars) || null })}
        />
      </div>
      <FoundReviews {...props} query={shown} addressedId={addressedId} />
    </div>
  );
}

const viewOf = (query: string) => parseReviewView(new URLSearchParams(query));

type FoundReviewsProps = ReviewBrowserProps & {
  /** What was asked for, as the address says it. */
  query: string;
  /** The review that the address names. */
  addressedId: string;
};

/** All are in the HTML; those of other pages are hidden from those who can turn the page. */
const FoundReviews = memo(function FoundReviews({
  texts,
  card,
  reviews,
  path,
  query,
  addressedId,
}: FoundReviewsProps) {
  const view = viewOf(query);
  const { ordered, shown, page, pages, total } = selectReviews(reviews, view);
  const status = useRef<HTMLOutputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const addressed = useRef<HTMLLIElement>(null);
  const arrivedAt = useRef('');
  const isAddressedShown = shown.some(({ id }) => id === addressedId);
  // Once: whoever turns pages afterwards is not taken back to it.
  useEffect(() => {
    if (!isAddressedShown || arrivedAt.current === addressedId) return;
    arrivedAt.current = addressedId;
    addressed.current?.scrollIntoView();
  }, [addressedId, isAddressedShown]);

  const linkTo = (next: ReviewView) => ({
    href: path + formatReviewView(next),
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setAddressQuery(queryOf(next));
      // Reading goes on at the head of the list: what was pressed stands under it, or is gone.
      list.current?.focus({ preventScroll: true });
      status.current?.scrollIntoView();
    },
  });

  return (
    <>
      <output ref={status} className={styles.status}>
        {total === 0 ? texts.none : sentenceWith(texts.count, { count: total, page, pages })}
      </output>
      {total === 0 && (
        <EmptyState
          title={texts.nobody}
          action={
            <Button variant="secondary" {...linkTo(FIRST_VIEW)}>
              {texts.showAll}
            </Button>
          }
        />
      )}
      <ul ref={list} role="list" className={styles.reviews} tabIndex={-1}>
        {ordered.map((review) => (
          <li
            key={review.id}
            ref={review.id === addressedId ? addressed : undefined}
            hidden={!shown.includes(review)}
          >
            <FullReview {...review} card={card} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label={texts.pages} className={styles.pages}>
          {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
            <a
              key={number}
              className={styles.page}
              {...linkTo({ ...view, page: number })}
              aria-current={number === page ? 'page' : undefined}
              aria-label={sentenceWith(texts.page, { number })}
            >
              {number}
            </a>
          ))}
        </nav>
      )}
    </>
  );
});

const FullReview = memo(function FullReview({
  publishedOn,
  experiencedOn,
  box,
  publicationInfos,
  url,
  tracking,
  card,
  ...review
}: Review & Pick<ReviewBrowserProps, 'card'>) {
  return (
    <ReviewCard
      {...review}
      texts={card}
      // At its source when it has one, else its place in this very list.
      url={url.startsWith('https:') ? url : `#${review.id}`}
      portrait={<Avatar initials={initialsOf(review.author)} size={32} />}
      publicationInfos={{
        mention: publicationInfos.mention,
        main: sentenceWith(card.published, {
          by: box,
          published: formatDay(publishedOn),
          experienced: formatDay(experiencedOn),
        }),
      }}
      tracking={`${tracking.section} > ${tracking.action}`}
    />
  );
});
