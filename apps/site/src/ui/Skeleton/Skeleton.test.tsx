import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cssDeclaration } from '#testing/css-declaration.ts';
import * as stories from './Skeleton.stories.tsx';

const { Text, WholeRoom } = composeStories(stories);

describe('Skeleton', () => {
  test('says once what is on its way', () => {
    expect(render(<Text />).container.textContent).toBe('Chargement des boutiques');
  });

  test('has as many lines as the text to come', () => {
    const bones = (container: HTMLElement) => container.querySelectorAll('[class*="bone"]').length;
    expect(bones(render(<Text lines={5} />).container)).toBe(5);
    expect(bones(render(<WholeRoom />).container)).toBe(1);
  });

  test('stops moving before five seconds', () => {
    const animation = cssDeclaration('ui/Skeleton/Skeleton.module.css', '.bone', 'animation');
    const [, seconds = '', times = ''] = /([\d.]+)s .* (\d+)$/.exec(animation) ?? [];
    expect(Number(seconds) * Number(times)).toBeLessThanOrEqual(5);
  });
});
