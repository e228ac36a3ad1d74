import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '../src');

/** The parts of a selector between its combinators. */
function compoundsOf(selector: string): string[] {
  const compounds = [''];
  let depth = 0;
  for (const sign of selector.replace(/\s*([>+~])\s*/g, '$1')) {
    if ('(['.includes(sign)) depth += 1;
    if (')]'.includes(sign)) depth -= 1;
    if (depth === 0 && ' >+~'.includes(sign)) compounds.push('');
    else compounds[compounds.length - 1] += sign;
  }
  return compounds;
}

/**
 * Whether an engine that sees a `:has()` change must style all that is inside anew: what the rule is about
 * bears no name to look for, or is in a shadow tree. One such rule is enough for every `:has()` of a page,
 * that of the root included, which every focus may change.
 */
function stylesEverything(selector: string): boolean {
  const compounds = compoundsOf(selector);
  const subject = compounds.pop() ?? '';
  const isNamed = /[.#[]|^[a-z]/i.test(subject.replace(/:not\([^)]*\)/g, ''));
  return (
    (!isNamed && compounds.some((compound) => compound.includes(':has('))) ||
    /:has\(.*::details-content/.test(subject)
  );
}

test.each([
  ['.root:has(:target)::details-content', true],
  ['.tray:has(> :nth-child(4)) > :not(.first)', true],
  [':root:has([data-a] .b) *', true],
  ['.root:has(.a > .b)', false],
  ['.tray:has(> :nth-child(4)) > .object:not(:first-child)', false],
  ['.row > :first-child', false],
])('%s: %s', (selector, expected) => {
  expect(stylesEverything(selector)).toBe(expected);
});

test('no style sheet has a rule for which the whole page is styled anew', () => {
  const found: string[] = [];
  for (const file of globSync('**/*.css', { cwd: sources }))
    postcss.parse(readFileSync(join(sources, file), 'utf8')).walkRules((rule) => {
      for (const selector of rule.selectors)
        if (stylesEverything(selector)) found.push(`${file}: ${selector}`);
    });
  expect(found).toEqual([]);
});
