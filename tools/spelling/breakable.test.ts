import { expect, test } from 'vitest';
import { breakableIn } from './breakable.ts';

test('finds what a line may break in two, wherever it stands', () => {
  expect(
    breakableIn(
      '<title>Wi-Fi</title><p>Le Wi-Fi <b>est-il</b> à 8 Gbit/s&nbsp;? <img alt="Wi-Fi">4,3/5</p>',
    ),
  ).toEqual(['Wi-Fi', 'Gbit/s', 'est-il']);
});

test('a word that its element keeps whole is not found', () => {
  expect(breakableIn('<p>Le <no-break>Wi-Fi</no-break> 7</p>')).toEqual([]);
});
