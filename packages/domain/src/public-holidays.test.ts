import { expect, test } from 'vitest';
import { addDays, easterSunday, hasOwnHolidays, isPublicHoliday } from './public-holidays.ts';

test.each([
  [1954, '1954-04-18'],
  [1981, '1981-04-19'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2029, '2029-04-01'],
  [2030, '2030-04-21'],
  [2031, '2031-04-13'],
  [2032, '2032-03-28'],
  [2033, '2033-04-17'],
  [2034, '2034-04-09'],
  [2035, '2035-03-25'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
])('Easter of %i is on %s', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

test('a year has its eleven holidays, and no other', () => {
  const days = Array.from({ length: 365 }, (_, index) => addDays('2027-01-01', index));
  expect(days.filter((day) => isPublicHoliday(day))).toEqual([
    '2027-01-01',
    '2027-03-29',
    '2027-05-01',
    '2027-05-06',
    '2027-05-08',
    '2027-05-17',
    '2027-07-14',
    '2027-08-15',
    '2027-11-01',
    '2027-11-11',
    '2027-12-25',
  ]);
  const own = (department: string) =>
    days.filter((day) => isPublicHoliday(day, department) && !isPublicHoliday(day));
  for (const department of ['57', '67', '68'])
    expect(own(department)).toEqual(['2027-03-26', '2027-12-26']);
  expect(own('69')).toEqual([]);
  expect(['57', '69'].map(hasOwnHolidays)).toEqual([true, false]);
});
