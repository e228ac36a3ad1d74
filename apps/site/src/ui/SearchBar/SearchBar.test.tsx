import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { cssDeclaration } from '#testing/css-declaration.ts';
import * as stories from './SearchBar.stories.tsx';

const { Empty } = composeStories(stories);

const box = () => screen.getByRole('searchbox', { name: 'Rechercher une chaîne' });

describe('SearchBar', () => {
  test('reports each change and the clearing', async () => {
    const onSearch = vi.fn<(text: string) => void>();
    render(<Empty onSearch={onSearch} />);
    await userEvent.type(box(), 'tv');
    await userEvent.click(screen.getByRole('button', { name: 'Effacer la recherche' }));
    expect(onSearch.mock.calls).toEqual([['t'], ['tv'], ['']]);
  });

  test('clearing empties it, and takes the focus back', async () => {
    render(<Empty />);
    await userEvent.type(box(), 'tv');
    await userEvent.click(screen.getByRole('button', { name: 'Effacer la recherche' }));
    expect(box()).toHaveProperty('value', '');
    expect(document.activeElement).toBe(box());
  });

  test('offers to clear only what is there', () => {
    expect(
      cssDeclaration(
        'ui/SearchBar/SearchBar.module.css',
        '.input:placeholder-shown + .clear',
        'visibility',
      ),
    ).toBe('hidden');
  });

  test('submits on Enter', async () => {
    const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
      event.preventDefault(),
    );
    render(<Empty onSubmit={onSubmit} />);
    await userEvent.type(box(), 'sport{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});
