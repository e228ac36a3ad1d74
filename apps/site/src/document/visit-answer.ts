import { PLACE_KEY } from '@vitrine/domain/storage-keys';
import type { Eligibility } from '@vitrine/geo/eligibility';
import { eligibilityOf } from '@vitrine/geo/eligibility-outcome';
import { isPlace, type Place } from '@vitrine/geo/place';
import { readSession, writeSession } from './session.ts';

/**
 * The place a visitor gave and what was answered: asked once, kept for the visit in the visitor's
 * browser alone, and the same for every island of the page.
 */
export type VisitAnswer = { readonly place: Place; readonly eligibility: Eligibility };

/** The text it was read from, so that every reader gets the same object. */
let known: { text: string | null; answer: VisitAnswer | null } = { text: null, answer: null };

export function visitAnswer(): VisitAnswer | null {
  const text = readSession(PLACE_KEY);
  if (text !== known.text) known = { text, answer: text === null ? null : parse(text) };
  return known.answer;
}

/** Null forgets it. */
export function keepVisitAnswer(answer: VisitAnswer | null): void {
  const kept = answer && { place: answer.place, eligibility: answer.eligibility };
  writeSession(PLACE_KEY, kept && JSON.stringify(kept));
  // Told to those who show it; wakes what waits for it (`client:wanted="key"`).
  dispatchEvent(new Event('kept'));
}

function onChange(listener: () => void): () => void {
  const listening = new AbortController();
  // A page that comes back from the history may be behind the visit.
  for (const moment of ['kept', 'pageshow']) addEventListener(moment, listener, listening);
  return () => listening.abort();
}

/**
 * For `useSyncExternalStore`; none on the server and while hydrating: a page is the same for everyone until
 * then.
 */
export const visitAnswers = [onChange, visitAnswer, () => null] as const;

function parse(text: string): VisitAnswer | null {
  try {
    const { place, eligibility } = JSON.parse(text) as Record<string, unknown>;
    const answer = eligibilityOf(eligibility);
    return answer && isPlace(place) ? { place, eligibility: answer } : null;
  } catch {
    return null;
  }
}
