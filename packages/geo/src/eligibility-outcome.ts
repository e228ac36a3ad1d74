import type { EligibilityAnswer } from '@vitrine/domain/eligibility-answers';
import type { Eligibility, EligibilityStatus } from './eligibility.ts';
import type { Place } from './place.ts';

/**
 * What the eligibility test says, in the browser and on the server alike: an answer for one place, a
 * question when several have that name, or why there is neither.
 */
export type EligibilityOutcome =
  | {
      readonly kind: 'answer';
      readonly place: Place;
      readonly eligibility: Eligibility;
      /** Found by the same words: for whom it is not the right one. */
      readonly others: readonly Place[];
      /** What was typed does not name the place: it is said to be a guess. */
      readonly isGuess?: boolean;
    }
  | { readonly kind: 'several'; readonly places: readonly Place[] }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'service-down' };

/** Null while it is a question. */
export function answerOf(outcome: EligibilityOutcome): EligibilityAnswer | null {
  if (outcome.kind === 'several') return null;
  if (outcome.kind === 'not-found') return 'commune-introuvable';
  if (outcome.kind === 'service-down') return 'service-indisponible';
  const { status, box5g } = outcome.eligibility;
  if (status === 'planned' && box5g) return 'prevue-box-5g';
  return ANSWER_OF_STATUS[status];
}

const ANSWER_OF_STATUS: Readonly<Record<EligibilityStatus, EligibilityAnswer>> = {
  available: 'disponible',
  'adsl-closing': 'fin-adsl',
  planned: 'prevue',
  'box-5g': 'box-5g',
  unknown: 'inconnue',
};

/** Where the form without script is sent. */
export const ANSWER_ADDRESS = '/api/eligibility/answer';

const STATUSES: ReadonlySet<unknown> = new Set(Object.keys(ANSWER_OF_STATUS));
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const QUARTER = /^20\d{2}-T[1-4]$/;

/**
 * The service's answer, or null for anything else. By hand, because browsers run it: the schema
 * (eligibility.ts) weighs twenty kilobytes. A test holds the two together.
 */
export function eligibilityOf(value: unknown): Eligibility | null {
  if (!isRecord(value)) return null;
  const { citycode, city, status, fibreShare, plannedQuarter, box5g, copper, source } = value;
  const isAnswer =
    typeof citycode === 'string' &&
    typeof city === 'string' &&
    STATUSES.has(status) &&
    (fibreShare === null ||
      (typeof fibreShare === 'number' && fibreShare >= 0 && fibreShare <= 1)) &&
    (plannedQuarter === null || isText(plannedQuarter, QUARTER)) &&
    typeof box5g === 'boolean' &&
    (copper === null ||
      (isRecord(copper) &&
        isText(copper['commercial'], DAY) &&
        isText(copper['technical'], DAY))) &&
    isRecord(source) &&
    (source['kind'] === 'sample' ||
      (source['kind'] === 'regulator' &&
        typeof source['label'] === 'string' &&
        isText(source['importedOn'], DAY)));
  return isAnswer ? (value as Eligibility) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && pattern.test(value);
}
