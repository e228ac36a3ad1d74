import { expect, test } from 'vitest';
import { someOfEachFamily } from './families.ts';

const shops = Array.from({ length: 165 }, (_, index) => `/boutiques/ville-${index}/`);
const others = ['/freebox/', '/boutiques/', '/freebox/freebox-pop/', '/sitemap.xml'];

test('the first and the last of a family are among those kept, and all that is of none', () => {
  const kept = someOfEachFamily([...others, ...shops]);
  expect(kept).toHaveLength(others.length + 6);
  expect(kept).toEqual(expect.arrayContaining([...others, shops.at(0), shops.at(-1)]));
});

test('a small family is kept whole', () => {
  const few = [...others, ...shops.slice(0, 6)];
  expect(someOfEachFamily(few)).toEqual(few);
});
