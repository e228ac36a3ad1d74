import { expect, test } from 'vitest';
import { overrideTheme, theme } from './theme.ts';

test('the page is light, wears what a component asks, and is light again once it is gone', () => {
  expect(theme.get()).toBe('light');
  const undress = overrideTheme('UltraApp');
  expect(theme.get()).toBe('UltraApp');
  expect(document.documentElement.dataset['theme']).toBe('UltraApp');
  undress();
  expect(theme.get()).toBe('light');
  expect(document.documentElement.dataset['theme']).toBe('light');
});
