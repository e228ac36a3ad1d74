import { parisClock } from '../paris-time.ts';
import { addDays } from '../public-holidays.ts';

/** The day it is in France at an instant, as 2026-11-15: days on the dashboard are the operator's. */
export function parisDay(at: Date): string {
  const quarter = Math.floor(at.getTime() / QUARTER_MS);
  if (quarter !== known.quarter) known = { quarter, day: parisClock(at).day };
  return known.day;
}

/** No day begins within a quarter of an hour: one look-up serves all the events of one. */
const QUARTER_MS = 15 * 60_000;
let known = { quarter: Number.NaN, day: '' };

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** `count` days before a day (after it when negative). */
export function daysBefore(day: string, count: number): string {
  return addDays(day, -count);
}

/** Every day from the first to the last, both included. */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = daysBefore(day, -1)) days.push(day);
  return days;
}

/** `count` months before a month (2026-11). */
export function monthsBefore(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 - count, 1)).toISOString().slice(0, 7);
}

/** The Monday of a day's week. */
export function weekOf(day: string): string {
  return daysBefore(day, (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7);
}

export type Span = { readonly grain: 'day' | 'week' | 'month'; readonly period: string };

/** The fewest whole months, weeks and days that make up the days from the first to the last. */
export function spansOf(first: string, last: string): Span[] {
  const spans: Span[] = [];
  let day = first;
  while (day <= last) {
    const monthEnd = daysBefore(`${monthsBefore(monthOf(day), -1)}-01`, 1);
    const weekEnd = daysBefore(day, -6);
    if (day.endsWith('-01') && monthEnd <= last) {
      spans.push({ grain: 'month', period: monthOf(day) });
      day = daysBefore(monthEnd, -1);
    } else if (
      // One across two months would hide the month that follows.
      weekOf(day) === day &&
      weekEnd <= last &&
      monthOf(day) === monthOf(weekEnd)
    ) {
      spans.push({ grain: 'week', period: day });
      day = daysBefore(weekEnd, -1);
    } else {
      spans.push({ grain: 'day', period: day });
      day = daysBefore(day, -1);
    }
  }
  return spans;
}
