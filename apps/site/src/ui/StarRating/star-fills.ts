export const STAR_COUNT = 5;

export type StarFill = 'full' | 'half' | 'empty';

/** What each of the five stars shows: the rating to the nearest half, kept between 0 and 5. */
export function starFills(rating: number): StarFill[] {
  const halves = Math.round(Math.min(Math.max(rating, 0), STAR_COUNT) * 2);
  return Array.from({ length: STAR_COUNT }, (_, index) => {
    const left = halves - index * 2;
    if (left >= 2) return 'full';
    return left === 1 ? 'half' : 'empty';
  });
}
