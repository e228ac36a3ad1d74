import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './FollowUp.stories.tsx';

const { Question, NotFound, Received, Answered, ContestWon } = composeStories(stories);
const fact = (label: string) =>
  screen.getAllByRole('term').find(({ textContent }) => textContent === label)?.nextElementSibling
    ?.textContent;

test('asks by a plain post for the reference and what goes with it', () => {
  render(<Question />);
  const form = document.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/follow-up']);
  expect(screen.getByRole('textbox', { name: 'Référence' }).getAttribute('name')).toBe('reference');
  expect(screen.getByRole('textbox', { name: /Adresse e-mail/ }).getAttribute('name')).toBe(
    'known',
  );
});

test('a wrong pair is said at once, and the reference stays', () => {
  render(<NotFound />);
  expect(screen.getByRole('alert').textContent).toContain('Vérifiez les deux');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Référence' }).value).toBe(
    '7K3M-Q9XX',
  );
});

test('tells the state, the legal deadline and what was sent', () => {
  render(<Received />);
  expect(screen.getByRole('heading', { name: '7K3M-Q9XD' })).toBeTruthy();
  expect(fact('État')).toBe('Reçue');
  expect(fact('Réponse au plus tard le')).toContain('15 décembre 2026');
  expect(fact('Le droit que vous exercez')).toBeTruthy();
  expect(screen.getByText(/pas encore répondu/)).toBeTruthy();
});

test('shows the answer as it was written', () => {
  render(<Answered />);
  expect(fact('État')).toBe('Répondue');
  expect(screen.getByText(/vous trouverez vos données/)).toBeTruthy();
});

test('tells the result of a contest instead of an answer', () => {
  render(<ContestWon />);
  expect(screen.getByText(/Vous avez gagné/)).toBeTruthy();
  expect(screen.queryByText(/pas encore répondu/)).toBeNull();
});
