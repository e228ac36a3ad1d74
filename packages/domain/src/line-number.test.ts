import { expect, test } from 'vitest';
import { lineNumberOf } from './line-number.ts';

test.each([
  ['0477000000', '0477000000'],
  ['04 77 00 00 00', '0477000000'],
  ['04.77.00-00\u00a000', '0477000000'],
  ['0077000000', null],
  ['047700000', null],
  ['+33477000000', null],
  ['10477000000', null],
  ['04770000001', null],
  ['', null],
])('%j is the line %j', (written, line) => {
  expect(lineNumberOf(written)).toBe(line);
});
