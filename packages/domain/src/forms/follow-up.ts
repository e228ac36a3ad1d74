import type { FormCode } from './form-codes.ts';
import type { DeclaredAnswer } from './form.ts';

/** How far a request has come, for those who sent it and those who answer it. */
export const REQUEST_STATES = ['received', 'in-progress', 'answered', 'closed'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export const STATE_LABELS: Readonly<Record<RequestState, string>> = {
  received: 'Reçue',
  'in-progress': 'En cours',
  answered: 'Répondue',
  closed: 'Clôturée',
};

/** What the policy on contents promises: « Autres signalements : décision sous 7 jours ». */
const ABUSE_DAYS = 7;

/** The instant by which the law or our own word wants an answer; null where neither names one. */
export function answerDeadline(code: FormCode, receivedAt: string): string | null {
  const date = new Date(receivedAt);
  if (code === 'abuse') date.setUTCDate(date.getUTCDate() + ABUSE_DAYS);
  else if (code === 'rgpd') addMonth(date);
  else return null;
  return date.toISOString();
}

/** Article 12 of the regulation counts in months: the same day of the next one, or its last. */
function addMonth(date: Date): void {
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
}

/** Late: its deadline has passed and it was not answered. */
export function isLate(deadline: string | null, state: RequestState, now: Date): boolean {
  const isOpen = state === 'received' || state === 'in-progress';
  return deadline !== null && isOpen && Date.parse(deadline) < now.getTime();
}

export type ContestOutcome = 'waiting' | 'winner' | 'substitute' | 'not-drawn';

/** Everything its sender may know about a request. */
export type FollowedRequest = {
  readonly reference: string;
  readonly form: FormCode;
  readonly receivedAt: string;
  readonly state: RequestState;
  /** Newest last. */
  readonly answers: readonly { readonly at: string; readonly text: string }[];
  readonly deadline: string | null;
  readonly declared: readonly DeclaredAnswer[];
  readonly outcome: ContestOutcome | null;
};

/** What the follow-up page shows: the question, or the answer to it. */
export type FollowUpState =
  | { readonly kind: 'question'; readonly reference: string; readonly sentence: string | null }
  | { readonly kind: 'found'; readonly request: FollowedRequest };

/** Where a request is followed. */
export const FOLLOW_UP_PATH = '/api/follow-up';

/** The same whether the reference or what goes with it is wrong: nobody learns which requests exist. */
export const NOT_FOUND =
  'Nous ne trouvons pas de demande avec cette référence et cette adresse. Vérifiez les deux, puis réessayez.';

export function contestOutcome(
  reference: string,
  result: { readonly winners: readonly string[]; readonly substitutes: readonly string[] } | null,
): ContestOutcome {
  if (!result) return 'waiting';
  if (result.winners.includes(reference)) return 'winner';
  return result.substitutes.includes(reference) ? 'substitute' : 'not-drawn';
}
