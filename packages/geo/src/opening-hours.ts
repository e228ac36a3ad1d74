import type { OpeningTexts } from '@vitrine/domain/content/places';
import { formatDay } from '@vitrine/domain/french';
import { type ParisClock } from '@vitrine/domain/paris-time';
import { sentenceWith } from '@vitrine/domain/sentence';
import { addDays, isPublicHoliday } from '@vitrine/domain/public-holidays';

/** '09:30' to '19:00', on the shop's clock. */
export type Span = { readonly opens: string; readonly closes: string };

export type OpeningHours = {
  /** Seven days, Monday first; an empty day is closed. */
  readonly hours: readonly (readonly Span[])[];
  /** Days that differ: an empty list is a closed day. They win over public holidays. */
  readonly exceptions?: readonly { readonly date: string; readonly hours: readonly Span[] }[];
  readonly department: string;
};

export type OpenState =
  | { readonly open: true; readonly closes: string }
  | {
      readonly open: false;
      /** The next opening within two weeks, if there is one. */
      readonly next: {
        readonly day: string;
        readonly opens: string;
        readonly inDays: number;
      } | null;
      readonly holiday: boolean;
    };

const DAYS_LOOKED_AHEAD = 14;

/** Whether a shop is open when Paris shows this time, and until or from when: all seasons. */
export function openStateAt(shop: OpeningHours, { day, time }: ParisClock): OpenState {
  const current = spansOn(shop, day).find(({ opens, closes }) => opens <= time && time < closes);
  if (current) return { open: true, closes: current.closes };
  const holiday = spansOn(shop, day).length === 0 && isPublicHoliday(day, shop.department);
  for (let inDays = 0; inDays <= DAYS_LOOKED_AHEAD; inDays += 1) {
    const date = addDays(day, inDays);
    const next = spansOn(shop, date).find(({ opens }) => inDays > 0 || opens > time);
    if (next) return { open: false, next: { day: date, opens: next.opens, inDays }, holiday };
  }
  return { open: false, next: null, holiday };
}

export function spansOn(shop: OpeningHours, day: string): readonly Span[] {
  const exception = shop.exceptions?.find(({ date }) => date === day);
  if (exception) return exception.hours;
  if (isPublicHoliday(day, shop.department)) return [];
  return shop.hours[weekdayOf(day)] ?? [];
}

/** 0 is Monday. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

export const WEEKDAYS = [
  'lundi',
  'mardi',
  'mercredi',
  'jeudi',
  'vendredi',
  'samedi',
  'dimanche',
] as const;

/** '9 h 30', '19 h'. */
export function formatTime(time: string): string {
  const [hours, minutes] = time.split(':');
  return minutes === '00' ? `${Number(hours)}\u00a0h` : `${Number(hours)}\u00a0h\u00a0${minutes}`;
}

/** `closed` is what is said of a day without any. */
export function formatSpans(spans: readonly Span[], closed: string): string {
  return spans.length === 0
    ? closed
    : spans.map(({ opens, closes }) => `${formatTime(opens)} – ${formatTime(closes)}`).join(', ');
}

/** 'Ouvert jusqu’à 19 h', 'Fermé, ouvre demain à 9 h 30'. */
export function formatOpenState(state: OpenState, texts: OpeningTexts): string {
  if (state.open) return sentenceWith(texts.open, { time: formatTime(state.closes) });
  const closed = state.holiday ? texts.holiday : texts.closed;
  if (state.next === null) return closed;
  const { inDays, day, opens } = state.next;
  const sentence =
    inDays === 0 ? texts.opens : inDays === 1 ? texts.opensTomorrow : texts.opensOnDay;
  return sentenceWith(sentence, {
    closed,
    time: formatTime(opens),
    day: (inDays < 7 && WEEKDAYS[weekdayOf(day)]) || formatDay(day),
  });
}
