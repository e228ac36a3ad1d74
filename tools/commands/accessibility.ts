import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import { AccessibilityResults } from '@vitrine/domain/content/accessibility';
import { contentPages } from '../../e2e/support/built-pages.ts';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../support/browser.ts';
import { formatted } from '../support/format.ts';
import { root } from '../support/root.ts';

/**
 * Checks every kind of page and writes what the accessibility statement says of it. The site must be
 * running: `npm start`, or another one at BASE_URL.
 */
const baseUrl = process.env['BASE_URL'] ?? 'http://localhost:4321';
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGUMENTS });
const context = await browser.newContext({ locale: 'fr-FR', reducedMotion: 'reduce' });
const judged = new Set<string>();
const violations = new Map<string, string[]>();
let tool = '';
for (const { name, path } of contentPages) {
  const page = await context.newPage();
  await page.goto(baseUrl + path);
  const found = await new AxeBuilder({ page }).analyze();
  for (const { id } of [...found.passes, ...found.violations]) judged.add(id);
  for (const { id } of found.violations) violations.set(id, [...(violations.get(id) ?? []), name]);
  tool = `${found.testEngine.name} ${found.testEngine.version}`;
  console.log(`${name}: ${found.violations.length} violation(s)`);
  await page.close();
}
await browser.close();

const results = AccessibilityResults.parse({
  checkedOn: new Date().toISOString().slice(0, 10),
  tool,
  pages: contentPages.length,
  rules: judged.size,
  violations: [...violations].map(([rule, pages]) => ({ rule, pages })),
});
await writeFile(
  join(root, 'content', 'accessibility.json'),
  await formatted('accessibility.json', JSON.stringify(results)),
);
console.log(`content/accessibility.json: ${results.rules} rules over ${results.pages} pages`);
