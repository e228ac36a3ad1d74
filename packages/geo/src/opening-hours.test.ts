import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parisClock } from '@vitrine/domain/paris-time';
import { formatOpenState, formatSpans, type OpeningHours, openStateAt } from './opening-hours.ts';
import { easterSunday, isPublicHoliday } from '@vitrine/domain/public-holidays';

const day = [{ opens: '10:00', closes: '19:00' }];
const lunch = [
  { opens: '09:30', closes: '12:30' },
  { opens: '14:00', closes: '18:30' },
];
const shop: OpeningHours = { hours: [[], day, day, day, lunch, day, []], department: '42' };
const texts = {
  open: 'Ouvert jusqu’à <time>',
  closed: 'Fermé',
  holiday: 'Fermé (jour férié)',
  opens: '<closed>, ouvre à <time>',
  opensTomorrow: '<closed>, ouvre demain à <time>',
  opensOnDay: '<closed>, ouvre <day> à <time>',
};
const said = (instant: string, hours = shop) =>
  formatOpenState(openStateAt(hours, parisClock(new Date(instant))), texts).replaceAll(
    '\u00a0',
    ' ',
  );

describe('opening hours', () => {
  test.each([
    ['2026-11-17T08:59:00Z', 'Fermé, ouvre à 10 h'],
    ['2026-11-17T09:00:00Z', 'Ouvert jusqu’à 19 h'],
    ['2026-11-17T17:59:00Z', 'Ouvert jusqu’à 19 h'],
    ['2026-11-17T18:00:00Z', 'Fermé, ouvre demain à 10 h'],
    ['2026-11-20T12:00:00Z', 'Fermé, ouvre à 14 h'],
    ['2026-11-21T19:00:00Z', 'Fermé, ouvre mardi à 10 h'],
  ])('at %s: %s', (instant, text) => {
    expect(said(instant)).toBe(text);
  });

  test('follow the clock of Paris in summer and in winter', () => {
    expect(said('2026-07-01T08:00:00Z')).toBe('Ouvert jusqu’à 19 h');
    expect(said('2026-12-02T08:00:00Z')).toBe('Fermé, ouvre à 10 h');
  });

  test('on the nights when the clock changes, the day and hour stay those of Paris', () => {
    expect(parisClock(new Date('2026-03-29T00:59:00Z'))).toEqual({
      day: '2026-03-29',
      time: '01:59',
    });
    expect(parisClock(new Date('2026-03-29T01:00:00Z'))).toEqual({
      day: '2026-03-29',
      time: '03:00',
    });
    expect(parisClock(new Date('2026-10-25T01:00:00Z'))).toEqual({
      day: '2026-10-25',
      time: '02:00',
    });
    expect(parisClock(new Date('2026-12-31T23:00:00Z'))).toEqual({
      day: '2027-01-01',
      time: '00:00',
    });
  });

  test('a public holiday closes the shop and says why', () => {
    expect(said('2026-11-11T10:00:00Z')).toBe('Fermé (jour férié), ouvre demain à 10 h');
  });

  test('an announced exception wins over the week and over the holiday', () => {
    const open = { ...shop, exceptions: [{ date: '2026-11-11', hours: day }] };
    expect(said('2026-11-11T10:00:00Z', open)).toBe('Ouvert jusqu’à 19 h');
    const shut = { ...shop, exceptions: [{ date: '2026-11-17', hours: [] }] };
    expect(said('2026-11-17T10:00:00Z', shut)).toBe('Fermé, ouvre demain à 10 h');
  });

  test('a shop that never opens promises nothing', () => {
    expect(said('2026-11-17T10:00:00Z', { ...shop, hours: [[], [], [], [], [], [], []] })).toBe(
      'Fermé',
    );
  });

  test('spans read as a timetable', () => {
    expect(formatSpans(lunch, texts.closed).replaceAll('\u00a0', ' ')).toBe(
      '9 h 30 – 12 h 30, 14 h – 18 h 30',
    );
    expect(formatSpans([], texts.closed)).toBe('Fermé');
  });
});

describe('public holidays', () => {
  test('follow Easter', () => {
    expect([2025, 2026, 2027, 2038].map(easterSunday)).toEqual([
      '2025-04-20',
      '2026-04-05',
      '2027-03-28',
      '2038-04-25',
    ]);
    const movable = ['2026-04-06', '2026-05-14', '2026-05-25'];
    expect(movable.every((date) => isPublicHoliday(date))).toBe(true);
  });

  test('are two more in Alsace and Moselle', () => {
    for (const date of ['2026-04-03', '2026-12-26']) {
      expect(isPublicHoliday(date)).toBe(false);
      expect(isPublicHoliday(date, '42')).toBe(false);
      expect(isPublicHoliday(date, '67')).toBe(true);
    }
  });

  test('are eleven a year, or fewer when two fall together', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1950, max: 2150 }), (year) => {
        const days = Array.from({ length: 366 }, (_, index) =>
          new Date(Date.UTC(year, 0, 1 + index)).toISOString().slice(0, 10),
        ).filter((date) => date.startsWith(String(year)));
        const count = days.filter((date) => isPublicHoliday(date)).length;
        expect(count).toBeGreaterThanOrEqual(10);
        expect(count).toBeLessThanOrEqual(11);
      }),
      { numRuns: 40 },
    );
  });
});
