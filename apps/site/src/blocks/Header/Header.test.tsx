import { composeStories } from '@storybook/react-vite';
import { MEGA_MENU_HEIGHT } from '@vitrine/domain/header-event';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cssDeclaration } from '#testing/css-declaration.ts';
import * as stories from './Header.stories.tsx';

const { Bar } = composeStories(stories);

describe('Header', () => {
  test('its logo leads home and says so', () => {
    render(<Bar />);
    expect(screen.getByRole('link', { name: 'Free\u00a0: accueil' }).getAttribute('href')).toBe(
      '#accueil',
    );
  });

  test('without JavaScript the search leads to the site map', () => {
    render(<Bar />);
    expect(screen.getByRole('link', { name: 'Rechercher' }).getAttribute('href')).toBe(
      '#plan-du-site',
    );
  });

  test('the subscriber area opens in a new tab', () => {
    render(<Bar />);
    const link = screen.getByRole('link', { name: 'Espace abonné (nouvelle fenêtre)' });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  });

  test('the menu button opens the menu', () => {
    render(<Bar />);
    expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('popovertarget')).toBe('menu');
  });

  test('is as high as it tells the sticky bars', () => {
    expect(cssDeclaration('blocks/Header/Header.module.css', '.root', '--bar')).toBe(
      `${MEGA_MENU_HEIGHT}px`,
    );
  });
});
