import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_BRAND } from '@vitrine/domain/brand';
import { contentCallNames, type ContentCall } from '@vitrine/domain/content/calls';
import { OWN_TOKENS, validContent } from '@vitrine/domain/content/client';
import { tokensOf } from '@vitrine/domain/content-tokens';
import { routeNames } from '@vitrine/domain/routes';
import { fixTypography } from '@vitrine/domain/typography';
import { describe, expect, test } from 'vitest';
import { root } from '../support/root.ts';

const directory = join(root, 'content');
const fileOf = (call: string) => join(directory, `${call}.json`);
const readJson = (call: string): unknown => JSON.parse(readFileSync(fileOf(call), 'utf8'));

const catalogue = validContent(
  'box-comparator',
  readJson('box-comparator'),
  DEFAULT_BRAND,
  OWN_TOKENS,
);
const tokens = tokensOf(catalogue);
describe('content files', () => {
  test.each(contentCallNames)('content/%s.json is valid', (call) => {
    const filled = call === 'box-comparator' ? OWN_TOKENS : tokens;
    expect(() => validContent(call, readJson(call), DEFAULT_BRAND, filled)).not.toThrow();
  });

  test('every file answers a call', () => {
    const files = globSync('**/*.json', { cwd: directory }).map((file) =>
      file.replace(/\.json$/, ''),
    );
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

  const pages = validContent('layout/pages', readJson('layout/pages'), DEFAULT_BRAND, tokens);

  test.each(routeNames)('the texts of page %s fill', (name) => {
    expect(Object.values(pages[name]).join(' ')).not.toMatch(/[{}]/);
  });

  const { contests } = validContent('contest', readJson('contest'), DEFAULT_BRAND, tokens);
  const heads = [
    ...routeNames.map((name) => ({ name: String(name), ...pages[name] })),
    ...contests.flatMap((contest) =>
      contest.pages.map(({ path, head }) => ({ name: path, ...head })),
    ),
  ];

  test.each(heads)('page $name can be shown in a results page, its title whole', (head) => {
    const { title, description } = head;
    expect(title.length).toBeLessThanOrEqual(60);
    expect(title.endsWith(` - ${DEFAULT_BRAND.name}`)).toBe(true);
    expect(description.length).toBeGreaterThan(30);
  });
});
