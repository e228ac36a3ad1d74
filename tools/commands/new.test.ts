import { expect, test } from 'vitest';
import { formatted } from '../support/format.ts';
import { scaffold } from './new.ts';

test.each([
  ['block', 'MonBloc', 4],
  ['page', 'ma-page', 1],
  ['content', 'mon-contenu', 2],
  ['form', 'ma-demande', 1],
])('a new %s has its files, set as the others are', async (kind, name, count) => {
  const { files, next } = scaffold(kind, name);

  expect(Object.keys(files)).toHaveLength(count);
  expect(next.length).toBeGreaterThan(0);
  for (const [path, text] of Object.entries(files)) expect(await formatted(path, text)).toBe(text);
});

test.each([
  [undefined, undefined],
  ['block', 'mon-bloc'],
  ['page', '../../etc'],
  ['constructor', 'x'],
])('%s %s is not one', (kind, name) => {
  expect(() => scaffold(kind, name)).toThrow(/npm run new|is named like/);
});
