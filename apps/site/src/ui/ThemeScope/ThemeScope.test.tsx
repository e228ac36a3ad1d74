import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DEFAULT_THEME, THEMES, type Theme } from '#ui/theme-names.ts';
import * as stories from './ThemeScope.stories.tsx';
import { useThemeOverride } from './use-theme-override.ts';

const { AllThemes } = composeStories(stories);

const pageTheme = () => document.documentElement.dataset['theme'];

function Overriding({ theme }: { theme: Theme }) {
  useThemeOverride(theme);
  return null;
}

describe('themes', () => {
  test('are the seven of the specification, light by default', () => {
    expect(THEMES).toEqual([
      'default',
      'dark',
      'shaderDark',
      'light',
      'lighterMedium',
      'medium',
      'UltraApp',
    ]);
    expect(DEFAULT_THEME).toBe('light');
  });

  test('a component overrides the page’s theme, and light is back when it unmounts', () => {
    const { rerender, unmount } = render(<Overriding theme="dark" />);
    expect(pageTheme()).toBe('dark');
    rerender(<Overriding theme="UltraApp" />);
    expect(pageTheme()).toBe('UltraApp');
    unmount();
    expect(pageTheme()).toBe('light');
  });

  test('a scope dresses only its own part', () => {
    const { container } = render(<AllThemes />);
    const scopes = [...container.querySelectorAll<HTMLElement>('[data-theme]')];
    expect(scopes.map((scope) => scope.dataset['theme'])).toEqual([...THEMES]);
  });
});
