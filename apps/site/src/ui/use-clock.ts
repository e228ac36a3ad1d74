import { useSyncExternalStore } from 'react';

const TICK_MS = 20_000;
/** Once the page has settled: hydrating shows what the server sent, and nothing else. */
const FIRST_TICK_MS = 250;
const listeners = new Set<() => void>();
let now: Date | null = null;
let first: ReturnType<typeof setTimeout> | undefined;
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = new Date();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    first = setTimeout(tick, FIRST_TICK_MS);
    timer = setInterval(tick, TICK_MS);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(first);
    clearInterval(timer);
    now = null;
  };
}

/**
 * What the visitor's clock says, as it goes on; null on the server and until the page is alive, since a
 * page is built long before it is read. `read` gives a value that can be compared (a minute), so that
 * a render follows only a change.
 */
export function useClock<T extends string | number>(read: (now: Date) => T): T | null {
  return useSyncExternalStore(
    subscribe,
    () => now && read(now),
    () => null,
  );
}
