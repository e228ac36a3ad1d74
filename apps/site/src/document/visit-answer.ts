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

const listeners = new Set<() => void>();
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
  tellAll();
  // Wakes what waits for it (`client:wanted="key"`).
  dispatchEvent(new Event('kept'));
}

/** The visit's answer on the server, and while hydrating: a page is the same for everyone until then. */
export const noVisitAnswer = (): null => null;

/** For `useSyncExternalStore`. Returns how to stop. */
export function onVisitAnswer(listener: () => void): () => void {
  // A page that comes back from the history may be behind the visit.
  if (listeners.size === 0) addEventListener('pageshow', tellAll);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('pageshow', tellAll);
  };
}

function tellAll(): void {
  for (const listener of listeners) listener();
}

function parse(text: string): VisitAnswer | null {
  try {
    const { place, eligibility } = JSON.parse(text) as Record<string, unknown>;
    const answer = eligibilityOf(eligibility);
    return answer && isPlace(place) ? { place, eligibility: answer } : null;
  } catch {
    return null;
  }
}
