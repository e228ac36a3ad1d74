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
