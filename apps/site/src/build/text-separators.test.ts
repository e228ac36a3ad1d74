import { expect, test } from 'vitest';
import { withoutTextSeparators } from './text-separators.ts';

test('where two texts meet is marked in islands only, which find them by it', () => {
  const island = '<astro-island uid="a">\n<p>Un<!-- --> deux</p></astro-island>';
  expect(
    withoutTextSeparators(`<p>Un<!-- --> <b>deux</b></p>${island}<p>3<!-- -->4</p>${island}`),
  ).toBe(`<p>Un <b>deux</b></p>${island}<p>34</p>${island}`);
});
