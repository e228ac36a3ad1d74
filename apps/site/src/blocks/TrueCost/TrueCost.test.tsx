import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as stories from './TrueCost.stories.tsx';

const { Default, WithoutPromotion } = composeStories(stories);
const steps = () =>
  [...document.querySelectorAll('dl > div')].map((step) =>
    [...step.children]
      .slice(0, 2)
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
      .join(' : '),
  );

describe('the true cost', () => {
  test('tells everything that is paid, in order', () => {
    render(<Default />);
    expect(steps()).toEqual([
      'Frais de mise en service : 49 €',
      'Les 12 mois de promotion : 29,99 €/mois',
      'Ensuite : 39,99 €/mois',
      'En tout sur 12 mois : 408,88 €',
      'En tout sur 24 mois : 888,76 €',
      'Frais de résiliation : 59 €',
      'Box non rendue : 150 €',
    ]);
  });

  test('has no "then" when the price does not change', () => {
    render(<WithoutPromotion />);
    expect(steps()).toContain('Chaque mois : 23,99 €/mois');
    expect(steps().some((step) => step.startsWith('Ensuite'))).toBe(false);
  });
});
