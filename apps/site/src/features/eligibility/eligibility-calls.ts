import { type EligibilityOutcome, eligibilityOf } from '@vitrine/geo/eligibility-outcome';
import { choiceOf, NAMESAKES_AT_MOST, type Place } from '@vitrine/geo/place';
import { findPlaces } from '#document/find-places.ts';

const TIMEOUT_MS = 5_000;

/** The answer for one place, asked for by its code. */
export async function answerFor(
  place: Place,
  { others = [], isGuess = false }: { others?: readonly Place[]; isGuess?: boolean } = {},
): Promise<EligibilityOutcome> {
  try {
    const response = await fetch(
      `/api/eligibility?${new URLSearchParams({ citycode: place.citycode })}`,
      {
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
    );
    const eligibility = response.ok ? eligibilityOf(await response.json()) : null;
    return eligibility
      ? { kind: 'answer', place, eligibility, others, isGuess }
      : { kind: 'service-down' };
  } catch {
    return { kind: 'service-down' };
  }
}

/** The same for a text sent without a choice: several places of that name are a question. */
export async function answerForText(text: string): Promise<EligibilityOutcome> {
  try {
    const choice = choiceOf(text, await findPlaces(text, { limit: NAMESAKES_AT_MOST }));
    if (choice.kind === 'none') return { kind: 'not-found' };
    return choice.kind === 'several' ? choice : await answerFor(choice.place, choice);
  } catch {
    return { kind: 'service-down' };
  }
}
