import { composeStories } from '@storybook/react-vite';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import * as stories from './Comparator.stories.tsx';

const { Default } = composeStories(stories);

beforeEach(() => {
  history.replaceState(null, '', '/');
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

  test('asks for a second box when only one is left', async () => {
    render(<Default />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Freebox Ultra' }));
    expect(screen.getByRole('status').textContent).toBe(
      'Choisissez une deuxième Freebox à comparer.',
    );
  });
});
