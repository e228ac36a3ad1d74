import { expect, test } from 'vitest';
import page from '../../../content/pages/accessibilite.json' with { type: 'json' };
import { accessibilityStatement } from './accessibility-statement.ts';
import type { AccessibilityResults } from './content/accessibility.ts';
import { AccessibilityPage } from './content/document.ts';

const results: AccessibilityResults = {
  checkedOn: '2026-11-15',
  tool: 'axe-core 4.12.1',
  pages: 83,
  rules: 61,
  violations: [],
};

const statement = AccessibilityPage.parse(page);
/** After what is checked at each version. */
const sectionOf = (found: AccessibilityResults) => {
  const { sections } = accessibilityStatement(statement, found);
  return sections[sections.findIndex(({ id }) => id === 'verifie') + 1] ?? { id: '', text: '' };
};

test('says what was read, when, and that nothing was found', () => {
  const { id, text } = sectionOf(results);
  expect(id).toBe('resultats');
  expect(text).toContain('15\u00a0novembre 2026');
  expect(text).toContain('83 pages');
  expect(text).toContain('**Aucune erreur.**');
});

test('names every error and how many pages have it', () => {
  const violations = [
    { rule: 'label', pages: ['home'] },
    { rule: 'list', pages: ['home', 'cafeyn'] },
  ];
  const { text } = sectionOf({ ...results, violations });
  expect(text).not.toContain('Aucune');
  expect(text).toMatch(/\n- Règle label\u00a0: 1 page\.\n- Règle list\u00a0: 2 pages\.$/);
});

test.each([
  ['its words', '2026-11-18', '2026-11-15', '2026-11-18'],
  ['the check', '2026-11-18', '2026-12-01', '2026-12-01'],
])('is as recent as what changed last: %s', (_what, updatedOn, checkedOn, date) => {
  const shown = accessibilityStatement({ ...statement, updatedOn }, { ...results, checkedOn });
  expect(shown.updatedOn).toBe(date);
  expect(shown.sections).toHaveLength(statement.sections.length + 1);
});
