import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scopedNames } from './class-names.ts';

const source = join(import.meta.dirname, '..', 'src');

test('a class is told apart by its file, in three characters', () => {
  const named = scopedNames(['ui/B.module.css', 'blocks/A.module.css']);
  expect(named('root', join(source, 'ui/B.module.css'))).toBe('root_01');
  expect(named('root', join(source, 'blocks/A.module.css'))).toBe('root_00');
});

test('every style sheet of ours has a number of its own, as wide as all the others', () => {
  const many = Array.from({ length: 1000 }, (_, at) => `ui/X${at}.module.css`);
  const named = scopedNames(many);
  const names = new Set(many.map((file) => named('root', join(source, file))));
  expect(names.size).toBe(many.length);
  expect([...names].every((name) => /^root_[0-9a-z]{2}$/.test(name))).toBe(true);
});

test('one that was made since keeps its name', () => {
  expect(scopedNames([])('card', join(source, 'ui/New/New.module.css'))).toBe('card_New');
});
