import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../support/root.ts';

/** docs/specification.md: what it says of the project must be there. */

const OPEN = /^open: \S/;
/** `file`: name of a test. */
const TEST = /^`([^`]+\.(?:test|spec)\.tsx?)`: (.+)$/;

type Line = { point: string; place: string; held: string[] };

function linesOf(markdown: string): Line[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:Point|-+) /.test(line))
    .map((line) => {
      const [, point = '', place = '', held = ''] = line
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim());
      return { point, place: place.replaceAll('`', ''), held: held.split('<br>') };
    });
}

/** What is wrong with a line; nothing when all it names exists. */
function problemsOf({ place, held }: Line, read: (file: string) => string | null): string[] {
  const missing = read(place) === null ? [`${place} does not exist`] : [];
  return missing.concat(
    held.flatMap((proof) => {
      if (OPEN.test(proof)) return [];
      const [, file = '', name = ''] = TEST.exec(proof) ?? [];
      if (file === '') return [`« ${proof} » is neither a test nor open`];
      const source = read(file);
      if (source === null) return [`${file} does not exist`];
      return source.includes(name) ? [] : [`${file} has no test « ${name} »`];
    }),
  );
}

const onDisk = (file: string): string | null => {
  const path = join(root, file);
  if (!existsSync(path)) return null;
  return /\.tsx?$/.test(file) ? readFileSync(path, 'utf8') : '';
};
const page = readFileSync(join(root, 'docs', 'specification.md'), 'utf8');
const lines = linesOf(page);

describe('the table of the specification', () => {
  test('has every section', () => {
    const sections = [...page.matchAll(/^## (\d)\. /gm)].map(([, number]) => number);
    expect(sections).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(lines.length).toBeGreaterThan(200);
  });

  test('names files and tests that exist', () => {
    expect(lines.flatMap((line) => problemsOf(line, onDisk))).toEqual([]);
  });

  test.each([
    ['| a | `b.ts` | `b.test.ts`: works |', []],
    ['| a | `b.ts` | open: nobody wrote it |', []],
    ['| a | `c.ts` | `b.test.ts`: works |', ['c.ts does not exist']],
    ['| a | `b.ts` | `b.test.ts`: fails |', ['b.test.ts has no test « fails »']],
    ['| a | `b.ts` | open: |', ['« open: » is neither a test nor open']],
    [
      '| a | `b.ts` | `d.test.ts`: works<br>no |',
      ['d.test.ts does not exist', '« no » is neither a test nor open'],
    ],
  ])('%s', (line, problems) => {
    const files: Record<string, string> = { 'b.ts': '', 'b.test.ts': "test('works', () => {})" };
    const [read] = linesOf(line);
    expect(read && problemsOf(read, (file) => files[file] ?? null)).toEqual(problems);
  });
});
