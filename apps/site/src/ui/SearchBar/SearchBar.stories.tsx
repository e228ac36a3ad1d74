import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { controls } from '#testing/controls.ts';
import { SearchBar } from './SearchBar.tsx';

/**
 * **Use for** finding a channel, a shop, a page by its words. The label says what is searched.
 *
 * **Don't use for** an address (the eligibility block completes it), or a filter with few values
 * (Chips).
 */
const meta = {
  title: 'SearchBar',
  component: SearchBar,
  args: {
    label: 'Rechercher une chaîne',
    texts: controls.search,
    name: 'q',
    onSearch: (_text: string): void => undefined,
    onSubmit: (event: { preventDefault: () => void }) => event.preventDefault(),
    input: createRef<HTMLInputElement>(),
  },
} satisfies Meta<typeof SearchBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Of the site, where there is no page: typing opens its search. */
export const OfTheSite: Story = {
  args: { label: 'Chercher sur le site', siteSearch: '#plan-du-site' },
};

export const Filled: Story = {
  play: ({ canvas, userEvent }) => userEvent.type(canvas.getByRole('searchbox'), 'cinéma'),
};
