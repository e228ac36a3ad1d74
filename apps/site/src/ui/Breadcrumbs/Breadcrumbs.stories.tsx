import type { Meta, StoryObj } from '@storybook/react-vite';
import { controls } from '#testing/controls.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const levels = [
  'Accueil',
  'Services',
  'Télévision',
  'Chaînes et bouquets',
  'Options',
  'CANAL+ en multi-écrans',
].map((name, index) => ({ name, href: `#niveau-${index}` }));

/**
 * **Use for** every page below the home page, once, above its title. Beyond five levels the middle
 * ones fold behind an ellipsis that opens them.
 *
 * **Don't use for** the steps of a form, or pages that have no parent.
 */
const meta = {
  title: 'Breadcrumbs',
  component: Breadcrumbs,
  args: { items: levels.slice(0, 3), texts: controls.crumbs },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Short: Story = {};

export const FiveItems: Story = { args: { items: levels.slice(0, 5) } };

export const Collapsed: Story = { args: { items: levels } };

export const Expanded: Story = {
  args: { items: levels },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('…'));
  },
};
