import { expect, test } from 'vitest';
import { formatDuration } from './duration.ts';

test.each([
  [12, false, '12\u00a0mois'],
  [12, true, '1\u00a0an'],
  [24, true, '2\u00a0ans'],
  [18, true, '18\u00a0mois'],
  [1, true, '1\u00a0mois'],
  [0, true, '0\u00a0mois'],
])('%i months (years wanted: %s) read %s', (months, inYears, text) => {
  expect(formatDuration(months, { inYears })).toBe(text);
});
