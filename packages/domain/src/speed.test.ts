import { expect, test } from 'vitest';
import { formatSpeed } from './speed.ts';

test.each([
  [700, '700\u00a0Mbit/s'],
  [999, '999\u00a0Mbit/s'],
  [1000, '1\u00a0Gbit/s'],
  [2500, '2,5\u00a0Gbit/s'],
  [8000, '8\u00a0Gbit/s'],
])('%i Mbit/s reads %s', (speed, text) => {
  expect(formatSpeed(speed)).toBe(text);
});
