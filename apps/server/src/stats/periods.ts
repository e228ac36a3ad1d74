import { PERIODS, type PeriodName, type ShownPeriod } from '@vitrine/domain/audience/figures';
import { daysBefore, daysFrom, monthOf, monthsBefore } from '@vitrine/domain/audience/paris-day';

export const DEFAULT_PERIOD: PeriodName = '30j';

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
