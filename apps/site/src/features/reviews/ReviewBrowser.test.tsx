import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import * as stories from './ReviewBrowser.stories.tsx';

const { Default } = composeStories(stories);
const scrolled = vi.fn<() => void>();
const status = () => screen.getByRole('status').textContent;
/** The last of the newest-first order: on the last page. */
const oldest = Default.args.reviews
  ?.toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn))
  .at(-1);

beforeEach(() => {
  history.replaceState(null, '', '/');
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
});

test('opens on its first page, and says so in the address', () => {
  const steps = history.length;
  render(<Default />);
  expect(location.search).toBe('?page=1');
  expect(history.length).toBe(steps);
});

test('a link to a review turns to its page and shows it', async () => {
  history.replaceState(null, '', `/?page=1#${oldest?.id}`);
  render(<Default />);
  await waitFor(() => expect(status()).toMatch(/page 3 sur 3/));
  expect(document.getElementById(oldest?.id ?? '')?.closest('li')?.hidden).toBe(false);
  await waitFor(() => expect(scrolled).toHaveBeenCalledOnce());
  expect(location.search).toBe('?page=3');
});

test('a note that nobody gave says so, and leads back to every review', async () => {
  history.replaceState(null, '', '/?page=1&notes=5');
  const { rerender } = render(<Default reviews={[]} />);
  expect(screen.getByText('Personne n’a encore donné cette note.')).toBeTruthy();
  rerender(<Default />);
  await userEvent.click(screen.getByRole('radio', { name: 'Toutes' }));
  expect(location.search).toBe('?page=1');
});

test('the order and the note chosen are in the address, and the history takes them back', async () => {
  render(<Default />);
  await userEvent.click(screen.getByRole('combobox', { name: /Trier/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Les moins bonnes notes' }));
  await userEvent.click(screen.getByRole('radio', { name: '4 étoiles' }));
  expect(location.search).toBe('?page=1&tri=worst&notes=4');
  act(() => {
    history.replaceState(null, '', '/?page=1');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.getByRole('combobox', { name: /Trier/ }).textContent).toBe('Les plus récents');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Toutes' }).checked).toBe(true);
});

test('whoever then turns the page goes where they please, and is there after a reload', async () => {
  history.replaceState(null, '', `/?page=1#${oldest?.id}`);
  const { unmount } = render(<Default />);
  await waitFor(() => expect(status()).toMatch(/page 3 sur 3/));
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(status()).toMatch(/page 2 sur 3/);
  unmount();
  render(<Default />);
  expect(status()).toMatch(/page 2 sur 3/);
});

test('a page that is turned is read from its head', async () => {
  render(<Default />);
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('status')]);
  expect(document.activeElement?.role).toBe('list');
});

test('what else the address says stays in it, page after page', async () => {
  history.replaceState(null, '', '/?contentOnly=true');
  render(<Default />);
  expect(location.search).toBe('?page=1&contentOnly=true');
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(location.search).toBe('?page=2&contentOnly=true');
});

test('a link to a review is no step of its own: back leads to where the link was', async () => {
  history.replaceState(null, '', `/?page=1#${oldest?.id}`);
  const steps = history.length;
  render(<Default />);
  await waitFor(() => expect(location.search).toBe('?page=3'));
  expect(history.length).toBe(steps);
});

test('a page asked for in another tab opens there', async () => {
  render(<Default />);
  const link = screen.getByRole('link', { name: 'Page 2' });
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(status()).toMatch(/page 1 sur 3/);
  expect(fireEvent.click(link)).toBe(false);
});

test('a note chosen before it woke can be chosen again for React: it is in no form', () => {
  render(<Default />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 étoiles' }).form).toBeNull();
});
