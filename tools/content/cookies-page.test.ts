import { readFileSync } from 'node:fs';
import { CookiesPage, type DocumentPage, withPartners } from '@vitrine/domain/content/document';
import { expect, test } from 'vitest';

const page = CookiesPage.parse(
  JSON.parse(readFileSync(new URL('../../content/pages/cookies.json', import.meta.url), 'utf8')),
);
const textOf = ({ intro, sections }: DocumentPage) =>
  [intro, ...sections.flatMap(({ title, text }) => [title, text])].join('\n');

test('the cookies page speaks of partners only while they are switched on', () => {
  expect(textOf(withPartners(page, true))).toMatch(/partenaire/i);
  expect(textOf(withPartners(page, false))).not.toMatch(/partenaire/i);
});
