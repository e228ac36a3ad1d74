import { composeStories } from '@storybook/react-vite';
import { CHOSEN_PACKS_EVENT } from '@vitrine/domain/tv/chosen-packs-event';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './PackList.stories.tsx';

const [List] = Object.values(composeStories(stories));

const chosen = () =>
  screen.getAllByRole('article').filter((pack) => pack.hasAttribute('data-chosen'));
const choose = (...keys: string[]) =>
  document.dispatchEvent(new CustomEvent(CHOSEN_PACKS_EVENT, { detail: { keys } }));

test('the packs that the finder chose stand out, until it chooses others', () => {
  if (!List) throw new Error('no story');
  render(<List />);
  const [first] = screen.getAllByRole('article');
  choose(first?.id.replace('bouquet-', '') ?? '');
  expect(chosen()).toEqual([first]);
  choose();
  expect(chosen()).toEqual([]);
});

test('a chosen pack is seen, also among those that were folded', () => {
  if (!List) throw new Error('no story');
  const [theme] = List.args.themes ?? [];
  const [pack] = theme?.packs ?? [];
  if (!theme || !pack) throw new Error('no pack');
  const packs = Array.from({ length: 6 }, (_, at) => ({
    ...pack,
    id: `bouquet-${at}`,
    name: `Bouquet ${at}`,
  }));
  render(<List themes={[{ ...theme, packs }]} />);
  const fold = screen.getByText('Les 2 autres bouquets').closest('details');
  choose('0');
  expect(fold?.open).toBe(false);
  choose('5');
  expect(fold?.open).toBe(true);
});
