import { z } from 'zod';
import {
  type Coverage,
  endOfQuarter,
  FIBRE_AVAILABLE_FROM,
  fibreShare,
  roundShare,
} from './coverage.ts';

/**
 * What we can offer at a place, decided from its municipality's networks.
 *
 * - available: the fibre is there;
 * - adsl-closing: the fibre is there and the copper line will soon stop (one that has stopped hurries nobody);
 * - planned: the fibre comes in a known quarter;
 * - box-5g: no fibre in sight, but the 5G box works;
 * - unknown: no figures, or nothing to offer yet.
 *
 * 'service-down' is not decided here: it is what a page says when no answer comes.
 */
export const ELIGIBILITY_STATUSES = [
  'available',
  'adsl-closing',
  'planned',
  'box-5g',
  'unknown',
] as const;
export type EligibilityStatus = (typeof ELIGIBILITY_STATUSES)[number];

export const Eligibility = z.object({
  citycode: z.string(),
  city: z.string(),
  status: z.enum(ELIGIBILITY_STATUSES),
  /** 0 to 1; null when nothing is known. */
  fibreShare: z.number().min(0).max(1).nullable(),
  plannedQuarter: z
    .string()
    .regex(/^20\d{2}-T[1-4]$/)
    .nullable(),
  box5g: z.boolean(),
  copper: z.object({ commercial: z.iso.date(), technical: z.iso.date() }).nullable(),
  source: z.union([
    z.object({ kind: z.literal('sample') }),
    z.object({ kind: z.literal('regulator'), label: z.string(), importedOn: z.iso.date() }),
  ]),
});
export type Eligibility = z.infer<typeof Eligibility>;

/** A closing further away than this is mentioned, but does not hurry anyone. */
export const COPPER_CLOSING_SOON_MONTHS = 15;

/** `today` is an ISO day, in France. */
export function decideEligibility(
  place: { citycode: string; city: string },
  coverage: Coverage | null,
  source: Eligibility['source'],
  today: string,
): Eligibility {
  return {
    ...place,
    status: coverage === null ? 'unknown' : statusOf(coverage, today),
    fibreShare: coverage === null ? null : roundShare(fibreShare(coverage)),
    plannedQuarter: coverage?.plannedQuarter ?? null,
    box5g: coverage?.box5g ?? false,
    copper: coverage?.copper ?? null,
    source,
  };
}

function statusOf(coverage: Coverage, today: string): EligibilityStatus {
  if (fibreShare(coverage) >= FIBRE_AVAILABLE_FROM) {
    return coverage.copper !== null && isSoon(coverage.copper.technical, today)
      ? 'adsl-closing'
      : 'available';
  }
  // A plan whose time has passed is no longer a promise we can repeat.
  if (coverage.plannedQuarter !== null && endOfQuarter(coverage.plannedQuarter) >= today) {
    return 'planned';
  }
  return coverage.box5g ? 'box-5g' : 'unknown';
}

function isSoon(day: string, today: string): boolean {
  if (day < today) return false;
  const limit = new Date(`${today}T00:00:00Z`);
  limit.setUTCMonth(limit.getUTCMonth() + COPPER_CLOSING_SOON_MONTHS);
  return day <= limit.toISOString().slice(0, 10);
}
