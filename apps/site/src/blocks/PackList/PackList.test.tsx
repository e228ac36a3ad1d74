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
