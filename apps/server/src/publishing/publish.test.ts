import { expect, test } from 'vitest';
import { RefusedReleaseError } from './publish.ts';

test.each([
  [20, undefined],
  [21, '  et 1 autre'],
  [25, '  et 5 autres'],
])('of %d problems an editor is told the first twenty, and how many there are', (count, last) => {
  const problems = Array.from({ length: count }, (_, index) => `content/a.json:${index + 1}: non`);
  const [said, ...lines] = new RefusedReleaseError(problems).message.split('\n');
  expect(said).toBe('La nouvelle publication est refusée\u00a0; celle qui est en ligne reste.');
  expect(lines[19]).toBe('  content/a.json:20: non');
  expect(lines[20]).toBe(last);
});
