import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell, csvLine } from './csv.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+33612345678', "'+33612345678"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =cmd|calc', "'  =cmd|calc"],
  ['\t=1', '"\'\t=1"'],
  ['＝1', "'＝1"],
  ['Zoé', 'Zoé'],
  ['a;b', '"a;b"'],
  ['il dit "oui"', '"il dit ""oui"""'],
  [true, 'oui'],
  [undefined, ''],
])('%j is written %s', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test('no text can start a formula or leave its cell', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const cell = csvCell(text);
      const inner = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
      expect(inner.trimStart()).not.toMatch(/^[=+\-@]/);
      expect(inner === text || inner === `'${text}`).toBe(true);
      expect(cell.startsWith('"') || !/[;\r\n]/.test(cell)).toBe(true);
    }),
  );
});

test('a line ends as spreadsheets expect', () => {
  expect(csvLine(['a', 1, null])).toBe('a;1;\r\n');
});
