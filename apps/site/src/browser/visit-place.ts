import { isPlace, type Place } from '@vitrine/geo/place';
import { readSession, writeSession } from './session.ts';

/** The place a visitor gave, asked once and kept for the visit, in the visitor's browser alone. */
const KEY = 'vitrine-place';

export function readPlace(): Place | null {
  const kept = readSession(KEY);
  if (kept === null) return null;
  try {
    const place: unknown = JSON.parse(kept);
    return isPlace(place) ? place : null;
  } catch {
    return null;
  }
}

export function keepPlace(place: Place): void {
  writeSession(KEY, JSON.stringify(place));
}
