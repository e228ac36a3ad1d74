import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as stories from './Badge.stories.tsx';
import { BADGE_COLORS, BADGE_SIZES } from './Badge.tsx';

const { Red, Black, Dot } = composeStories(stories);

describe('Badge', () => {
  test('is red unless told otherwise', () => {
    render(<Red />);
    expect(screen.getByText('Nouveau').className).toContain('red');
  });

  test('exists in black, red and blue, s and m', () => {
    expect(BADGE_COLORS).toEqual(['black', 'red', 'blue']);
    expect(BADGE_SIZES).toEqual(['s', 'm']);
    render(<Black size="s" />);
    expect(screen.getByText('Série Spéciale').className).toMatch(/black.*\b_?s_/);
  });

  test('is a dot when there is no label, and says what the dot means', () => {
    const { container } = render(<Dot />);
    expect(container.firstElementChild?.className).toContain('dot');
    expect(container.textContent).toBe('1 nouveauté');
  });
});
