import { daysBefore, daysFrom, monthOf, monthsBefore } from '@vitrine/domain/audience/paris-day';
import type { Period } from '../store/audience.ts';

/** What the dashboard can show, by its name in the address. */
export const PERIODS = {
  '7j': { label: '7 jours', days: 7 },
  '30j': { label: '30 jours', days: 30 },
  '90j': { label: '90 jours', days: 90 },
  '12m': { label: '12 mois', months: 12 },
} as const;
export type PeriodName = keyof typeof PERIODS;
export const DEFAULT_PERIOD: PeriodName = '30j';

export type ShownPeriod = {
  name: PeriodName;
  now: Period;
  /** As long, just before. */
  before: Period;
  /** Every day or month of it, whether or not anything happened. */
  steps: string[];
};

export function isPeriodName(name: unknown): name is PeriodName {
  return typeof name === 'string' && Object.hasOwn(PERIODS, name);
}

/** Up to today, which is not over. */
export function periodNamed(name: PeriodName, today: string): ShownPeriod {
  const wanted = PERIODS[name];
  if ('days' in wanted) {
    const from = daysBefore(today, wanted.days - 1);
    return {
      name,
      now: { grain: 'day', from, to: today },
      before: { grain: 'day', from: daysBefore(from, wanted.days), to: daysBefore(from, 1) },
      steps: daysFrom(from, today),
    };
  }
  const month = monthOf(today);
  const from = monthsBefore(month, wanted.months - 1);
  return {
    name,
    now: { grain: 'month', from, to: month },
    before: {
      grain: 'month',
      from: monthsBefore(from, wanted.months),
      to: monthsBefore(from, 1),
    },
    steps: Array.from({ length: wanted.months }, (_, index) => monthsBefore(from, -index)),
  };
}
