import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentCallNames, type ContentCall } from '@vitrine/domain/content/calls';
import { OWN_TOKENS, validContent } from '@vitrine/domain/content/client';
import { tokensOf } from '@vitrine/domain/content-tokens';
import { routeNames } from '@vitrine/domain/routes';
import { sentenceWith } from '@vitrine/domain/sentence';
import { fixTypography } from '@vitrine/domain/typography';
import { describe, expect, test } from 'vitest';
import { brandContents } from './content-problems.ts';

describe.each(brandContents())('content files of $name', ({ brand, folder }) => {
  const fileOf = (call: string) => join(folder, `${call}.json`);
  const readJson = (call: string): unknown => JSON.parse(readFileSync(fileOf(call), 'utf8'));
  const tokens = tokensOf(
    validContent('box-comparator', readJson('box-comparator'), brand, OWN_TOKENS),
  );

  test.each(contentCallNames)('content/%s.json is valid', (call) => {
    const filled = call === 'box-comparator' ? OWN_TOKENS : tokens;
    expect(() => validContent(call, readJson(call), brand, filled)).not.toThrow();
  });

  test('every file answers a call', () => {
    const files = globSync('**/*.json', { cwd: folder }).map((file) => file.replace(/\.json$/, ''));
    expect(files.filter((file) => !contentCallNames.includes(file as ContentCall))).toEqual([]);
  });

  test.each(contentCallNames)(
    'content/%s.json is set in careful French (npm run typography)',
    (call) => {
      const json = readJson(call);
      expect(fixTypography(json)).toEqual(json);
    },
  );

  test('no price is written outside the offers', () => {
    const withPrice = contentCallNames
      .filter((call) => call !== 'box-comparator')
      .filter((call) => /\d+(,\d{2})?\s*€/.test(readFileSync(fileOf(call), 'utf8')));
    expect(withPrice).toEqual([]);
  });

  const pages = validContent('layout/pages', readJson('layout/pages'), brand, tokens);

  test.each(routeNames)('the texts of page %s fill', (name) => {
    expect(Object.values(pages[name]).join(' ')).not.toMatch(/[{}]/);
  });

  const { contests } = validContent('contest', readJson('contest'), brand, tokens);
  const heads = [
    ...routeNames.map((name) => ({ name: String(name), ...pages[name] })),
    ...contests.flatMap((contest) =>
      contest.pages.map(({ path, head }) => ({ name: path, ...head })),
    ),
  ];

  test.each(heads)('page $name can be shown in a results page, its title whole', (head) => {
    const { title, description } = head;
    expect(title.length).toBeLessThanOrEqual(60);
    expect(title.endsWith(` - ${brand.name}`)).toBe(true);
    expect(description.length).toBeGreaterThan(30);
  });

  test('a shop’s page too', () => {
    const { shops } = validContent('shops', readJson('shops'), brand, tokens);
    const { metaTitle } = validContent('pages/boutique', readJson('pages/boutique'), brand, tokens);
    const titles = shops.map(({ name }) => sentenceWith(metaTitle, { shop: name }));
    expect(titles.length).toBeGreaterThan(100);
    expect(titles.filter((title) => title.length > 60)).toEqual([]);
  });
});
