import { instantInParis, shownInParis } from '../paris-time.ts';
import { isPublicHoliday } from '../public-holidays.ts';
import type { FormCode } from './form-codes.ts';
import type { DeclaredAnswer } from './answers.ts';

/** How far a request has come, for those who sent it and those who answer it. */
export const REQUEST_STATES = [
  'received',
  'confirmed',
  'in-progress',
  'answered',
  'closed',
  'cancelled',
  'done',
  /** Of a contest: its winner was told, and has a while to confirm; the prize went to a substitute. */
  'told',
  'lapsed',
] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** States that those who answer may give it; the others are its sender's to give. */
export function statesOf(code: FormCode): readonly RequestState[] {
  return code === 'account-deletion'
    ? ['in-progress', 'done', 'closed']
    : ['received', 'in-progress', 'answered', 'closed'];
}

const OPEN: ReadonlySet<RequestState> = new Set(['received', 'confirmed', 'in-progress', 'told']);

/** Something is still to be done about it, and its sender may still take it back. */
export function isOpen(state: RequestState): boolean {
  return OPEN.has(state);
}

/** One step of a request's life after it was received. */
export type RequestStep = {
  readonly at: string;
  readonly state: RequestState;
  readonly answer: string | null;
};

/** A link that confirms a deletion is good for so long after it was sent. */
export const CONFIRMATION_HOURS = 48;
/** What the page promises: « Effacé sous 30 jours », from the confirmation. */
const DELETION_DAYS = 30;
/**
 * What the policy on contents promises: « Contenu manifestement illicite, dont ce qui met des mineurs en danger
 * ou appelle à la haine ou à la violence : décision sous 24 heures ouvrées », and « Autres signalements :
 * décision sous 7 jours ».
 */
export const URGENT_ABUSES = ['mineurs', 'haine'] as const;
const URGENT_WORKING_DAYS = 1;
const ABUSE_DAYS = 7;
/** What receipts and pages promise: « sous deux jours ouvrés », « vous appelle sous cinq jours ouvrés ». */
const WORKING_DAYS: Readonly<Partial<Record<FormCode, number>>> = { contact: 2, syndic: 5 };

/** What every contest's rules promise: drawn within so long of closing, its winners told of it, their answer awaited. */
const DRAW_DAYS = 15;
const TELL_DAYS = 7;
export const CLAIM_DAYS = 15;

/** Days are those of Paris, in whose time every deadline is told: at the same hour there, whatever the season. */
const daysAfter = (days: number) => (instant: string) => {
  const date = shownInParis(new Date(instant));
  addDays(date, days);
  return instantInParis(date).toISOString();
};
/** By when a contest that closed is drawn. */
export const drawDeadline = daysAfter(DRAW_DAYS);
/** By when the winners of a draw are told. */
export const tellDeadline = daysAfter(TELL_DAYS);
/** By when a winner who was told has to answer. */
export const claimDeadline = daysAfter(CLAIM_DAYS);

/** A request as it is kept: what it is, since when, and what was answered. */
type DatedRequest = {
  readonly kind: FormCode;
  readonly receivedAt: string;
  readonly payload: unknown;
};

/** The instant by which the law or our own word wants it done; null where neither names one. */
export function answerDeadline(
  { kind, receivedAt, payload }: DatedRequest,
  steps: readonly RequestStep[] = [],
): string | null {
  const confirmed = steps.find(({ state }) => state === 'confirmed');
  const date = shownInParis(new Date(confirmed?.at ?? receivedAt));
  const workingDays = isUrgent(kind, payload) ? URGENT_WORKING_DAYS : WORKING_DAYS[kind];
  if (workingDays !== undefined) addWorkingDays(date, workingDays);
  else if (kind === 'abuse') addDays(date, ABUSE_DAYS);
  else if (kind === 'rgpd') addMonth(date);
  else if (kind === 'account-deletion' && confirmed) addDays(date, DELETION_DAYS);
  else return null;
  return instantInParis(date).toISOString();
}

function isUrgent(form: FormCode, payload: unknown): boolean {
  const { kind } = (payload ?? {}) as { readonly kind?: unknown };
  return form === 'abuse' && URGENT_ABUSES.some((urgent) => urgent === kind);
}

function addDays(date: Date, count: number): void {
  date.setUTCDate(date.getUTCDate() + count);
}

/** Days on which people work: not Saturday, Sunday or a public holiday, in France. */
function addWorkingDays(date: Date, count: number): void {
  for (let left = count; left > 0;) {
    addDays(date, 1);
    const weekday = date.getUTCDay();
    const isHoliday = isPublicHoliday(date.toISOString().slice(0, 10));
    if (weekday !== 0 && weekday !== 6 && !isHoliday) left -= 1;
  }
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
  return deadline !== null && isOpen(state) && Date.parse(deadline) < now.getTime();
}

export type ContestOutcomeKind =
  | 'waiting'
  | 'winner'
  | 'told'
  | 'accepted'
  | 'lapsed'
  | 'substitute'
  | 'not-drawn';

export type ContestOutcome = {
  readonly kind: ContestOutcomeKind;
  /** By when a winner is told, or answers. */
  readonly until: string | null;
};

/** Everything its sender may know about a request. */
export type FollowedRequest = {
  readonly reference: string;
  readonly form: FormCode;
  /** What a contest is called, or was when someone last entered it. */
  readonly contestName?: string;
  readonly receivedAt: string;
  readonly state: RequestState;
  /** Newest last. */
  readonly answers: readonly { readonly at: string; readonly text: string }[];
  readonly deadline: string | null;
  readonly declared: readonly DeclaredAnswer[];
  readonly outcome: ContestOutcome | null;
  /** What was won, in words. */
  readonly prize: string | null;
  /** For a deletion that waits for its sender's word: until when a link that was sent is good. */
  readonly confirmation: Confirmation | null;
  /** What its sender can do about it now. */
  readonly steps: readonly SenderStep[];
};

export type Confirmation =
  | { readonly kind: 'sent'; readonly until: string }
  | { readonly kind: 'over' | 'by-adviser' };

/** `confirm` only with the link that was sent: whoever opens it reads that mailbox. */
export const SENDER_STEPS = ['confirm', 'cancel', 'resend', 'open', 'accept'] as const;
export type SenderStep = (typeof SENDER_STEPS)[number];

/** What the page says above its questions. The same for a wrong reference and a wrong address. */
export const FOLLOW_UP_NOTICES = [
  'not-found',
  'link-over',
  'too-many',
  'links-sent',
  'no-mail',
] as const;
export type FollowUpNotice = (typeof FOLLOW_UP_NOTICES)[number];

/** What was typed on the follow-up page: given back when it finds nothing. */
export type FollowUpAnswers = Readonly<Record<'reference' | 'known' | 'email', string>>;

export const NO_FOLLOW_UP_ANSWERS: FollowUpAnswers = { reference: '', known: '', email: '' };

/** What the follow-up page shows: the question, a single-use link, or the request. */
export type FollowUpState =
  | {
      readonly kind: 'question';
      readonly typed: FollowUpAnswers;
      readonly notice: FollowUpNotice | null;
    }
  | {
      readonly kind: 'link';
      readonly token: string;
      readonly reference: string;
      readonly until: string;
      /** What the link may do; opening it does nothing yet, whoever follows links in e-mails. */
      readonly steps: readonly SenderStep[];
    }
  | { readonly kind: 'found'; readonly token: string; readonly request: FollowedRequest };

/** Where a request is followed. */
export const FOLLOW_UP_PATH = '/api/follow-up';
/** Where a single-use link leads, and what it does when its button is pressed. */
export const FOLLOW_UP_LINK_PATH = `${FOLLOW_UP_PATH}/link`;
/** Where its sender acts on a request that is open on the page. */
export const FOLLOW_UP_STEP_PATH = `${FOLLOW_UP_PATH}/step`;
/** Where links to all requests of a mailbox are asked for. */
export const FOLLOW_UP_MAIL_PATH = `${FOLLOW_UP_PATH}/mail`;

export function contestOutcome(
  reference: string,
  result: {
    readonly drawnAt: string;
    readonly winners: readonly string[];
    readonly substitutes: readonly string[];
  } | null,
  steps: readonly RequestStep[] = [],
): ContestOutcome {
  const was = (state: RequestState) => steps.find((step) => step.state === state);
  const outcome = (kind: ContestOutcomeKind, until: string | null = null) => ({ kind, until });
  if (!result) return outcome('waiting');
  if (was('lapsed')) return outcome('lapsed');
  if (was('confirmed')) return outcome('accepted');
  const told = was('told');
  if (told) return outcome('told', claimDeadline(told.at));
  if (result.winners.includes(reference)) return outcome('winner', tellDeadline(result.drawnAt));
  return outcome(result.substitutes.includes(reference) ? 'substitute' : 'not-drawn');
}
