import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './ConsentBanner.stories.tsx';

const { FirstLayer, Alone } = composeStories(stories);

test('refusing is as easy as accepting: same place, same look', () => {
  render(<FirstLayer />);
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Tout refuser',
    'Tout accepter',
    'Personnaliser',
  ]);
  const [refuse, accept] = buttons;
  expect(refuse?.className).toBe(accept?.className);
});

test('names everyone who would be told', () => {
  render(<FirstLayer />);
  const region = screen.getByRole('region', { name: 'Vos cookies, votre choix' });
  expect(region.textContent).toContain('Google Ads, Meta, Snapchat et TikTok.');
});

test('speaks of no partner while none is switched on', () => {
  render(<Alone />);
  const region = screen.getByRole('region', { name: 'Vos cookies, votre choix' });
  expect(region.textContent).toContain('la campagne qui vous a amené');
  expect(region.textContent).not.toMatch(/partenaire/i);
});
