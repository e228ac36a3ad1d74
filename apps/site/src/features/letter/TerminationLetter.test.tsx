import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as stories from './TerminationLetter.stories.tsx';

const { Default } = composeStories(stories);
const letter = () => screen.getByRole('article', { name: 'Aperçu de la lettre' });
const print = () => userEvent.click(screen.getByRole('button', { name: 'Imprimer' }));

/** At once: letters one by one are for what is about typing. */
async function write(label: string, text: string) {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
}

async function answer() {
  await write('Nom et prénom', 'Camille Martin');
  await write('Adresse', '4 rue Victor Hugo');
  await write('Code postal', '42000');
  await write('Ville', 'Saint-Étienne');
  await write('Opérateur actuel', 'Télécom Exemple');
  await write('Numéro de client ou de contrat', 'C-123');
}

const REFUSED = 'Certaines réponses sont à corriger.';

test('without an answer it is a model to fill in by hand', () => {
  render(<Default />);
  expect(letter().textContent).toContain('Par la présente');
  expect(letter().textContent).toContain('À …………………………, le …………………………');
});

test('no browser writes the answers into an address: sent before React, they wait for it', () => {
  render(<Default />);
  // As directives/wanted.ts knows a form that only React can answer.
  expect(screen.getByRole('form').matches('[action], [method]')).toBe(false);
});

test('the letter is written as one answers, dots where something is missing', async () => {
  render(<Default />);
  await userEvent.type(screen.getByLabelText('Ville'), 'Lyon');
  expect(letter().textContent).toContain('………………………… Lyon');
  await userEvent.selectOptions(screen.getByLabelText('Votre situation'), 'Je déménage');
  expect(letter().textContent).toContain('Je déménage dans un logement');
});

test('what is missing is said, by a list that takes the focus and leads to each field', async () => {
  vi.stubGlobal('print', vi.fn());
  render(<Default />);
  await print();
  const summary = screen.getByRole('region', { name: REFUSED });
  expect(document.activeElement).toBe(summary);
  expect(within(summary).getAllByRole('link')).toHaveLength(6);
  const name = screen.getByLabelText('Nom et prénom');
  expect(within(summary).getByText('Indiquez vos nom et prénom.').getAttribute('href')).toBe(
    `#${name.id}`,
  );
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(globalThis.print).not.toHaveBeenCalled();
});

test('a complete letter is printed, and its faults are forgotten', async () => {
  vi.stubGlobal('print', vi.fn());
  render(<Default />);
  await print();
  await answer();
  await print();
  expect(screen.queryByRole('region', { name: REFUSED })).toBeNull();
  expect(globalThis.print).toHaveBeenCalledOnce();
});

test('a letter downloaded is said to be', async () => {
  URL.createObjectURL = () => 'blob:letter';
  URL.revokeObjectURL = () => {};
  render(<Default />);
  await answer();
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await userEvent.click(screen.getByRole('button', { name: 'Télécharger en PDF' }));
  expect(clicked).toHaveBeenCalledOnce();
  expect(screen.getByText('Votre lettre est téléchargée.')).toBeTruthy();
});
