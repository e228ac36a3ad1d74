import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './StaffRequest.stories.tsx';

const { Received, DeletionConfirmed } = composeStories(stories);

test('says what was sent, by when it is due, and the commands that answer it', () => {
  render(<Received />);
  expect(screen.getByRole('heading', { name: '7K3M-Q9XD' })).toBeTruthy();
  expect(screen.getByText('Ma box clignote en rouge depuis ce matin.')).toBeTruthy();
  expect(screen.getByText(/17 novembre 2026/)).toBeTruthy();
  // Nothing of it speaks to its sender, but for the question that he was asked.
  expect(document.body.textContent.match(/vous|votre/gi)).toEqual(['Votre']);
  expect(screen.getByText(/vitrine submissions answer 7K3M-Q9XD --from/)).toBeTruthy();
});

test('leaves what its sender may do to its sender', () => {
  render(<DeletionConfirmed />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Se déconnecter',
  ]);
  expect(screen.getByText(/vitrine submissions state 7K3M-Q9XD done/)).toBeTruthy();
});
