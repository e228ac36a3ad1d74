/** What a visit felt like, as the browsers' makers measure it. LCP and INP in milliseconds. */
export const VITALS = ['LCP', 'INP', 'CLS'] as const;
export type Vital = (typeof VITALS)[number];
export type Rating = 'good' | 'fair' | 'poor';

/** The published thresholds: good up to the first, poor beyond the second. */
export const VITAL_THRESHOLDS: Readonly<Record<Vital, readonly [good: number, poor: number]>> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
};

/**
 * Upper bounds of the buckets in which values are counted; the thresholds are among them, so shares
 * are exact, and neighbours are close enough for a percentile within about a tenth.
 */
const BOUNDS: Readonly<Record<Vital, readonly number[]>> = {
  LCP: [
    200, 400, 600, 800, 1_000, 1_200, 1_400, 1_600, 1_800, 2_000, 2_250, 2_500, 2_750, 3_000, 3_500,
    4_000, 5_000, 6_000, 8_000, 10_000, 15_000, 30_000, 60_000,
  ],
  INP: [
    16, 24, 32, 40, 56, 72, 88, 104, 120, 144, 168, 200, 240, 280, 320, 400, 500, 650, 800, 1_000,
    1_500, 2_500, 5_000, 10_000,
  ],
  CLS: [0, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.125, 0.15, 0.2, 0.25, 0.35, 0.5, 0.75, 1, 2, 5],
};

/** Null when no browser could have measured it. */
export function bucketOf(vital: Vital, value: number): number | null {
  if (!(value >= 0)) return null;
  const bucket = BOUNDS[vital].findIndex((bound) => value <= bound);
  return bucket < 0 ? null : bucket;
}

/** How many values fell in each bucket. */
export type Histogram = ReadonlyMap<number, number>;

/** Estimated within its bucket; null when nothing was measured. */
export function percentile(vital: Vital, counts: Histogram, share: number): number | null {
  const wanted = sizeOf(counts) * share;
  if (wanted === 0) return null;
  let seen = 0;
  for (const [bucket, bound] of BOUNDS[vital].entries()) {
    const count = counts.get(bucket) ?? 0;
    if (count > 0 && seen + count >= wanted) {
      const floor = bucket === 0 ? 0 : (BOUNDS[vital][bucket - 1] ?? 0);
      return floor + ((wanted - seen) / count) * (bound - floor);
    }
    seen += count;
  }
  return BOUNDS[vital].at(-1) ?? null;
}

export function ratingOf(vital: Vital, value: number): Rating {
  const [good, poor] = VITAL_THRESHOLDS[vital];
  if (value <= good) return 'good';
  return value <= poor ? 'fair' : 'poor';
}

export function countByRating(vital: Vital, counts: Histogram): Record<Rating, number> {
  const shares = { good: 0, fair: 0, poor: 0 };
  for (const [bucket, count] of counts)
    shares[ratingOf(vital, BOUNDS[vital][bucket] ?? Number.POSITIVE_INFINITY)] += count;
  return shares;
}

export function sizeOf(counts: Histogram): number {
  let size = 0;
  for (const count of counts.values()) size += count;
  return size;
}
