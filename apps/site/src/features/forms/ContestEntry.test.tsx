import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import * as stories from './ContestEntry.stories.tsx';

const { Open } = composeStories(stories);
const button = () => screen.queryByRole('button', { name: 'Je participe' });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = (json: unknown, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(json, { status })),
  );

/** A page rendered before its contest opened: what it says is corrected in the browser. */
const times = {
  opensAt: '2026-11-01T00:00:00Z',
  closesAt: '2026-12-01T00:00:00Z',
  stateHref: '/api/contest/x/participation',
  initial: 'upcoming',
} as const;

const renderAt = (now: string, changes: object = {}) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  render(<Open times={{ ...times, ...changes }} />);
};

test.each([
  ['Bientôt', '2026-10-31T23:59:59Z', /pas encore commencé/],
  ['Jeu terminé', '2026-12-01T00:00:00Z', /est terminé/],
])('says %s at %s by the clock alone', (label, now, sentence) => {
  answer({ state: 'full' });
  renderAt(now);
  expect(screen.getByText(label)).toBeTruthy();
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(button()).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

test('a page rendered before it opened leads a visitor without script to what it is now', () => {
  const html = renderToString(<Open times={times} />);
  expect(html).toContain('pas encore commencé');
  expect(html).toMatch(
    /<a href="\/api\/contest\/[\w-]+\/participation"[^>]*>Voir si le jeu est ouvert<\/a>/,
  );
});

test('is full when the server has no place left', async () => {
  answer({ state: 'full' });
  renderAt('2026-11-15T10:00:00Z');
  expect(await screen.findByText('Jeu complet')).toBeTruthy();
  expect((await screen.findByRole('status')).textContent).toContain('Ce jeu est complet');
  expect(button()).toBeNull();
});

test.each([
  ['has places', () => answer({ state: 'open' })],
  ['fails', () => answer({ state: 'full' }, 503)],
  ['is away', () => vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))],
])('stays open when the server %s', async (_why, prepare) => {
  prepare();
  renderAt('2026-11-15T10:00:00Z');
  expect(await screen.findByText('Jeu ouvert')).toBeTruthy();
  expect(button()).not.toBeNull();
});

test('asks nothing where places are not limited', () => {
  answer({ state: 'full' });
  renderAt('2026-11-15T10:00:00Z', { stateHref: null });
  expect(button()).not.toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});
