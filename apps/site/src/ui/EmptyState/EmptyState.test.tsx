import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './EmptyState.stories.tsx';

const { Complete } = composeStories(stories);

test('an empty state says why and gives a way on', () => {
  render(<Complete />);
  expect(screen.getByText('Aucune boutique ne correspond à votre recherche')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Effacer la recherche' })).not.toBeNull();
});
