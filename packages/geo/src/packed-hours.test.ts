import { expect, test } from 'vitest';
import { packHours, unpackHours } from './packed-hours.ts';

test('a week comes back as it was packed', () => {
  const day = [{ opens: '10:00', closes: '19:00' }];
  const lunch = [
    { opens: '09:30', closes: '12:30' },
    { opens: '14:00', closes: '18:30' },
  ];
  const hours = [[], day, day, lunch, lunch, day, []];
  const exceptions = [
    { date: '2026-12-13', hours: day },
    { date: '2026-12-14', hours: [] },
  ];
  expect(unpackHours(packHours({ citycode: '67482', hours, exceptions }))).toEqual({
    department: '67',
    hours,
    exceptions,
  });
  expect(unpackHours(packHours({ citycode: '97411', hours })).exceptions).toEqual([]);
});

test('a department is named only where it has holidays of its own', () => {
  expect(packHours({ citycode: '57463', hours: [] })).toBe('57//');
  expect(packHours({ citycode: '75056', hours: [] })).toBe('//');
});
