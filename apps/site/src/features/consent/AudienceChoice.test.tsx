import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import * as stories from './AudienceChoice.stories.tsx';

const { Default } = composeStories(stories);

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('one stops being counted with a button, is told so, and it holds on the next page', async () => {
  const first = render(<Default />);
  expect(screen.getByRole('status').textContent).toContain('sont comptées');
  await userEvent.click(screen.getByRole('button', { name: 'Ne plus compter mes visites' }));
  expect(screen.getByRole('status').textContent).toContain('ne sont plus comptées');
  expect(localStorage.getItem('notCounted')).toBe('oui');

  first.unmount();
  render(<Default />);
  expect(screen.getByRole('status').textContent).toContain('ne sont plus comptées');
  await userEvent.click(screen.getByRole('button', { name: 'Compter à nouveau mes visites' }));
  expect(localStorage.getItem('notCounted')).toBeNull();
});

test('a browser that asks for it is not counted, and has nothing to choose', () => {
  vi.stubGlobal('navigator', { ...navigator, globalPrivacyControl: true });
  render(<Default />);
  expect(screen.getByRole('status').textContent).toContain('ne sont plus comptées');
  expect(screen.queryByRole('button')).toBeNull();
  vi.unstubAllGlobals();
});

test('a browser that keeps nothing is not counted, and has nothing to choose', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  render(<Default />);
  expect(screen.getByRole('status').textContent).toContain('ne sont plus comptées');
  expect(screen.queryByRole('button')).toBeNull();
});

test('nobody is told that it holds when it could not be kept', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(<Default />);
  await userEvent.click(screen.getByRole('button', { name: 'Ne plus compter mes visites' }));
  expect(screen.getByRole('status').textContent).toContain('sont comptées');
});
