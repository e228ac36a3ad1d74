import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DEFAULT_THEME, THEMES } from '#ui/theme-names.ts';
import * as stories from './ThemeScope.stories.tsx';

const { AllThemes } = composeStories(stories);

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

  test('a scope dresses only its own part', () => {
    const { container } = render(<AllThemes />);
    const scopes = [...container.querySelectorAll<HTMLElement>('[data-theme]')];
    expect(scopes.map((scope) => scope.dataset['theme'])).toEqual([...THEMES]);
  });
});
