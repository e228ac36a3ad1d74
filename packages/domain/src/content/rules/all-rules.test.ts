import { expect, test } from 'vitest';
import { brokenRules } from './all-rules.ts';
import { each } from './rule.ts';
import { sampleSet } from './sample-set.fixture.ts';

test('what breaks a rule is told with its place and the rule', () => {
  const set = sampleSet({ texts: ['Pour 29,99\u00a0€.'] });
  expect(brokenRules(set)).toEqual([
    expect.stringMatching(
      /^content\/home\/faq\.json: items\.0\.answer: écrit «\u00a029,99\u00a0€\u00a0».* \(règle «\u00a0un prix ou un débit ne s’écrit que dans les offres\u00a0»\)$/,
    ),
  ]);
  const rules = [each('texts', 'rien', () => 'de trop')];
  const place = ({ file }: { file: string }) => `là-bas, dans ${file}`;
  expect(brokenRules(set, { rules, place })).toEqual([
    'là-bas, dans home/faq: de trop (règle «\u00a0rien\u00a0»)',
  ]);
});

test('a rule that needs a file which is refused has nothing to say, and one that fails does not pass', () => {
  const rules = (fails: () => unknown) => [
    { name: 'a', problems: () => [fails()] as never },
    each('texts', 'b', () => 'de trop'),
  ];
  const set = sampleSet({ texts: ['Un texte'] });
  expect(brokenRules(set, { rules: rules(() => set.read('shops')) })).toHaveLength(1);
  const failing = () => {
    throw new TypeError('nothing there');
  };
  expect(() => brokenRules(set, { rules: rules(failing) })).toThrow('nothing there');
});
