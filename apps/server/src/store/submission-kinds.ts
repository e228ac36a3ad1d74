const YEAR = 365;

/**
 * What visitors may send us, and how many days each is kept after we received it. The purge reads
 * this table, so a new kind cannot be stored without saying for how long.
 */
export const retentionDays = {
  /** The exchange is over; a year answers a late follow-up. */
  contact: YEAR,
  /** Proof that a data-protection request was answered: the authority may ask for five years. */
  rgpd: 5 * YEAR,
  /** The year during which a host must be able to account for a reported content. */
  abuse: YEAR,
  /** A building's connection takes up to three years from the manager's first request. */
  syndic: 3 * YEAR,
  /** Proof that the account was deleted when asked. */
  'account-deletion': YEAR,
  /** The five years during which a contract can be disputed. */
  termination: 5 * YEAR,
  /** Contests: the draw, the prizes, and the time to dispute either. */
  'universal-plus': YEAR,
  corail: YEAR,
  foot: YEAR,
  paques: YEAR,
  'ultra-stranger-things': YEAR,
} as const satisfies Record<string, number>;

export type SubmissionKind = keyof typeof retentionDays;

export const submissionKinds = Object.keys(retentionDays) as SubmissionKind[];
