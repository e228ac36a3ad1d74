import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell, csvLine, readCsv } from './csv.ts';

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
  [false, 'non'],
  [12.5, '12.5'],
  [['a', 1], '"[""a"",1]"'],
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

test('a file is read as it was written: separators, quotes and new lines inside quotes', () => {
  const read = readCsv('\uFEFFa;b\r\n"c;""d""";"e\nf"\r\n;\r\ng;h "i"\n', ';');
  expect(read).toEqual({
    records: [
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['c;"d"', 'e\nf'] },
      { line: 5, cells: ['g', 'h "i"'] },
    ],
    unclosedAt: null,
  });
});

test('a line of spaces is no record, and one may end without a line end', () => {
  expect(readCsv('a;b\n  ; \nc;d', ';').records).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 3, cells: ['c', 'd'] },
  ]);
});

test('a quotation mark that never closes is named by the line of its record', () => {
  expect(readCsv('a,b\n"c,d\ne,f', ',')).toEqual({
    records: [{ line: 1, cells: ['a', 'b'] }],
    unclosedAt: 2,
  });
});

test('whatever is written is read back, but for what keeps a formula from starting', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (values) => {
      const { records, unclosedAt } = readCsv(csvLine(['x', ...values]), ';');
      expect(unclosedAt).toBeNull();
      const [, ...cells] = records[0]?.cells ?? [];
      expect(cells.map((cell, at) => cell === values[at] || cell === `'${values[at]}`)).toEqual(
        values.map(() => true),
      );
    }),
  );
});
