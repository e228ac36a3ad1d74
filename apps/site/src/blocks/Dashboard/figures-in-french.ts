import type { Vital } from '@vitrine/domain/audience/web-vitals';

const whole = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });

/** 12 345, with the one space that our typeface has. */
export function count(value: number): string {
  return whole.format(value).replaceAll('\u202f', '\u00a0');
}

export function percent(share: number, digits = 0): string {
  return `${(100 * share).toFixed(digits).replace('.', ',')}\u00a0%`;
}

export function vitalValue(vital: Vital, value: number): string {
  if (vital === 'CLS') return value.toFixed(2).replace('.', ',');
  if (vital === 'LCP') return `${(value / 1_000).toFixed(1).replace('.', ',')}\u00a0s`;
  return `${count(value)}\u00a0ms`;
}

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: 'UTC' });
const longDay = format({ dateStyle: 'long' });
const longMonth = format({ month: 'long', year: 'numeric' });
const shortDay = format({ day: 'numeric', month: 'short' });
const shortMonth = format({ month: 'short', year: '2-digit' });

/** 15 novembre 2026, or novembre 2026 for a month; `short`: 15 nov., or nov. 26. */
export function dateOf(period: string, length: 'long' | 'short' = 'long'): string {
  const isMonth = period.length === 'YYYY-MM'.length;
  const [day, month] = length === 'long' ? [longDay, longMonth] : [shortDay, shortMonth];
  return (isMonth ? month : day).format(new Date(isMonth ? `${period}-01` : period));
}
