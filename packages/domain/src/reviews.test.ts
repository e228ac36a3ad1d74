import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatReviewView,
  pageOf,
  parseReviewView,
  ratingSummary,
  REVIEW_SORTS,
  REVIEWS_PER_PAGE,
  reviewsOfBox,
  selectReviews,
  starCount,
} from './reviews.ts';

const parse = (query: string) => parseReviewView(new URLSearchParams(query));
const review = fc.record({
  rating: fc.integer({ min: 2, max: 10 }).map((half) => half / 2),
  publishedOn: fc.integer({ min: 10, max: 28 }).map((day) => `2026-01-${day}`),
});
const view = fc.record({
  page: fc.integer({ min: 1, max: 50 }),
  sort: fc.constantFrom(...REVIEW_SORTS),
  stars: fc.option(fc.integer({ min: 1, max: 5 })),
});

describe('reviews', () => {
  test.each(['', 'page=0', 'page=-3', 'page=abc', 'tri=zzz&notes=9'])(
    '%s opens on the first page',
    (query) => {
      expect(parse(query)).toEqual({ page: 1, sort: 'recent', stars: null });
    },
  );

  test('a view is the same when shared', () => {
    fc.assert(
      fc.property(view, (shared) => {
        expect(parse(formatReviewView(shared))).toEqual(shared);
      }),
    );
  });

  test('pages hold every review of the view once', () => {
    fc.assert(
      fc.property(fc.array(review), view, (reviews, { sort, stars }) => {
        const first = selectReviews(reviews, { page: 1, sort, stars });
        const all = Array.from(
          { length: first.pages },
          (_, index) => selectReviews(reviews, { page: index + 1, sort, stars }).shown,
        ).flat();
        expect(new Set(all).size).toBe(first.total);
        expect(first.shown.length).toBeLessThanOrEqual(REVIEWS_PER_PAGE);
      }),
    );
  });

  test('are those with the stars asked for, in the order asked for', () => {
    const rated = (rating: number, publishedOn: string) => ({ rating, publishedOn });
    const [good, older, bad, half] = [
      rated(5, '2026-02-01'),
      rated(5, '2026-01-01'),
      rated(1, '2026-03-01'),
      rated(4.5, '2026-01-15'),
    ];
    const all = [older, half, bad, good];
    const ordered = (sort: (typeof REVIEW_SORTS)[number], stars: number | null) =>
      selectReviews(all, { page: 1, sort, stars }).ordered;
    expect(ordered('recent', null)).toEqual([bad, good, half, older]);
    expect(ordered('best', null)).toEqual([good, older, half, bad]);
    expect(ordered('worst', null)).toEqual([bad, half, good, older]);
    expect(ordered('recent', 5)).toEqual([good, older]);
    expect(ordered('recent', 4)).toEqual([half]);
    expect(ratingSummary(all).average).toBe(3.9);
    expect(ratingSummary([]).average).toBe(0);
  });

  test('an address says only what differs from the first view', () => {
    expect(formatReviewView({ page: 1, sort: 'recent', stars: null })).toBe('?page=1');
    expect(formatReviewView({ page: 2, sort: 'best', stars: 4 })).toBe('?page=2&tri=best&notes=4');
  });

  test('counts add up, and a page too far is the last', () => {
    const reviews = Array.from({ length: 20 }, (_, index) => ({
      rating: 1 + (index % 9) / 2,
      publishedOn: '2026-01-01',
    }));
    const { counts, average } = ratingSummary(reviews);
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(20);
    expect(average).toBeGreaterThan(2);
    expect(selectReviews(reviews, { page: 99, sort: 'best', stars: null }).page).toBe(3);
  });

  test('a box shows its own newest reviews, and no other box’s', () => {
    const told = (box: string, publishedOn: string) => ({ box, publishedOn, rating: 5 });
    const all = [
      told('Freebox Pop', '2026-01-01'),
      told('Freebox Pop S', '2026-03-01'),
      told('Freebox Pop', '2026-02-01'),
      told('Freebox Pop', '2026-01-15'),
    ];
    expect(reviewsOfBox(all, 'Freebox Pop', 2).map(({ publishedOn }) => publishedOn)).toEqual([
      '2026-02-01',
      '2026-01-15',
    ]);
    expect(reviewsOfBox(all, 'Box 5G', 2)).toEqual([]);
  });
});

test('the page of a review is known by its place, and stars are counted in French', () => {
  const places = [-1, 0, REVIEWS_PER_PAGE - 1, REVIEWS_PER_PAGE, 2 * REVIEWS_PER_PAGE];
  expect(places.map(pageOf)).toEqual([null, 1, 1, 2, 3]);
  expect([0, 1, 2].map(starCount)).toEqual(['0 étoile', '1 étoile', '2 étoiles']);
});
