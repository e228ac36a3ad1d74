import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as stories from './StarRating.stories.tsx';
import { starFills } from './StarRating.tsx';

const { Half, Full, Rounded } = composeStories(stories);

describe('StarRating', () => {
  test('shows five stars, full, half or empty by rating', () => {
    expect(starFills(4.5)).toEqual(['full', 'full', 'full', 'full', 'half']);
  });

  test.each([
    [0, 5, 0],
    [2.5, 5, 3],
    [5, 5, 5],
  ])('for %d draws %i outlines and fills %i of them', (rating, ...drawn) => {
    const { container } = render(<Half rating={rating} />);
    const shapes = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    expect(shapes.map((shape) => shape?.match(/M/g)?.length ?? 0)).toEqual(drawn);
  });

  test('says the rating in words', () => {
    render(<Full />);
    expect(screen.getByText('Note : 5 sur 5')).not.toBeNull();
  });

  test('rounds to the nearest half star but says the exact value', () => {
    render(<Rounded />);
    expect(starFills(4.3)).toEqual(['full', 'full', 'full', 'full', 'half']);
    expect(screen.getByText('Note : 4,3 sur 5')).not.toBeNull();
  });

  test('always draws five stars, in order, whatever the rating', () => {
    const rank = { full: 2, half: 1, empty: 0 };
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -10, max: 10 }), (rating) => {
        const fills = starFills(rating).map((fill) => rank[fill]);
        expect(fills).toHaveLength(5);
        expect(fills).toEqual(fills.toSorted((a, b) => b - a));
        const shown = fills.reduce((sum, half) => sum + half, 0) / 2;
        expect(Math.abs(shown - Math.min(Math.max(rating, 0), 5))).toBeLessThanOrEqual(0.25);
      }),
    );
  });
});
