import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './FollowUp.stories.tsx';

const {
  Question,
  NotFound,
  LinksSent,
  LinkToRequest,
  LinkToDeletion,
  Received,
  DeletionToConfirm,
  DeletionLinkOver,
  DeletionConfirmed,
  DeletionDone,
  Closed,
  Answered,
  ContestWon,
  LinkToPrize,
  PrizeToConfirm,
} = composeStories(stories);
const fact = (label: string) =>
  screen.getAllByRole('term').find(({ textContent }) => textContent === label)?.nextElementSibling
    ?.textContent;

test('asks by a plain post for the reference and what goes with it', () => {
  render(<Question />);
  const form = document.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/follow-up#reponse']);
  expect(screen.getByRole('textbox', { name: 'Référence' }).getAttribute('name')).toBe('reference');
  expect(screen.getByRole('textbox', { name: /^Adresse e-mail/ }).getAttribute('name')).toBe(
    'known',
  );
});

test('a wrong pair is said at once, and what was typed stays', () => {
  render(<NotFound />);
  expect(screen.getByRole('alert').textContent).toContain('Vérifiez les deux');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Référence' }).value).toBe(
    '7K3M-Q9XX',
  );
  const [known] = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Adresse e-mail/ });
  expect(known?.value).toBe('camille@exemple.fr');
});

test('tells the state, the legal deadline and what was sent', () => {
  render(<Received />);
  expect(screen.getByRole('heading', { name: '7K3M-Q9XD' })).toBeTruthy();
  expect(fact('État')).toBe('Reçue');
  expect(fact('Réponse au plus tard le')).toContain('15\u00a0décembre 2026');
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
  expect(screen.getByText(/Vous avez gagné/).textContent).toContain(
    'avant le 8\u00a0décembre 2026',
  );
  expect(fact('Votre lot')).toContain('Une paire de baskets');
  expect(screen.queryByText(/pas encore répondu/)).toBeNull();
});

test('a winner who was told confirms on the page, and knows until when', () => {
  render(<PrizeToConfirm />);
  expect(fact('État')).toBe('Lot à confirmer');
  expect(screen.getByText(/Confirmez votre lot avant le 23 décembre 2026/)).toBeTruthy();
  expect(formOf('Confirmer mon lot').getAttribute('action')).toBe('/api/follow-up/step');
});

test('the link of a winner shows what it confirms, and a button', () => {
  render(<LinkToPrize />);
  expect(screen.getByRole('heading', { name: 'Vous avez gagné' })).toBeTruthy();
  expect(formOf('Confirmer mon lot').getAttribute('action')).toBe('/api/follow-up/link');
});

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const formOf = (name: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name }).form ?? document.createElement('form');

test('who has lost a reference asks for links with an address alone', () => {
  render(<Question />);
  const form = formOf('Recevoir un lien');
  expect(form.getAttribute('action')).toBe('/api/follow-up/mail#reponse');
  expect(screen.getByRole('textbox', { name: /^Votre adresse/ }).getAttribute('name')).toBe(
    'email',
  );
});

test('links that may have been sent are said as a status, not as a fault', () => {
  render(<LinksSent />);
  expect(screen.getByRole('status').textContent).toContain('Si des demandes ont été envoyées');
});

test('a link shows a button, and does nothing by itself', () => {
  render(<LinkToRequest />);
  expect(buttons()).toEqual(['Voir ma demande']);
  const form = formOf('Voir ma demande');
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/api/follow-up/link']);
  expect(new FormData(form).get('token')).toBe('exemple');
});

test('the link of a deletion confirms or cancels', () => {
  render(<LinkToDeletion />);
  expect(buttons()).toEqual(['Confirmer la suppression', 'Annuler ma demande']);
  expect(screen.getByText(/jusqu’au 17 novembre 2026/)).toBeTruthy();
});

test('a deletion that waits for its sender says until when, and can be cancelled', () => {
  render(<DeletionToConfirm />);
  expect(fact('État')).toBe('À confirmer');
  expect(screen.getByText(/avant le 17 novembre 2026/)).toBeTruthy();
  expect(buttons()).toEqual(['Annuler ma demande']);
  expect(formOf('Annuler ma demande').getAttribute('action')).toBe('/api/follow-up/step');
});

test('a deletion whose link is over offers another', () => {
  render(<DeletionLinkOver />);
  expect(buttons()).toEqual(['Recevoir un nouveau lien', 'Annuler ma demande']);
});

test('a deletion that was confirmed says by when it is done, and promises no answer', () => {
  render(<DeletionConfirmed />);
  expect(fact('Suppression au plus tard le')).toContain('15\u00a0décembre 2026');
  expect(fact('Réponse au plus tard le')).toBeUndefined();
  expect(screen.queryByText(/pas encore répondu/)).toBeNull();
});

test('a request that was closed awaits nothing any more', () => {
  render(<Closed />);
  expect(fact('État')).toBe('Clôturée');
  expect(fact('Réponse au plus tard le')).toBeUndefined();
  expect(screen.queryByText(/pas encore répondu/)).toBeNull();
});

test('a deletion that is done says so, and offers nothing', () => {
  render(<DeletionDone />);
  expect(fact('État')).toBe('Compte supprimé');
  expect(screen.queryByRole('button')).toBeNull();
});
