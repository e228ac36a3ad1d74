import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './PlaceName.stories.tsx';

const { Department, Shop, Short } = composeStories(stories);

test.each([
  [Department, 'La fibre\u00a0: Alpes-de-Haute-Provence', 'fits24'],
  [Shop, 'Free Saint-Germain-en-Laye\u00a0– rue Nationale', 'fits24'],
  [Short, 'Free Lyon\u00a0– rue Nationale', ''],
] as const)('a name is read as it is written, in a size that fits it', (Story, name, size) => {
  render(<Story />);
  const heading = screen.getByRole('heading');
  expect(heading.textContent).toBe(name);
  expect(/fits\d+/.exec(heading.firstElementChild?.className ?? '')?.[0] ?? '').toBe(size);
});
