import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Brand, DEFAULT_BRAND } from '@vitrine/domain/brand';
import { BrandFile } from '@vitrine/domain/brand-file';
import { contrast, TEXT_CONTRAST } from '@vitrine/domain/contrast';
import { THEMES } from '#ui/theme-names.ts';
import { readBrands } from '../../../../brands/brands.ts';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8').replaceAll(
  /\/\*[\s\S]*?\*\//g,
  '',
);

/** The colours a theme ends up with, in the order the cascade applies its rules. */
function tokensOf(theme: string, brand: Brand = DEFAULT_BRAND): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (selectors.trim() !== ':root' && !selectors.includes(`[data-theme='${theme}']`)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):([^;]+);/g)) {
      tokens.set(name, value.trim());
    }
  }
  const own = brand.themes[theme === 'default' ? 'light' : theme] ?? {};
  for (const [name, value] of Object.entries(own)) tokens.set(name, value);
  return tokens;
}

const GRAPHICS_AA = 3;

const inks = ['text', 'muted', 'accent', 'positive', 'warning', 'negative', 'info', 'gold'];
const papers = ['surface', 'raised', 'sunken'];
const softPairs = ['positive', 'warning', 'negative', 'info', 'accent'].flatMap((name) => [
  [name, `${name}-soft`],
  ['text', `${name}-soft`],
]);
const textPairs = [
  ...inks.flatMap((ink) => papers.map((paper) => [ink, paper])),
  ...softPairs,
  ['on-accent', 'accent-fill'],
  ['on-accent', 'accent-hover'],
  ['on-inverse', 'inverse'],
  ['on-inverse', 'inverse-hover'],
  ['on-avatar', 'avatar'],
  ['on-blue', 'blue'],
];
const graphicPairs = ['focus', 'line-strong', 'accent-fill'].flatMap((ink) =>
  papers.map((paper) => [ink, paper]),
);

const brands = Object.values(readBrands()).map((file) => BrandFile.parse(file));
const themes = brands.flatMap((brand) => THEMES.map((theme) => ({ brand, theme })));

describe.each(themes)('theme $theme of $brand.name', ({ brand, theme }) => {
  const tokens = tokensOf(theme, brand);
  const colour = (name: string) => tokens.get(name) ?? '';

  test('defines the same tokens as light', () => {
    expect([...tokens.keys()].sort()).toEqual([...tokensOf('light').keys()].sort());
  });

  test('reads at AA wherever text meets a surface', () => {
    const failures = textPairs
      .map(([ink = '', paper = '']) => ({
        ink,
        paper,
        ratio: contrast(colour(ink), colour(paper)),
      }))
      .filter(({ ratio }) => !(ratio >= TEXT_CONTRAST));
    expect(failures).toEqual([]);
  });

  test('shows focus, control borders and fills at 3:1', () => {
    const failures = graphicPairs
      .map(([ink = '', paper = '']) => ({
        ink,
        paper,
        ratio: contrast(colour(ink), colour(paper)),
      }))
      .filter(({ ratio }) => !(ratio >= GRAPHICS_AA));
    expect(failures).toEqual([]);
  });

  test('stays readable over the lightest point of its gradient', () => {
    const stops = colour('surface-image').match(/#[\da-f]{6}/g) ?? [];
    for (const stop of stops) {
      for (const ink of ['text', 'muted', 'accent']) {
        expect(contrast(colour(ink), stop), `${ink} on ${stop}`).toBeGreaterThanOrEqual(
          TEXT_CONTRAST,
        );
      }
    }
  });
});

test('the brand red is the accent of the light theme', () => {
  expect(tokensOf('light').get('accent')).toBe('#cc0000');
  expect(tokensOf('light').get('accent-hover')).toBe('#a80000');
});
