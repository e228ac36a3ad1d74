import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import type { Theme } from '#ui/theme-names.ts';
import { overrideTheme, theme } from '#document/page-state.ts';

function Dressing({ wear }: { wear: Theme }) {
  useEffect(() => overrideTheme(wear), [wear]);
  return null;
}

const worn = () => [theme.get(), document.documentElement.dataset['theme']];

test('the page is light, wears what a component asks, and is light again once it is gone', () => {
  expect(theme.get()).toBe('light');

  const { rerender, unmount } = render(<Dressing wear="UltraApp" />);
  expect(worn()).toEqual(['UltraApp', 'UltraApp']);
  rerender(<Dressing wear="dark" />);
  expect(worn()).toEqual(['dark', 'dark']);

  unmount();
  expect(worn()).toEqual(['light', 'light']);
});
