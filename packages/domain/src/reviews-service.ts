import { z } from 'zod';
import type { ContentOf } from './content/calls.ts';
import { Review } from './content/home.ts';

/** A list of verified reviews, as a reviews service answers it: newest first or not, and its totals. */
export const ReviewsAnswer = z.object({
  average: z.number().min(0).max(5),
  count: z.int().nonnegative(),
  reviews: z
    .array(
      Review.omit({ publicationInfos: true, verifiedReviewLogo: true, tracking: true })
        .strip()
        .extend({
          id: z.string().regex(/^[\w-]+$/),
          /** Where the review can be read at its source. */
          url: z.url({ protocol: /^https$/ }),
        }),
    )
    .min(1),
});
export type ReviewsAnswer = z.infer<typeof ReviewsAnswer>;

type Reviews = ContentOf<'reviews'>;

/**
 * The service's reviews in the place of the embedded ones, under the same title and the seal of verified ones.
 * At most `limit`, the newest: the home page shows a few.
 */
export function withVerifiedReviews(
  embedded: Reviews,
  { average, count, reviews }: ReviewsAnswer,
  limit = reviews.length,
): Reviews {
  const { verifiedReviewLogo } = embedded;
  const [first] = embedded.reviews;
  if (!first) return embedded;
  return {
    ...embedded,
    sample: null,
    total: { average, count },
    reviews: reviews
      .toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn))
      .slice(0, limit)
      .map((review) => ({
        ...review,
        publicationInfos: {
          mention: verifiedReviewLogo.alt,
          main: `${review.author}, ${review.box}`,
        },
        verifiedReviewLogo,
        tracking: { section: first.tracking.section, action: review.id.toLowerCase() },
      })),
  };
}
