import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { root } from '../support/root.ts';
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
  const style = await resolveConfig(`${root}/README.md`);
  for (const [path, text] of Object.entries(files))
    expect(await format(text, { ...style, filepath: path })).toBe(text);
});

test.each([
  [undefined, undefined],
  ['block', 'mon-bloc'],
  ['page', '../../etc'],
  ['constructor', 'x'],
])('%s %s is not one', (kind, name) => {
  expect(() => scaffold(kind, name)).toThrow(/npm run new|is named like/);
});
