import type { Point } from '@vitrine/geo/distance';

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
