import { describe, expect, test } from 'vitest';
import embedded from '../../../content/reviews.json' with { type: 'json' };
import { ReviewsAnswer, withVerifiedReviews } from './reviews-service.ts';

const review = {
  id: 'A-1',
  rating: 4.5,
  review: 'Très bien.',
  author: 'Claire M.',
  box: 'Freebox Pop',
  publishedOn: '2026-10-01',
  experiencedOn: '2026-09-01',
  url: 'https://avis.exemple.fr/a-1',
};
const answer = { average: 4.5, count: 12, reviews: [review] };
const isAnswer = (changes: object) => ReviewsAnswer.safeParse({ ...answer, ...changes }).success;
const isReview = (changes: object) => isAnswer({ reviews: [{ ...review, ...changes }] });

describe('what a reviews service answers', () => {
  test.each([
    ['as it is', {}, true],
    ['with a title', { title: 'Parfait' }, true],
    ['with no stars', { rating: 0 }, true],
    ['with five', { rating: 5 }, true],
    ['with less than none', { rating: -0.5 }, false],
    ['with six', { rating: 6 }, false],
    ['with a third of a star', { rating: 4.3 }, false],
    ['with spaces in its id', { id: 'a 1' }, false],
    ['with an id that begins with a sign', { id: '<a' }, false],
    ['without its author', { author: undefined }, false],
    ['read in the clear', { url: 'http://avis.exemple.fr/' }, false],
    ['read elsewhere', { url: 'ftp://avis.exemple.fr/' }, false],
  ])('a review %s is believed: %s', (_what, changes, isBelieved) => {
    expect(isReview(changes)).toBe(isBelieved);
  });

  test('totals are between none and five, and there is something to show', () => {
    expect(isAnswer({ average: 0, count: 0 })).toBe(true);
    expect(isAnswer({ average: 5 })).toBe(true);
    expect(isAnswer({ average: 5.1 })).toBe(false);
    expect(isAnswer({ average: -1 })).toBe(false);
    expect(isAnswer({ count: -1 })).toBe(false);
    expect(isAnswer({ reviews: [] })).toBe(false);
  });
});

describe('verified reviews', () => {
  const content = embedded as unknown as Parameters<typeof withVerifiedReviews>[0];
  const [first] = content.reviews;
  const older = { ...review, id: 'B-2', publishedOn: '2026-09-30' };

  test('take the place of the sample, newest first, under the same title and the seal of verified ones', () => {
    const shown = withVerifiedReviews(content, { ...answer, reviews: [older, review] });
    expect(shown).toMatchObject({
      ...content,
      sample: null,
      total: { average: 4.5, count: 12 },
      reviews: expect.anything(),
    });
    expect(shown.reviews).toEqual(
      [review, older].map((one) => ({
        ...one,
        publicationInfos: {
          mention: 'Avis vérifié',
          main: 'Claire M., Freebox Pop',
        },
        verifiedReviewLogo: content.verifiedReviewLogo,
        tracking: { section: first?.tracking.section, action: one.id.toLowerCase() },
      })),
    );
  });

  test('are the newest few where a page wants a few', () => {
    const shown = withVerifiedReviews(content, { ...answer, reviews: [older, review] }, 1);
    expect(shown.reviews.map(({ id }) => id)).toEqual(['A-1']);
  });

  test('have nothing to replace where there is no sample', () => {
    expect(withVerifiedReviews({ ...content, reviews: [] }, answer).reviews).toEqual([]);
  });
});
