import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import * as stories from './Table.stories.tsx';

const { Narrow, Cards, CaptionHidden } = composeStories(stories);

const name = 'Délais de réponse de nos équipes';

describe('Table', () => {
  test('has a caption, column headers and row headers', () => {
    render(<Narrow />);
    const table = screen.getByRole('table', { name });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((th) => th.textContent),
    ).toEqual(['Demande', 'Par téléphone', 'Par courrier']);
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((th) => th.textContent),
    ).toEqual(['Facture', 'Déménagement', 'Réclamation']);
  });

  test('scrolls in a named group that the keyboard reaches', async () => {
    render(<Narrow />);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('group', { name }));
  });

  test('a value is one thing beside its label on a card, its unit included', () => {
    render(<Cards />);
    const [price] = screen.getAllByRole('cell');
    expect(price?.childNodes).toHaveLength(1);
    expect(price?.firstElementChild?.textContent).toBe('29,99\u00a0€/mois');
  });

  test('keeps its caption for assistive technology when it is not shown', () => {
    render(<CaptionHidden />);
    expect(screen.getByRole('table', { name })).not.toBeNull();
  });
});
