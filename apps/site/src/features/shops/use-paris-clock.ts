import { parisClock, type ParisClock } from '@vitrine/domain/paris-time';
import { useEffect, useMemo, useState } from 'react';

const MINUTE_MS = 60_000;
const TICK_MS = 20_000;
/** Once the page has settled: hydrating shows what the server sent, and nothing else. */
const FIRST_TICK_MS = 250;

/**
 * What time it is by the visitor's clock, as it goes on, a minute at a time; null on the server and until the
 * page is alive, since a page is built long before it is read.
 */
export function useParisClock(): ParisClock | null {
  const [minute, setMinute] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setMinute(Math.floor(Date.now() / MINUTE_MS));
    const first = setTimeout(tick, FIRST_TICK_MS);
    const timer = setInterval(tick, TICK_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  return useMemo(
    () => (minute === null ? null : parisClock(new Date(minute * MINUTE_MS))),
    [minute],
  );
}
