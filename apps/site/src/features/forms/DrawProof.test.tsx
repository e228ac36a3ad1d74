import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as stories from './DrawProof.stories.tsx';

const { Waiting, NothingYet, Frozen, Drawn, SeveralPrizes } = composeStories(stories);
const frozen = Frozen.args.initial;

test('before the contest closes, nothing is asked for; without script a link leads to the draw', () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  render(<Waiting />);
  expect(screen.getByText(/Après la clôture/)).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/api/contest/corail/draw#tirage');
  expect(screen.queryByText(/Rien n’est publié/)).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

test('where that link led to no draw yet, it is said, and leads nowhere again', () => {
  render(<NothingYet />);
  expect(screen.getByText(/^Rien n’est publié/)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('once it is closed, the hash of the frozen list comes from the server', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ draw: frozen }));
  render(<Waiting closesAt="2020-01-01T00:00:00Z" />);
  expect(await screen.findByText('3f'.repeat(32))).toBeTruthy();
  expect(screen.getByRole('link', { name: 'La liste des références' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /procès-verbal/ })).toBeNull();
});

test('the result says its seed, its winners in order, and gives all that repeats it', () => {
  render(<Drawn />);
  expect(screen.getByText('ab'.repeat(32))).toBeTruthy();
  const [winners] = screen.getAllByRole('list', { hidden: true });
  expect([...(winners?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    '7K3M-Q9XD',
    'BBBB-2222',
    'CCCC-3333',
  ]);
  expect(screen.getByRole('link', { name: /procès-verbal/ }).getAttribute('href')).toBe(
    '/api/contest/corail/draw/record.json',
  );
});

test('with several prizes, each reference is beside its own', () => {
  render(<SeveralPrizes />);
  const items = screen.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent);
  expect(items.slice(0, 3)).toEqual([
    '7K3M-Q9XD Deux places pour un match',
    'BBBB-2222 Un maillot floqué',
    'DDDD-4444 Un maillot floqué',
  ]);
});

test('where all who entered have won, no empty list of substitutes is to be opened', () => {
  const initial = Drawn.args.initial;
  if (!initial?.result) throw new Error('not drawn');
  render(<Drawn initial={{ ...initial, result: { ...initial.result, substitutes: [] } }} />);
  expect(screen.getByText(/^Gagnants/)).toBeTruthy();
  expect(screen.queryByText(/^Suppléants/)).toBeNull();
});
