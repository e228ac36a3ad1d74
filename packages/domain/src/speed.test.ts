import { expect, test } from 'vitest';
import { formatSpeed, transferTime } from './speed.ts';

test.each([
  [700, '700\u00a0Mbit/s'],
  [999, '999\u00a0Mbit/s'],
  [1000, '1\u00a0Gbit/s'],
  [2500, '2,5\u00a0Gbit/s'],
  [8000, '8\u00a0Gbit/s'],
])('%i Mbit/s reads %s', (speed, text) => {
  expect(formatSpeed(speed)).toBe(text);
});

test.each([
  [5, 8000, '5\u00a0s'],
  [5, 900, '44\u00a0s'],
  [5, 100, '6\u00a0min 40\u00a0s'],
  [30, 4000, '1\u00a0min'],
  [0.1, 8000, '1\u00a0s'],
])('%d GB at %d Mbit/s take %s', (gigabytes, speed, text) => {
  expect(transferTime(gigabytes, speed)).toBe(text);
});
