import type { Meta, StoryObj } from '@storybook/react-vite';
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
  args: { label: 'Rechercher une chaîne', texts: controls.search },
} satisfies Meta<typeof SearchBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 'cinéma' } };

export const LabelHidden: Story = { args: { hideLabel: true } };
