/** Which reviews are shown, in which order, on which page: a state kept in the address. */

export const REVIEWS_PER_PAGE = 8;

export const REVIEW_SORTS = ['recent', 'best', 'worst'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

export type ReviewView = {
  readonly page: number;
  readonly sort: ReviewSort;
  /** Only the reviews rounded down to this number of stars; null: all. */
  readonly stars: number | null;
};

type Rated = { readonly rating: number; readonly publishedOn: string };

export const FIRST_VIEW: ReviewView = { page: 1, sort: 'recent', stars: null };

/** What an address says of it. */
export const REVIEW_PARAMETERS = ['page', 'tri', 'notes'] as const;

export function parseReviewView(query: URLSearchParams): ReviewView {
  const page = Number(query.get('page') ?? 1);
  const stars = Number(query.get('notes'));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    sort: REVIEW_SORTS.find((sort) => sort === query.get('tri')) ?? FIRST_VIEW.sort,
    stars: Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : null,
  };
}

export function formatReviewView({ page, sort, stars }: ReviewView): string {
  return `?page=${page}${sort === FIRST_VIEW.sort ? '' : `&tri=${sort}`}${stars === null ? '' : `&notes=${stars}`}`;
}

/** The reviews of the view in order, those of its page, and how many pages; one too far is the last. */
export function selectReviews<Item extends Rated>(
  reviews: readonly Item[],
  view: ReviewView,
): { ordered: Item[]; shown: Item[]; page: number; pages: number; total: number } {
  const wanted = reviews
    .filter(({ rating }) => view.stars === null || Math.floor(rating) === view.stars)
    .toSorted(ORDERS[view.sort]);
  const pages = Math.max(1, Math.ceil(wanted.length / REVIEWS_PER_PAGE));
  const page = Math.min(view.page, pages);
  const start = (page - 1) * REVIEWS_PER_PAGE;
  return {
    ordered: wanted,
    shown: wanted.slice(start, start + REVIEWS_PER_PAGE),
    page,
    pages,
    total: wanted.length,
  };
}

/** The page of the review at this place of the order; null for none. */
export function pageOf(place: number): number | null {
  return place < 0 ? null : Math.floor(place / REVIEWS_PER_PAGE) + 1;
}

const newest = (a: Rated, b: Rated) => b.publishedOn.localeCompare(a.publishedOn);
const ORDERS: Record<ReviewSort, (a: Rated, b: Rated) => number> = {
  recent: newest,
  best: (a, b) => b.rating - a.rating || newest(a, b),
  worst: (a, b) => a.rating - b.rating || newest(a, b),
};

/** The newest reviews of one box: a page about a box shows no one else's. */
export function reviewsOfBox<Item extends Rated & { readonly box: string }>(
  reviews: readonly Item[],
  box: string,
  count: number,
): Item[] {
  return reviews
    .filter((review) => review.box === box)
    .toSorted(newest)
    .slice(0, count);
}

/** Best first. */
export const RATINGS = [5, 4, 3, 2, 1] as const;

export function starCount(stars: number): string {
  return `${stars} ${stars > 1 ? 'étoiles' : 'étoile'}`;
}

/** How many reviews have each number of stars, five first, and their average. */
export function ratingSummary(reviews: readonly Pick<Rated, 'rating'>[]): {
  average: number;
  counts: { stars: number; count: number }[];
} {
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return {
    average: reviews.length === 0 ? 0 : Math.round((sum / reviews.length) * 10) / 10,
    counts: RATINGS.map((stars) => ({
      stars,
      count: reviews.filter(({ rating }) => Math.floor(rating) === stars).length,
    })),
  };
}
