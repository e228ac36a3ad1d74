import { lazily } from './lazily.ts';

export const PARIS = 'Europe/Paris';

/** '2026-12-24' and '18:30'. */
export type ParisClock = { readonly day: string; readonly time: string };

const clockFormat = lazily(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: PARIS,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/** The day and the time that a clock shows in Paris. */
export function parisClock(now: Date): ParisClock {
  const parts = new Map(
    clockFormat()
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}
