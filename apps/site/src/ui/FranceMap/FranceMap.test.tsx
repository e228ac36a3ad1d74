import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { FranceMap } from './FranceMap.tsx';
import * as stories from './FranceMap.stories.tsx';
import { OUTLINE } from './outline.ts';
import { placeOnMap } from './FranceMap.tsx';

const { Places } = composeStories(stories);

const points = [...OUTLINE.matchAll(/(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe('FranceMap', () => {
  test('says what it shows and names each place', () => {
    render(<Places />);
    expect(screen.getByText(/Lille, Nantes et Marseille/)).toBeTruthy();
    for (const name of ['Lille', 'Nantes', 'Marseille']) {
      expect(screen.getByText(name)).toBeTruthy();
    }
  });

  test('puts towns where they are', () => {
    const lille = placeOnMap(3.06, 50.63);
    const marseille = placeOnMap(5.37, 43.3);
    const brest = placeOnMap(-4.49, 48.39);
    expect(lille.y).toBeLessThan(brest.y);
    expect(brest.y).toBeLessThan(marseille.y);
    expect(brest.x).toBeLessThan(lille.x);
    expect(lille.x).toBeLessThan(marseille.x);
  });

  test('puts the ends of the country on its coast', () => {
    const nearest = (x: number, y: number) =>
      Math.min(...points.map(([px = 0, py = 0]) => Math.hypot(px - x, py - y)));
    const corsen = placeOnMap(-4.795, 48.413); // westernmost point of the mainland
    const braye = placeOnMap(2.545, 51.089); // northernmost
    expect(nearest(corsen.x, corsen.y)).toBeLessThan(15);
    expect(nearest(braye.x, braye.y)).toBeLessThan(15);
  });

  test('a name that would run off the map stands before its place', () => {
    const place = { longitude: 5.45, latitude: 43.53 };
    render(
      <FranceMap
        label="Aix"
        places={['Aix-en-Provence', 'Nice'].map((name) => ({ ...place, name }))}
      />,
    );
    expect(Number(screen.getByText('Aix-en-Provence').getAttribute('x'))).toBeLessThan(0);
    expect(Number(screen.getByText('Nice').getAttribute('x'))).toBeGreaterThan(0);
  });

  test('stays small: every page that shows it carries it', () => {
    expect(OUTLINE.length).toBeLessThan(2500);
  });
});
