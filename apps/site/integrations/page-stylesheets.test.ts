import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mergeStylesheets } from './page-stylesheets.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stylesheets-'));
  mkdirSync(join(folder, '_astro'));
  for (const name of ['base', 'a', 'b', 'c'])
    writeFileSync(join(folder, `_astro/${name}.css`), `.${name}{}`);
});
afterEach(() => rmSync(folder, { recursive: true }));

const page = (name: string, ...sheets: string[]) =>
  writeFileSync(
    join(folder, `${name}.html`),
    `<head>${sheets.map((sheet) => `<link rel="stylesheet" href="/_astro/${sheet}.css">`).join('')}</head>`,
  );
const sheetsOf = (name: string) =>
  [...readFileSync(join(folder, `${name}.html`), 'utf8').matchAll(/href="([^"]+)"/g)].map(
    ([, href = '']) => readFileSync(join(folder, href), 'utf8'),
  );

test('a page has one shared stylesheet and one of its own, rules in their order', () => {
  page('one', 'a', 'base', 'b');
  page('two', 'base', 'c');
  page('three', 'base');
  mergeStylesheets(folder);
  expect(sheetsOf('one')).toEqual(['.base{}', '.a{}\n.b{}']);
  expect(sheetsOf('two')).toEqual(['.base{}', '.c{}']);
  expect(sheetsOf('three')).toEqual(['.base{}']);
});

test('files that nothing names any more are removed; those a script loads stay', () => {
  page('one', 'base', 'a');
  page('two', 'base', 'b');
  writeFileSync(join(folder, '_astro/island.js'), 'load("a.css")');
  mergeStylesheets(folder);
  expect(readdirSync(join(folder, '_astro')).filter((file) => /^[abc]\./.test(file))).toEqual([
    'a.css',
    'c.css',
  ]);
});
