import { composeStories } from '@storybook/react-vite';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $toasts } from '../../ui/Toast/toasts.ts';
import * as stories from './Comparator.stories.tsx';

const { Default } = composeStories(stories);

beforeEach(() => {
  history.replaceState(null, '', '/');
  // What the test before said would be read as said in this one, and stays for five seconds.
  $toasts.set([]);
});

const columns = () =>
  screen
    .getAllByRole('columnheader')
    .slice(1)
    .map((header) => within(header).getAllByRole('link')[0]?.textContent);

describe('the comparator', () => {
  test('starts with two boxes and says how many lines it compares', () => {
    render(<Default />);
    expect(columns()).toEqual(['Freebox Ultra', 'Freebox Pop']);
    expect(screen.getByRole('status').textContent).toContain('2 Freebox comparées');
  });

  test('shows the boxes that the address names, and follows the history', async () => {
    history.replaceState(null, '', '/?boxes=box-5g,pop-s');
    render(<Default />);
    expect(columns()).toEqual(['Freebox Pop S', 'Box 5G']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Freebox Pop' }));
    expect(location.search).toBe('?boxes=box-5g,pop-s,pop');
    act(() => {
      history.replaceState(null, '', '/?boxes=ultra,pop');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(columns()).toEqual(['Freebox Ultra', 'Freebox Pop']);
  });

  test('every group of lines follows what is ticked', async () => {
    render(<Default />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Freebox Pop S' }));
    const cells = () =>
      screen
        .getAllByRole('row')
        .map((row) => within(row).queryAllByRole('cell').length)
        .filter((count) => count > 0);
    await waitFor(() => expect(new Set(cells())).toEqual(new Set([3])));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Voir les différences seulement' }));
    const said = /(\d+) différences/.exec(screen.getByRole('status').textContent)?.[1];
    await waitFor(() => expect(cells()).toHaveLength(Number(said)));
  });

  test('adds up what each costs over the months chosen, and keeps it in the address', async () => {
    render(<Default />);
    await userEvent.click(screen.getByRole('radio', { name: 'Sur 24\u00a0mois' }));
    expect(location.search).toBe('?boxes=pop,ultra&mois=24');
    const total = screen.getByRole('row', { name: /Coût total sur 24/ });
    for (const header of screen.getAllByRole('columnheader').slice(1))
      expect(header.textContent).toContain('en 24\u00a0mois, mise en service incluse');
    const amounts = within(total)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    for (const [at, header] of screen.getAllByRole('columnheader').slice(1).entries())
      expect(header.textContent).toContain(amounts[at]);
  });

  test.each([
    ['1', 'Freebox Révolution Light'],
    ['12', 'Freebox Révolution Light'],
    ['24', 'Freebox Pop S'],
  ])('over %s months the cheapest is the one that the prices shown say', (months, cheapest) => {
    history.replaceState(null, '', `/?boxes=ultra,revolution-light,pop-s&mois=${months}`);
    render(<Default />);
    const first = screen
      .getAllByRole('columnheader')
      .filter(({ textContent }) => textContent.includes('La moins chère'));
    expect(first.map((header) => within(header).getAllByRole('link')[0]?.textContent)).toEqual([
      cheapest,
    ]);
  });

  test('what else the address says stays in it, for this visitor alone', async () => {
    const visitor = userEvent.setup();
    history.replaceState(null, '', '/?contentOnly=true&mois=12&pk_source=a%2Fb');
    render(<Default />);
    await visitor.click(screen.getByRole('checkbox', { name: 'Freebox Pop S' }));
    await visitor.click(screen.getByRole('radio', { name: 'Par mois' }));
    expect(location.search).toBe('?boxes=pop,ultra,pop-s&contentOnly=true&pk_source=a%2Fb');
    await visitor.click(screen.getByRole('button', { name: 'Copier le lien' }));
    await expect.poll(() => navigator.clipboard.readText()).toMatch(/\?boxes=[^&]+$/);
  });

  test('says that the link is copied, or that it cannot be', async () => {
    const visitor = userEvent.setup();
    render(<Default />);
    await visitor.click(screen.getByRole('button', { name: 'Copier le lien' }));
    expect(await screen.findByText('Lien copié')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(location.href);
    history.replaceState(null, '', '?boxes=pop&pk_source=partenaire&pk_cid=12&t=3');
    await visitor.click(screen.getByRole('button', { name: 'Copier le lien' }));
    await expect.poll(() => navigator.clipboard.readText()).toMatch(/\?boxes=pop$/);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
    await visitor.click(screen.getByRole('button', { name: 'Copier le lien' }));
    expect(await screen.findByText(/refuse de copier/)).toBeTruthy();
  });

  test('asks for a second box when only one is left', async () => {
    render(<Default />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Freebox Ultra' }));
    expect(screen.getByRole('status').textContent).toBe(
      'Choisissez une deuxième Freebox à comparer.',
    );
  });
});
