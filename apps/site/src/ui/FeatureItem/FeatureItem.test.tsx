import { FEATURE_ICON_NAMES } from '@vitrine/domain/content/feature-icons';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { readContent } from '#testing/read-content.ts';
import { featureIcon } from './feature-icons.ts';
import * as stories from './FeatureItem.stories.tsx';

const { WithTooltip, WithoutTooltip, EveryIcon } = composeStories(stories);

describe('FeatureItem', () => {
  test('shows its description, its icon being decoration', () => {
    const { container } = render(<WithoutTooltip />);
    expect(container.textContent).toBe('Wi-Fi 7 dans toutes les pièces');
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  test('says more on demand, and says about what', () => {
    render(<WithTooltip />);
    const more = screen.getByRole('button', { name: /^En savoir plus\s: Wi-Fi 7 dans toutes/ });
    const said = document.getElementById(more.getAttribute('aria-describedby') ?? '');
    expect(said?.textContent).toMatch(/^Un répéteur Wi-Fi est disponible/);
  });

  test('without a tooltip there is nothing to press', () => {
    render(<WithoutTooltip />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('draws every icon of its map', () => {
    const { container } = render(<EveryIcon />);
    expect(container.querySelectorAll('svg')).toHaveLength(FEATURE_ICON_NAMES.length);
  });

  test('knows every icon that the offers name', () => {
    const offers = readContent('box-comparator');
    const names = [...offers.matchAll(/"icon": "([a-z]+)"/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(0);
    for (const name of new Set(names)) expect(FEATURE_ICON_NAMES).toContain(name);
  });

  test('an unknown icon stops the build', () => {
    expect(() => featureIcon('rocket')).toThrow('feature icon "rocket" is not one of speed, wifi');
  });
});
