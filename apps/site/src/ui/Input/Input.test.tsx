import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import * as stories from './Input.stories.tsx';

const { Empty, Optional, WithHint, Flagged, Password } = composeStories(stories);

const description = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('Input', () => {
  test('is named by its visible label', () => {
    render(<Empty />);
    expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveProperty('required', true);
  });

  test('says when it may be left empty', () => {
    render(<Optional />);
    expect(screen.getByRole('textbox', { name: 'Nom (facultatif)' })).not.toBeNull();
  });

  test('is described by its hint', () => {
    render(<WithHint />);
    expect(description(screen.getByRole('textbox'))).toBe(
      '10 chiffres, il figure sur votre facture.',
    );
  });

  test('shows an error below it only when one is given', () => {
    const { rerender } = render(<Empty />);
    const input = screen.getByRole('textbox');
    expect(input.getAttribute('aria-invalid')).toBeNull();
    expect(input.getAttribute('aria-describedby')).toBeNull();
    rerender(<Empty error="" />);
    expect(input.getAttribute('aria-invalid')).toBeNull();
    rerender(<Empty error="Écrivez votre nom." />);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(description(input)).toBe('Écrivez votre nom.');
    const order = input.compareDocumentPosition(screen.getByText('Écrivez votre nom.'));
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('has the error style when flagged, without a message', () => {
    render(<Flagged />);
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('textbox').getAttribute('aria-describedby')).toBeNull();
  });

  test('a password toggles between hidden and visible', async () => {
    render(<Password />);
    const input = screen.getByLabelText('Mot de passe');
    expect(input).toHaveProperty('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
    expect(input).toHaveProperty('type', 'text');
    expect(input).toHaveProperty('value', 'correct horse');
    await userEvent.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }));
    expect(input).toHaveProperty('type', 'password');
  });
});
