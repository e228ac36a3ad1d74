import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdStylesheets } from './page-stylesheets.ts';

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

test('a page holds all its styles: those of every page, then its own, in their order', () => {
  page('one', 'a', 'base', 'b');
  page('two', 'base', 'c');
  page('three', 'base');
  holdStylesheets(folder);
  expect([sheetsOf('one'), insideOf('one')]).toEqual([[], ['.base{}\n.a{}\n.b{}']]);
  expect([sheetsOf('two'), insideOf('two')]).toEqual([[], ['.base{}\n.c{}']]);
  expect([sheetsOf('three'), insideOf('three')]).toEqual([[], ['.base{}']]);
});

test('what pages share comes in one order, in whatever order they name it', () => {
  page('one', 'base', 'a', 'b');
  page('two', 'a', 'c', 'base');
  holdStylesheets(folder);
  expect(insideOf('one')).toEqual(['.base{}\n.a{}\n.b{}']);
  expect(insideOf('two')).toEqual(['.base{}\n.a{}\n.c{}']);
});

test('files that nothing names any more are removed; those a script loads stay', () => {
  page('one', 'base', 'a');
  page('two', 'base', 'b');
  writeFileSync(join(folder, '_astro/island.js'), 'load("a.css")');
  holdStylesheets(folder);
  expect(readdirSync(join(folder, '_astro')).filter((file) => file.endsWith('.css'))).toEqual([
    'a.css',
    'c.css',
  ]);
});

test('a fragment has all of its own in one file', () => {
  page('one', 'base', 'a');
  page('two', 'base', 'b');
  mkdirSync(join(folder, 'fragments'));
  page('fragments/piece', 'base', 'a', 'c');
  holdStylesheets(folder);
  expect(insideOf('one')).toEqual(['.base{}\n.a{}']);
  expect([sheetsOf('fragments/piece'), insideOf('fragments/piece')]).toEqual([
    ['.base{}\n.a{}\n.c{}'],
    [],
  ]);
});
