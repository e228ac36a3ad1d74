import { readFileSync } from 'node:fs';
import { CookiesPage, type DocumentPage, withPartners } from '@vitrine/domain/content/document';
import { expect, test } from 'vitest';

const page = CookiesPage.parse(
  JSON.parse(readFileSync(new URL('../../content/pages/cookies.json', import.meta.url), 'utf8')),
);
const textOf = ({ intro, sections }: DocumentPage) =>
  [intro, ...sections.flatMap(({ title, text }) => [title, text])].join('\n');

test('partners are said to be told what their frames are told, and to be kept from where they are', () => {
  const said = textOf(withPartners(page, true));
  // `told` of document/consent/pixels.ts: the page's name, its address, and the campaign's cookies.
  expect(said).toContain('son nom, son adresse sans ce qui suit le point d’interrogation');
  expect(said).toContain('la campagne qui vous a amené');
  // Nearly every page has some form: that of an address, of a search, of a filter.
  expect(said).not.toContain('une page qui a un formulaire');
  expect(said).toContain('là où vous nous écrivez, jouez ou suivez une demande');
});

test('the cookies page speaks of partners only while they are switched on', () => {
  expect(textOf(withPartners(page, true))).toMatch(/partenaire/i);
  expect(textOf(withPartners(page, false))).not.toMatch(/partenaire/i);
});
