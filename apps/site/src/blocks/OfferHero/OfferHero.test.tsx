import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as stories from './OfferHero.stories.tsx';

const { Default, SoldOut, WithoutPromotion } = composeStories(stories);
const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

describe('the hero of an offer', () => {
  test('has one name, the price with what comes after, both speeds and one thing to do', () => {
    render(<Default />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Freebox Pop');
    expect(text()).toContain('29 euros 99 par mois pendant 12 mois, puis 39 euros 99 par mois');
    expect(text()).toContain('5 Gbit/s en téléchargement');
    expect(text()).toContain('900 Mbit/s en envoi');
    expect(screen.getByRole('link', { name: 'Je m’abonne' }).getAttribute('href')).toBe(
      '#souscrire',
    );
  });

  test('a sold-out box leads nowhere', () => {
    render(<SoldOut />);
    expect(screen.queryByRole('link', { name: 'Je m’abonne' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Victime de son succès' }).hasAttribute('href')).toBe(
      false,
    );
  });

  test('a price without promotion announces no other', () => {
    render(<WithoutPromotion />);
    expect(text()).toContain('23 euros 99 par mois');
    expect(text()).not.toContain('puis');
  });
});
