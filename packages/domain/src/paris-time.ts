/** '2026-12-24' and '18:30'. */
export type ParisClock = { readonly day: string; readonly time: string };

const HOUR_MS = 60 * 60_000;

/** The day and the time that a clock shows in Paris. */
export function parisClock(now: Date): ParisClock {
  const shown = shownInParis(now).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** What a calendar and a clock show in Paris at an instant, as if they were UTC's: to count days there. */
export function shownInParis(instant: Date): Date {
  return new Date(instant.getTime() + offsetHours(instant) * HOUR_MS);
}

/** When they show it: the first time of an hour that is there twice, an hour later where there is none. */
export function instantInParis(shown: Date): Date {
  const inSummer = new Date(shown.getTime() - 2 * HOUR_MS);
  return new Date(shown.getTime() - offsetHours(inSummer) * HOUR_MS);
}

/**
 * Summer time goes from the last Sunday of March to the last of October, at 1:00 UTC (directive
 * 2000/84/EC). By hand: a browser's first use of `Intl` costs a phone more than 0.1 s. A test compares.
 */
function offsetHours(now: Date): 1 | 2 {
  const year = now.getUTCFullYear();
  const isSummer = now >= lastSunday(year, 2) && now < lastSunday(year, 9);
  return isSummer ? 2 : 1;
}

/** Of a month of 31 days, at 1:00 UTC. */
function lastSunday(year: number, month: number): Date {
  const lastDay = new Date(Date.UTC(year, month, 31, 1));
  lastDay.setUTCDate(31 - lastDay.getUTCDay());
  return lastDay;
}
