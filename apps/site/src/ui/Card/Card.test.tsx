import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cssDeclaration } from '#testing/css-declaration.ts';
import * as stories from './Card.stories.tsx';

const { Plain, Linked, Dark } = composeStories(stories);
const css = 'ui/Card/Card.module.css';

describe('Card', () => {
  test('has one link, named by its title', () => {
    render(<Linked />);
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'La fibre chez vous' })).toBe(links[0]);
    expect(links[0]?.dataset['track']).toBe('cartes > fibre');
  });

  test('the link covers the whole card', () => {
    expect(cssDeclaration(css, '.root', 'position')).toBe('relative');
    expect(cssDeclaration(css, '.link::after', 'position')).toBe('absolute');
    expect(cssDeclaration(css, '.link::after', 'inset')).toBe('0');
  });

  test('without a destination it is text under a heading', () => {
    render(<Plain />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('heading', { level: 3, name: 'La fibre chez vous' })).not.toBeNull();
  });

  test('wears its own theme', () => {
    const { container } = render(<Dark />);
    expect(container.querySelector('[data-theme=dark]')).not.toBeNull();
  });
});
