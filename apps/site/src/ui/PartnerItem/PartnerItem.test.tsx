import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as stories from './PartnerItem.stories.tsx';

const { WithPicture, WithTrailer, TextOnly } = composeStories(stories);

describe('PartnerItem', () => {
  test('shows the partner in type, what it offers and on which terms', () => {
    render(<WithPicture />);
    expect(screen.getByText('Universal+')).not.toBeNull();
    expect(screen.getByRole('heading', { level: 3, name: 'La nuit des veilleurs' })).not.toBeNull();
    expect(screen.getByText('Saison 2, dès le 12 mars')).not.toBeNull();
    expect(screen.getByText('une nuit').tagName).toBe('STRONG');
    expect(screen.getByText(/version originale/)).not.toBeNull();
    expect(screen.getByRole('img', { name: /Une ville de nuit/ })).not.toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('with a video, the button reads Voir la bande annonce', () => {
    const { container } = render(<WithTrailer />);
    const button = screen.getByRole('link', { name: /^Voir la bande annonce/ });
    expect(button.getAttribute('href')).toBe('https://www.youtube.com/watch?v=a1b2c3d4');
    expect(button.dataset['track']).toBe('séries > bande annonce');
    expect(container.querySelector('iframe')).toBeNull();
  });

  test('a title that is not French says so to whoever reads it aloud', () => {
    const { rerender } = render(<TextOnly title="The Last of Us" titleLanguage="en" />);
    expect(screen.getByRole('heading', { name: 'The Last of Us' }).lang).toBe('en');
    rerender(<TextOnly />);
    expect(screen.getByRole('heading').hasAttribute('lang')).toBe(false);
  });

  test('is complete with a title and a description', () => {
    render(<TextOnly />);
    expect(screen.getByRole('article').textContent).toBe(
      'La nuit des veilleursDix épisodes, une nuit, une ville coupée du monde.',
    );
  });
});
