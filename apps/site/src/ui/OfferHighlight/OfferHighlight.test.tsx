import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { drawOfferHighlight } from './OfferHighlight.behaviour.ts';
import { OfferHighlight } from './OfferHighlight.tsx';
import * as stories from './OfferHighlight.stories.tsx';

const { One, Several } = composeStories(stories);

describe('OfferHighlight', () => {
  test('fails when there is no card', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<OfferHighlight cards={[]} />)).toThrow(
      'no offer highlight card available to show',
    );
  });

  test('is a link named by what its picture says', () => {
    render(<One />);
    const link = screen.getByRole('link', { name: 'Freebox Ultra : découvrir l’offre' });
    expect(link.getAttribute('href')).toBe('#ultra');
  });

  test('shows one card of several', () => {
    render(<Several />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getAllByRole('link', { hidden: true })).toHaveLength(3);
  });

  test.each([
    [0, 0],
    [0.34, 1],
    [0.999, 2],
  ])('a draw of %f shows card %i and no other', (draw, card) => {
    render(<Several />);
    const cards = screen.getAllByRole('link', { hidden: true });
    const root = cards[0]?.parentElement;
    if (!root) throw new Error('no card');
    drawOfferHighlight(root, () => draw);
    expect(cards.map(({ hidden }) => hidden)).toEqual([0, 1, 2].map((at) => at !== card));
  });

  test('hydrates quietly, and keeps the card that was drawn before', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const host = document.createElement('div');
    document.body.append(host);
    host.innerHTML = renderToString(<Several />);
    const [first, second] = host.querySelectorAll('a');
    first?.toggleAttribute('hidden', true);
    second?.toggleAttribute('hidden', false);
    const root = await act(() => hydrateRoot(host, <Several />));
    expect(complaint).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Freebox Pop : découvrir l’offre' })).toBe(second);
    act(() => root.unmount());
    host.remove();
  });
});
