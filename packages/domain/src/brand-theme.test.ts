import { expect, test } from 'vitest';
import { brandTheme } from './brand-theme.ts';

test('a brand without values of its own changes nothing', () => {
  expect(brandTheme({ tokens: {}, themes: {} })).toBe('');
});

test('its tokens are stronger than the common ones, for all themes and by theme', () => {
  expect(
    brandTheme({
      tokens: { accent: '#00f', 'radius-card': '4px' },
      themes: { dark: { ink: '#fff' }, light: { ink: '#000' }, gold: {} },
    }),
  ).toBe(
    [
      ':root:root{--accent:#00f;--radius-card:4px}',
      "[data-theme='dark'][data-theme='dark']{--ink:#fff}",
      // The site opens in the light set, by another name.
      "[data-theme='default'][data-theme='default'],[data-theme='light'][data-theme='light']{--ink:#000}",
    ].join(''),
  );
});
