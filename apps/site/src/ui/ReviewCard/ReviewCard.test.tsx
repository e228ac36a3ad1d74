import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { cssDeclaration } from '#testing/css-declaration.ts';
import { REVIEW_LINES } from './ReviewCard.tsx';
import * as stories from './ReviewCard.stories.tsx';

const { Long, Short, OnOurSite, WithPictureOfVerifier, Example } = composeStories(stories);
const css = 'ui/ReviewCard/ReviewCard.module.css';

describe('ReviewCard', () => {
  test('clamps the review to 4 lines, in the style sheet as in the code', () => {
    expect(REVIEW_LINES).toBe(4);
    expect(cssDeclaration(css, '.root', '--review-lines')).toBe(String(REVIEW_LINES));
    expect(cssDeclaration(css, '.text', '-webkit-line-clamp')).toBe('var(--review-lines)');
  });

  test('reads on through a native disclosure', async () => {
    render(<Long />);
    const details = screen.getByRole('group');
    expect(details).toHaveProperty('open', false);
    await userEvent.click(screen.getByText('Lire la suite'));
    expect(details).toHaveProperty('open', true);
  });

  test('the whole text is in the document, however much is seen', () => {
    render(<Long />);
    expect(screen.getByText(/mon numéro de téléphone\.$/)).not.toBeNull();
  });

  test('a short review has nothing more to read', () => {
    render(<Short />);
    expect(screen.queryByText('Lire la suite')).toBeNull();
  });

  test('says the rating, when it was published and who verified it', () => {
    render(<Long />);
    expect(screen.getByText('Note : 4,5 sur 5')).not.toBeNull();
    expect(screen.getByText(/Publié le 4 mars 2026,/)).not.toBeNull();
    expect(screen.getByText('suite à une expérience du 18 février 2026')).not.toBeNull();
    expect(screen.getByText('Avis vérifié')).not.toBeNull();
  });

  test('leads out to its source in a new window', () => {
    render(<Long />);
    const link = screen.getByRole('link', { name: 'Voir l’avis de Nadia B. (nouvelle fenêtre)' });
    expect(link.getAttribute('href')).toBe('https://avis.example/1042');
    expect(link.getAttribute('rel')).toBe('noopener');
    expect(link.dataset['track']).toBe('avis > voir');
  });

  test('stays in the window when the source is one of our pages', () => {
    render(<OnOurSite />);
    expect(
      screen.getByRole('link', { name: 'Voir l’avis de Nadia B.' }).hasAttribute('target'),
    ).toBe(false);
  });

  test('shows the verifier’s picture when there is one of that name', () => {
    render(<WithPictureOfVerifier />);
    expect(screen.getByRole('img', { name: 'Avis vérifié' })).not.toBeNull();
  });

  test('bears the mark of a proof where it is verified, and none where it is an example', () => {
    const sealOf = (alt: string) => screen.getByText(alt).querySelector('svg');
    const { unmount } = render(<Long />);
    expect(sealOf('Avis vérifié')).not.toBeNull();
    unmount();
    render(<Example />);
    expect(sealOf('Avis d’exemple')).toBeNull();
  });

  test('can be linked to by id', () => {
    render(<Long />);
    expect(screen.getByRole('article').id).toBe('avis-1042');
  });
});
