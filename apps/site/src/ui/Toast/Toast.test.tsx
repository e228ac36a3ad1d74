import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as stories from './Toast.stories.tsx';
import { $toasts, showToast, TOAST_DURATION_MS } from './toasts.ts';

const { Empty } = composeStories(stories);

const message = 'Le lien est copié.';
const toast = () => screen.queryByText(message);
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  $toasts.set([]);
});
afterEach(() => {
  vi.useRealTimers();
});

function showOne(duration?: number) {
  render(<Empty />);
  act(() => void showToast(duration === undefined ? { message } : { message, duration }));
  return screen.getByText(message).parentElement ?? document.body;
}

describe('Toast', () => {
  test('appears in a region that was there to be listened to', () => {
    render(<Empty />);
    const region = screen.getByRole('region', { name: 'Notifications' });
    expect(region.getAttribute('aria-live')).toBe('polite');
    fireEvent.click(screen.getByRole('button', { name: 'Copier le lien' }));
    expect(region.textContent).toContain(message);
  });

  test('leaves by itself after 5000 ms', () => {
    expect(TOAST_DURATION_MS).toBe(5000);
    showOne();
    pass(4999);
    expect(toast()).not.toBeNull();
    pass(1);
    expect(toast()).toBeNull();
  });

  test('stays as long as it is told to', () => {
    showOne(200);
    pass(200);
    expect(toast()).toBeNull();
  });

  test.each([
    ['pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['focus', fireEvent.focus, fireEvent.blur],
  ])('waits while the %s is on it, then goes on from where it was', (_what, enter, leave) => {
    const element = showOne();
    pass(3000);
    enter(element);
    pass(60_000);
    expect(toast()).not.toBeNull();
    leave(element);
    pass(1999);
    expect(toast()).not.toBeNull();
    pass(1);
    expect(toast()).toBeNull();
  });

  test('closes on its button', () => {
    showOne();
    fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(toast()).toBeNull();
  });
});
