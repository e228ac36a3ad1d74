import { expect, test } from 'vitest';
import { countdownTo } from './countdown.ts';

const target = new Date('2027-01-30T19:00:00Z');

test.each([
  ['2027-01-28T17:58:57Z', { days: 2, hours: 1, minutes: 1, seconds: 3 }],
  ['2027-01-30T18:59:59.500Z', { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  ['2027-01-30T19:00:00Z', null],
  ['2028-01-01T00:00:00Z', null],
])('at %s', (now, left) => {
  expect(countdownTo(target, new Date(now))).toEqual(left);
});

test('a date that is none has come', () => {
  expect(countdownTo(new Date('soon'), new Date())).toBeNull();
});
