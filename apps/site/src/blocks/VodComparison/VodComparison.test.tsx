import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './VodComparison.stories.tsx';

const { Default } = composeStories(stories);

test('a service whose name is English says so to whoever reads it aloud, in the table and below', () => {
  const [netflix, disney] = Default.args.subscriptions ?? [];
  if (!netflix || !disney) throw new Error('the story has two services');
  render(
    <Default
      subscriptions={[{ ...netflix, name: 'Prime Video', nameLanguage: 'en' }, disney]}
      rentals={[]}
    />,
  );
  const table = within(screen.getByRole('table'));
  expect(table.getByRole('link', { name: 'Prime Video' }).lang).toBe('en');
  expect(table.getByRole('link', { name: 'Disney+' }).lang).toBe('');
  expect(screen.getByRole('heading', { name: 'Prime Video' }).lang).toBe('en');
  expect(screen.getByRole('heading', { name: 'Disney+' }).lang).toBe('');
});
