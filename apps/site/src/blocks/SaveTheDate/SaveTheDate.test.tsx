import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as stories from './SaveTheDate.stories.tsx';

const { Default } = composeStories(stories);
const units = () => [...screen.getByRole('timer').children].map(({ textContent }) => textContent);

describe('the countdown', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('counts down to the date in words, second by second', () => {
    vi.setSystemTime('2030-03-13T17:58:57Z');
    render(<Default />);
    expect(units()).toEqual(['1 jour', '1 heure', '1 minute', '3 secondes']);
    vi.advanceTimersByTime(2_000);
    expect(units()).toEqual(['1 jour', '1 heure', '1 minute', '1 seconde']);
    vi.advanceTimersByTime(1_000);
    expect(units()).toEqual(['1 jour', '1 heure', '1 minute', '0 seconde']);
    expect(screen.getByText('C’est maintenant.').hidden).toBe(true);
  });

  test('says when the moment has come, then that it has passed, and stops', () => {
    vi.setSystemTime('2030-03-14T18:59:59Z');
    render(<Default />);
    vi.advanceTimersByTime(1_000);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByText('C’est maintenant.').hidden).toBe(false);
    vi.advanceTimersByTime(90 * 60_000);
    expect(screen.getByText('Ce rendez-vous est passé.').hidden).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});
