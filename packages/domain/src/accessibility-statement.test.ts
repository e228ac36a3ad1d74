import { expect, test } from 'vitest';
import { resultsSection } from './accessibility-statement.ts';

const results = {
  checkedOn: '2026-11-15',
  tool: 'axe-core 4.12.1',
  pages: 83,
  rules: 61,
  violations: [],
};

test('says what was read, when, and that nothing was found', () => {
  const { text } = resultsSection(results);
  expect(text).toContain('15 novembre 2026');
  expect(text).toContain('83 pages');
  expect(text).toContain('**Aucune erreur.**');
});

test('names every error and how many pages have it', () => {
  const violations = [
    { rule: 'label', pages: ['home'] },
    { rule: 'list', pages: ['home', 'cafeyn'] },
  ];
  const { text } = resultsSection({ ...results, violations });
  expect(text).not.toContain('Aucune');
  expect(text).toContain('- Règle label : 1 page.');
  expect(text).toContain('- Règle list : 2 pages.');
});
