import type { Place } from '@vitrine/geo/place';
import { useEffect, useRef, useState } from 'react';
import { findPlaces } from '#document/find-places.ts';

/** Someone who types pauses about this long between words. */
const DEBOUNCE_MS = 200;
const LETTERS_AT_LEAST = 2;

/** Places for what is being typed; null until there is an answer to show. */
export function usePlaceSuggestions() {
  const [places, setPlaces] = useState<readonly Place[] | null>(null);
  const [isAsking, setAsking] = useState(false);
  const request = useRef<AbortController | null>(null);
  useEffect(() => () => request.current?.abort(), []);

  /** Stale-response guard: a new text, or none, gives up the question before. */
  function stop(): AbortController {
    request.current?.abort();
    request.current = new AbortController();
    return request.current;
  }

  return {
    places,
    /** An answer is on its way, and there is none to show meanwhile. */
    isAwaited: isAsking && places === null,
    suggest(text: string): void {
      const { signal } = stop();
      if (text.trim().length < LETTERS_AT_LEAST) {
        setPlaces(null);
        setAsking(false);
        return;
      }
      const timer = setTimeout(async () => {
        setAsking(true);
        // Without suggestions typing goes on; sending the form says what is wrong.
        const found = await findPlaces(text, { signal }).catch(() => []);
        if (signal.aborted) return;
        setAsking(false);
        setPlaces(found);
      }, DEBOUNCE_MS);
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    },
    stop: () => {
      stop();
      setAsking(false);
    },
  };
}
