import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { movingSteps } from './moving.ts';
import { addDays } from '@vitrine/domain/public-holidays';

const RETURN_DAYS = 30;

describe('moving dates', () => {
  test('without a socket the line is asked for six weeks ahead and a technician comes', () => {
    const steps = movingSteps(
      { movingDay: '2027-03-01', socket: false, keepsBox: true },
      '2026-11-15',
      RETURN_DAYS,
    );
    expect(steps.map(({ key, day }) => `${day} ${key}`)).toEqual([
      '2027-01-15 ask',
      '2027-02-26 technician',
      '2027-02-28 pack',
      '2027-03-01 move',
      '2027-03-01 connect',
      '2027-03-01 close',
    ]);
  });

  test('the old line closes when the keys are given back, the equipment follows', () => {
    const steps = movingSteps(
      { movingDay: '2027-03-01', keysDay: '2027-03-10', socket: true, keepsBox: false },
      '2026-11-15',
      RETURN_DAYS,
    );
    expect(steps.find(({ key }) => key === 'close')?.day).toBe('2027-03-10');
    expect(steps.find(({ key }) => key === 'return')?.day).toBe('2027-04-09');
    expect(steps.some(({ key }) => key === 'technician')).toBe(false);
  });

  test('what should already be done is for today, and says that it is late', () => {
    const [first] = movingSteps(
      { movingDay: '2026-11-20', socket: false, keepsBox: true },
      '2026-11-15',
      RETURN_DAYS,
    );
    expect(first).toEqual({ key: 'ask', day: '2026-11-15', timing: 'late' });
  });

  test('a technician is not promised for the day on which one asks, nor the line that waits for it', () => {
    const open = (movingDay: string, socket: boolean | null) =>
      movingSteps({ movingDay, socket, keepsBox: true }, '2026-11-15', RETURN_DAYS)
        .filter(({ timing }) => timing === 'open')
        .map(({ key }) => key);
    expect(open('2026-11-18', false)).toEqual(['technician', 'connect']);
    expect(open('2026-11-18', null)).toEqual(['technician', 'connect']);
    expect(open('2026-11-18', true)).toEqual([]);
    expect(open('2026-11-19', false)).toEqual([]);
  });

  test('no step is in the past, and they come in order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: -30, max: 60 }),
        fc.constantFrom(true, false, null),
        fc.boolean(),
        (ahead, keysAfter, socket, keepsBox) => {
          const today = '2026-11-15';
          const movingDay = addDays(today, ahead);
          const keysDay = addDays(movingDay, keysAfter);
          const days = movingSteps(
            { movingDay, keysDay, socket, keepsBox },
            today,
            RETURN_DAYS,
          ).map(({ day }) => day);
          expect(days.every((day) => day >= today)).toBe(true);
          expect(days).toEqual([...days].sort());
        },
      ),
    );
  });
});
