import { formatDuration } from '../duration.ts';

const YEAR = 365;

/**
 * What visitors may send us, and how many days each is kept after we received it. Pages tell it,
 * the purge applies it: a new form cannot be stored without saying for how long.
 */
const RETENTION_DAYS = {
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
  /** Any contest: the draw, the prizes, and the time to dispute either. */
  contest: YEAR,
} as const satisfies Record<string, number>;

/** What is the same for all contests is said of them together. */
export type FormKind = keyof typeof RETENTION_DAYS;
export const FORM_KINDS = Object.keys(RETENTION_DAYS) as FormKind[];

export type RequestCode = Exclude<FormKind, 'contest'>;
export const REQUEST_CODES = FORM_KINDS.filter((kind): kind is RequestCode => kind !== 'contest');

/** Of a request, or of a contest, whose code is its record's (content/contest.json). */
export type FormCode = string;
export type ContestCode = string;

/** As a contest may be called in addresses and in the store. */
export const CODE = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

export function requestNamed(code: FormCode): RequestCode | null {
  return REQUEST_CODES.find((known) => known === code) ?? null;
}

/** Whatever is no request is an entry to a contest, also when that contest is gone. */
export function kindOf(code: FormCode): FormKind {
  return requestNamed(code) ?? 'contest';
}

export function isContest(code: FormCode): boolean {
  return kindOf(code) === 'contest';
}

/** What the law wants us to be able to show: an erasure leaves it, and says so. */
const LEGAL_PROOF: ReadonlySet<FormCode> = new Set(['rgpd', 'abuse', 'termination']);

export function isLegalProof(code: FormCode): boolean {
  return LEGAL_PROOF.has(code);
}

export function retentionDays(code: FormCode): number {
  return RETENTION_DAYS[kindOf(code)];
}

/** '1 an', '5 ans': how long we keep what was sent. */
export function retentionInYears(code: FormCode): string {
  return formatDuration((retentionDays(code) / YEAR) * 12, { inYears: true });
}

/** Where a request is sent. */
export function requestEndpoint(code: RequestCode): string {
  return `/api/forms/${code}`;
}

/** A contest as its addresses are made of it. */
export type ContestAddress = { readonly code: ContestCode; readonly endpoint?: string | undefined };

/** What its addresses call it: its code, unless its record has another name. */
export function endpointOf({ code, endpoint = code }: ContestAddress): string {
  return endpoint;
}

/** Where entries to a contest are sent. */
export function contestEndpoint(contest: ContestAddress): string {
  return `/api/contest/${endpointOf(contest)}/participation`;
}
