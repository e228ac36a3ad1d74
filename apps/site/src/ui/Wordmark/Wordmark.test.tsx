import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as stories from './Wordmark.stories.tsx';
import { hasLongWord, SETTINGS, TONES, wordmarkStyle } from './wordmark-style.ts';

const { Partner } = composeStories(stories);

describe('Wordmark', () => {
  test('is the name as text, whatever its case on screen', () => {
    render(<Partner />);
    expect(screen.getByText('Netflix')).toBeTruthy();
  });

  test.each([
    ['La Cinémathèque de poche', true],
    ['Contes et Compagnie', false],
    ['Universal+', false],
  ])('%s: set smaller because of a long word, never broken inside one: %s', (name, isSmaller) => {
    expect(hasLongWord(name)).toBe(isSmaller);
  });

  test('any name has a setting and a tone, always the same', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const style = wordmarkStyle(name);
        expect(SETTINGS).toContain(style.setting);
        expect(TONES).toContain(style.tone);
        expect(wordmarkStyle(name)).toEqual(style);
      }),
    );
  });

  test('a wall of names shows every setting and every tone', () => {
    const styles = Array.from({ length: 60 }, (_, index) => wordmarkStyle(`Chaîne ${index}`));
    expect(new Set(styles.map(({ setting }) => setting)).size).toBe(SETTINGS.length);
    expect(new Set(styles.map(({ tone }) => tone)).size).toBe(TONES.length);
  });
});
