import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Select } from './Select.tsx';
import * as stories from './Select.stories.tsx';

const { Empty, WithError } = composeStories(stories);

describe('Select', () => {
  test('offers its options after a placeholder', () => {
    render(<Empty />);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Choisissez un objet',
      'Une offre',
      'Le raccordement à la fibre',
      'Une facture',
      'Un déménagement',
      'Autre chose',
    ]);
  });

  test('reports the chosen value', async () => {
    const onChange = vi.fn<(value: string) => void>();
    render(<Empty onChange={(event) => onChange(event.target.value)} />);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Une facture');
    expect(onChange).toHaveBeenCalledWith('facture');
  });

  test('demands a choice only where nothing may be chosen yet', () => {
    render(<Empty required />);
    expect(screen.getByRole<HTMLSelectElement>('combobox').required).toBe(true);
    render(<Select label="Lignes" options={[{ value: '1', label: 'Une' }]} required />);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Lignes' }).required).toBe(
      false,
    );
  });

  test('shows its error below only when given', () => {
    render(<WithError />);
    const select = screen.getByRole('combobox', { name: 'Objet de votre demande' });
    expect(select.getAttribute('aria-invalid')).toBe('true');
    const errorId = select.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(errorId)?.textContent).toBe('Choisissez un objet.');
  });
});
