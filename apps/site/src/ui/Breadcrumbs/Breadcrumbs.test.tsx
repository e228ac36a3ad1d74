import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cssDeclaration } from '#testing/css-declaration.ts';
import * as stories from './Breadcrumbs.stories.tsx';

const { Short, FiveItems, Collapsed } = composeStories(stories);

const css = 'ui/Breadcrumbs/Breadcrumbs.module.css';

function folded(): string[] {
  return screen
    .getAllByRole('listitem')
    .filter((item) => item.className.includes('folded'))
    .map((item) => item.textContent);
}

describe('Breadcrumbs', () => {
  test('links every level but the current one', () => {
    render(<Short />);
    const nav = screen.getByRole('navigation', { name: 'Fil d’Ariane' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Accueil', 'Services']);
    expect(screen.getByText('Télévision').getAttribute('aria-current')).toBe('page');
  });

  test('five items all show', () => {
    render(<FiveItems />);
    expect(folded()).toEqual([]);
    expect(screen.queryByText('…')).toBeNull();
  });

  test('six items show the first, an ellipsis and the last; the ellipsis opens the others', () => {
    render(<Collapsed />);
    expect(folded()).toEqual(['Services', 'Télévision', 'Chaînes et bouquets', 'Options']);
    expect(screen.getAllByRole('listitem')).toHaveLength(7);
    expect(screen.getByLabelText('Afficher les niveaux intermédiaires').textContent).toBe('…');
    expect(cssDeclaration(css, '.folded', 'display')).toBe('none');
    expect(cssDeclaration(css, '.list:has(details[open]) .folded', 'display')).toBe('flex');
  });
});
