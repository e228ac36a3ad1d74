const YEAR = 365;

/**
 * What visitors may send us, and how many days each is kept after we received it. Pages tell it,
 * the purge applies it: a new form cannot be stored without saying for how long.
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

export type FormCode = keyof typeof retentionDays;
export const formCodes = Object.keys(retentionDays) as FormCode[];

export const CONTEST_CODES = [
  'universal-plus',
  'corail',
  'foot',
  'paques',
  'ultra-stranger-things',
] as const satisfies readonly FormCode[];
export type ContestCode = (typeof CONTEST_CODES)[number];

export const REQUEST_CODES = [
  'contact',
  'rgpd',
  'abuse',
  'syndic',
  'account-deletion',
  'termination',
] as const satisfies readonly FormCode[];
export type RequestCode = (typeof REQUEST_CODES)[number];

/** What the law wants us to be able to show: an erasure leaves it, and says so. */
const LEGAL_PROOF: ReadonlySet<FormCode> = new Set(['rgpd', 'abuse', 'termination']);

export function isLegalProof(code: FormCode): boolean {
  return LEGAL_PROOF.has(code);
}

/** '1 an', '5 ans': how long we keep what was sent. */
export function retentionInYears(code: FormCode): string {
  const years = retentionDays[code] / YEAR;
  return years > 1 ? `${years}\u00a0ans` : `${years}\u00a0an`;
}

/** The last part of the address a form is sent to; `{product}` is the brand's slug. */
export function formEndpoint(code: FormCode): string {
  const contest = CONTEST_CODES.find((known) => known === code);
  if (!contest) return `/api/forms/${code}`;
  return `/api/contest/${contest === 'foot' ? '{product}-foot' : contest}/participation`;
}
