import type { Point } from '@vitrine/geo/distance';
import { type Place, placesOf } from '@vitrine/geo/place';

/** Why there are no places to choose from. */
export class NoAnswerError extends Error {}

const TIMEOUT_MS = 4_000;
/** As many as a short list shows. */
const SUGGESTIONS = 6;
/** When told to wait without being told how long, and the longest that is worth it. */
const DEFAULT_WAIT_S = 3;
const LONGEST_WAIT_S = 60;

let waitUntil = 0;

/** Places for a text, or NoAnswerError. Told to slow down, it waits as long as asked. */
export async function findPlaces(
  text: string,
  { limit = SUGGESTIONS, signal }: { limit?: number; signal?: AbortSignal } = {},
): Promise<Place[]> {
  if (Date.now() < waitUntil) throw new NoAnswerError('waiting');
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const query = new URLSearchParams({ q: text, limit: String(limit) });
  try {
    const response = await fetch(`/api/geo/search?${query}`, {
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (response.status === 429) {
      const asked = Number(response.headers.get('retry-after')) || DEFAULT_WAIT_S;
      waitUntil = Date.now() + Math.min(asked, LONGEST_WAIT_S) * 1000;
    }
    if (!response.ok) throw new NoAnswerError(String(response.status));
    const answer = (await response.json()) as { features?: unknown } | null;
    // No place found is an answer; anything else than a list of places is none.
    if (!Array.isArray(answer?.features)) throw new NoAnswerError('not a collection');
    return placesOf(answer);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new NoAnswerError('no places', { cause: error });
  }
}

export const HERE_PATH = '/api/geo/here';

/** About where a visitor is, by their network (/api/geo/here): proposed, never followed by itself. */
export type GuessedPlace = Point & {
  /** Its code and its name. */
  readonly department: string;
  readonly name: string;
};

/** Null when nothing is guessed; throws when it is no answer at all. */
export function readGuess(json: unknown): GuessedPlace | null {
  const { place } = json as { place: Partial<GuessedPlace> | null };
  if (place === null) return null;
  const { department, name, latitude, longitude } = place;
  if (!department || !name || typeof latitude !== 'number' || typeof longitude !== 'number')
    throw new TypeError('not a guessed place');
  return { department, name, latitude, longitude };
}
