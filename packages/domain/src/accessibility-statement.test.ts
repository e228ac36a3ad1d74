import { expect, test } from 'vitest';
import page from '../../../content/pages/accessibilite.json' with { type: 'json' };
import { resultsSection } from './accessibility-statement.ts';

const results = {
  checkedOn: '2026-11-15',
  tool: 'axe-core 4.12.1',
  pages: 83,
  rules: 61,
  violations: [],
};

test('says what was read, when, and that nothing was found', () => {
  const { id, text } = resultsSection(results, page.results);
  expect(id).toBe('resultats');
  expect(text).toContain('15 novembre 2026');
  expect(text).toContain('83 pages');
  expect(text).toContain('**Aucune erreur.**');
});

test('names every error and how many pages have it', () => {
  const violations = [
    { rule: 'label', pages: ['home'] },
    { rule: 'list', pages: ['home', 'cafeyn'] },
  ];
  const { text } = resultsSection({ ...results, violations }, page.results);
  expect(text).not.toContain('Aucune');
  expect(text).toMatch(/\n- Règle label\u00a0: 1 page\.\n- Règle list\u00a0: 2 pages\.$/);
});
