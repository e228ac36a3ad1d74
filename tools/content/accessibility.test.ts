import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AccessibilityResults } from '@vitrine/domain/content/accessibility';
import { expect, test } from 'vitest';
import { contentPages } from '../../e2e/support/built-pages.ts';
import { root } from '../support/root.ts';

test('the accessibility statement speaks of every page (npm run accessibility)', () => {
  const file = join(root, 'content', 'accessibility.json');
  const { pages } = AccessibilityResults.parse(JSON.parse(readFileSync(file, 'utf8')));
  expect(pages).toBe(contentPages.length);
});
