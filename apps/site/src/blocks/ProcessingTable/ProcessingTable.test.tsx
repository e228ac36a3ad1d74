import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { REQUEST_CODES, retentionInYears } from '@vitrine/domain/forms/form-codes';
import { expect, test } from 'vitest';
import * as stories from './ProcessingTable.stories.tsx';

const { Default } = composeStories(stories);

test('every form is there, kept for as long as the purge keeps it', () => {
  render(<Default />);
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual(
    // The two contests of the day, and those that are over.
    [...REQUEST_CODES, 'noel', 'foot', 'past'].map(retentionInYears),
  );
  expect(screen.getByRole('rowheader', { name: 'Jeu de Noël' })).toBeTruthy();
  expect(screen.getByText(/aucune n’est transférée/)).toBeTruthy();
});
