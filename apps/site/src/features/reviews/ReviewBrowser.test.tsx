import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
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
  Element.prototype.scrollIntoView = scrolled;
});

test('a link to a review turns to its page and shows it', async () => {
  history.replaceState(null, '', `/?page=1#${oldest?.id}`);
  render(<Default />);
  await waitFor(() => expect(status()).toMatch(/page 3 sur 3/));
  expect(document.getElementById(oldest?.id ?? '')?.closest('li')?.hidden).toBe(false);
  await waitFor(() => expect(scrolled).toHaveBeenCalledOnce());
  expect(location.search).toBe('?page=3');
});

test('whoever then turns the page goes where they please', async () => {
  history.replaceState(null, '', `/?page=1#${oldest?.id}`);
  render(<Default />);
  await waitFor(() => expect(status()).toMatch(/page 3 sur 3/));
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(status()).toMatch(/page 2 sur 3/);
});
