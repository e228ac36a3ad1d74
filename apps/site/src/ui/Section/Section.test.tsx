import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as stories from './Section.stories.tsx';

const { Default, Dark, WithoutTitle, WithId, Bands } = composeStories(stories);

describe('Section', () => {
  test('is a region named by its heading', () => {
    render(<Default />);
    expect(screen.getByRole('region', { name: 'Pourquoi nous choisir ?' })).not.toBeNull();
    expect(screen.getByRole('heading', { level: 2 })).not.toBeNull();
  });

  test('without a title it is no landmark', () => {
    render(<WithoutTitle />);
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('wears its theme over the whole band', () => {
    render(<Dark />);
    expect(screen.getByRole('region').dataset['theme']).toBe('dark');
  });

  test('can be linked to', () => {
    render(<WithId />);
    expect(screen.getByRole('region').id).toBe('pourquoi');
  });

  test('several on one page keep their own names', () => {
    render(<Bands />);
    expect(screen.getByRole('region', { name: 'UltraApp' })).not.toBeNull();
    expect(screen.getByRole('region', { name: 'shaderDark' })).not.toBeNull();
  });
});
