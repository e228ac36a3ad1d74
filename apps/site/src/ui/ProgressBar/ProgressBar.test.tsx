import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as stories from './ProgressBar.stories.tsx';
import { PROGRESS_STATES } from './ProgressBar.tsx';

const { Loading, Indeterminate, Success, Error: ErrorStory } = composeStories(stories);

const bar = () => screen.getByRole('progressbar', { name: 'Préparation de votre lettre' });

describe('ProgressBar', () => {
  test('has the states loading, success and error', () => {
    expect(PROGRESS_STATES).toEqual(['loading', 'success', 'error']);
  });

  test('tells how far it is', () => {
    render(<Loading />);
    expect(bar()).toHaveProperty('value', 40);
    expect(screen.getByText('40 %')).not.toBeNull();
  });

  test('without a value its advance is unknown', () => {
    render(<Indeterminate />);
    expect(bar().hasAttribute('value')).toBe(false);
  });

  test('a success is full and says so', () => {
    render(<Success />);
    expect(bar()).toHaveProperty('value', 100);
    expect(screen.getByRole('status').textContent).toBe('Votre lettre est prête.');
  });

  test('an error stays where it stopped and says so', () => {
    render(<ErrorStory />);
    expect(bar()).toHaveProperty('value', 60);
    expect(screen.getByRole('status').textContent).toBe('La préparation a échoué. Réessayez.');
  });
});
