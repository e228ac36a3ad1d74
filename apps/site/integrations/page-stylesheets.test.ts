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
const htmlOf = (name: string) => readFileSync(join(folder, `${name}.html`), 'utf8');
const sheetsOf = (name: string) =>
  [...htmlOf(name).matchAll(/href="([^"]+)"/g)].map(([, href = '']) =>
    readFileSync(join(folder, href), 'utf8'),
  );
const insideOf = (name: string) =>
  [...htmlOf(name).matchAll(/<style>([^<]*)<\/style>/g)].map(([, css]) => css);

test('a page fetches what all share, and holds what is its own, rules in their order', () => {
  page('one', 'a', 'base', 'b');
  page('two', 'base', 'c');
  page('three', 'base');
  mergeStylesheets(folder);
  expect([sheetsOf('one'), insideOf('one')]).toEqual([['.base{}'], ['.a{}\n.b{}']]);
  expect([sheetsOf('two'), insideOf('two')]).toEqual([['.base{}'], ['.c{}']]);
  expect([sheetsOf('three'), insideOf('three')]).toEqual([['.base{}'], []]);
  expect(htmlOf('one').indexOf('<link')).toBeLessThan(htmlOf('one').indexOf('<style'));
});

test('what pages share is one file, in whatever order they name it', () => {
  page('one', 'base', 'a', 'b');
  page('two', 'a', 'c', 'base');
  mergeStylesheets(folder);
  expect([sheetsOf('one'), insideOf('one')]).toEqual([['.base{}\n.a{}'], ['.b{}']]);
  expect([sheetsOf('two'), insideOf('two')]).toEqual([['.base{}\n.a{}'], ['.c{}']]);
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

test('a fragment has one stylesheet and changes nothing of what pages share', () => {
  page('one', 'base', 'a');
  page('two', 'base', 'b');
  mkdirSync(join(folder, 'fragments'));
  page('fragments/piece', 'a', 'c');
  mergeStylesheets(folder);
  expect([sheetsOf('one'), insideOf('one')]).toEqual([['.base{}'], ['.a{}']]);
  expect([sheetsOf('two'), insideOf('two')]).toEqual([['.base{}'], ['.b{}']]);
  expect([sheetsOf('fragments/piece'), insideOf('fragments/piece')]).toEqual([['.a{}\n.c{}'], []]);
});
