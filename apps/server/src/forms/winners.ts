import { type PrizeHolder, prizeHolders } from '@vitrine/domain/draw';
import { claimDeadline, REQUEST_STATES, type RequestState } from '@vitrine/domain/forms/follow-up';
import type { ContestCode } from '@vitrine/domain/forms/form-codes';
import type { DrawnResult } from '../store/draws.ts';
import type { Store } from '../store/store.ts';
import type { Submission } from '../store/submissions.ts';

/** A winner may still answer, or be replaced: of two at once, one is too late. Staff may have written meanwhile. */
export const UNANSWERED = REQUEST_STATES.filter(
  (state) => state !== 'confirmed' && state !== 'lapsed',
);

/** One who has a prize now, and how far they have come. */
export type Winner = PrizeHolder & {
  submission: Submission;
  /** Null: not told yet. */
  toldAt: string | null;
  hasConfirmed: boolean;
};

/** Who has the prizes of a draw: substitutes stand in for winners who did not answer or were erased. */
export async function winnersOf(
  code: ContestCode,
  result: DrawnResult,
  store: Pick<Store, 'submissions' | 'followUps'>,
): Promise<Winner[]> {
  const references = [...result.winners, ...result.substitutes];
  const found = await store.submissions.named(code, references);
  const kept = new Map(found.map((submission) => [submission.reference, submission]));
  const steps = await store.followUps.ofAll(references);
  const was = (reference: string, state: RequestState) =>
    steps.get(reference)?.find((step) => step.state === state);
  const isOut = (reference: string) =>
    !kept.has(reference) || was(reference, 'lapsed') !== undefined;
  return prizeHolders(result, isOut).flatMap((holder) => {
    const submission = kept.get(holder.reference);
    if (!submission) return [];
    const toldAt = was(holder.reference, 'told')?.at ?? null;
    return [{ ...holder, submission, toldAt, hasConfirmed: !!was(holder.reference, 'confirmed') }];
  });
}

/** Told so long ago that the prize may go to a substitute. */
export function isOverdue({ toldAt, hasConfirmed }: Winner, now: Date): boolean {
  return toldAt !== null && !hasConfirmed && Date.parse(claimDeadline(toldAt)) < now.getTime();
}
