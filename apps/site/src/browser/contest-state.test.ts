import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showContestState } from './contest-state.ts';

const during = new Date('2026-11-15T10:00:00Z');
const shown = () => document.querySelector<HTMLElement>('[data-contest-state]')?.dataset;

beforeEach(() => {
  document.body.innerHTML = `<div data-contest-state="upcoming" data-opens-at="2026-11-01T00:00:00Z"
    data-closes-at="2026-12-01T00:00:00Z" data-state-href="/api/contest/x/participation"></div>`;
});
afterEach(() => vi.unstubAllGlobals());

const answer = (json: unknown, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(json, { status })),
  );

test.each([
  ['upcoming', '2026-10-31T23:59:59Z'],
  ['closed', '2026-12-01T00:00:00Z'],
])('is %s at %s by the clock alone', async (state, now) => {
  answer({ state: 'full' });
  await showContestState(new Date(now));
  expect(shown()).toMatchObject({ contestState: state });
  expect(fetch).not.toHaveBeenCalled();
});

test('is full when the server has no place left', async () => {
  answer({ state: 'full' });
  await showContestState(during);
  expect(shown()).toMatchObject({ contestState: 'full' });
});

test.each([
  ['has places', () => answer({ state: 'open' })],
  ['fails', () => answer({ state: 'full' }, 503)],
  ['is away', () => vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))],
])('stays open when the server %s', async (_why, prepare) => {
  prepare();
  await showContestState(during);
  expect(shown()).toMatchObject({ contestState: 'open' });
});

test('asks nothing where places are not limited', async () => {
  answer({ state: 'full' });
  delete shown()?.['stateHref'];
  await showContestState(during);
  expect(shown()).toMatchObject({ contestState: 'open' });
  expect(fetch).not.toHaveBeenCalled();
});
