import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './SiteSearch.stories.tsx';

const { Open } = composeStories(stories);

test('is a named dialog whose plain form leads to the site map', () => {
  render(<Open />);
  const dialog = screen.getByRole('dialog', { name: 'Rechercher sur le site' });
  expect(dialog.querySelector('form')?.getAttribute('action')).toBe('#plan-du-site');
  expect(screen.getByRole('searchbox').getAttribute('name')).toBe('q');
  expect(screen.getByRole('link', { name: 'Comparer les Freebox' })).toBeTruthy();
});
