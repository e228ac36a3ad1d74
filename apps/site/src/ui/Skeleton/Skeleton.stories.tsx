import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

/**
 * **Use for** content fetched after the page has loaded, in the very room it will take.
 *
 * **Don't use for** anything a static page can hold from the start, which is nearly everything.
 */
const meta = {
  title: 'Skeleton',
  component: Skeleton,
  args: { label: 'Chargement des boutiques' },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = {};

export const WholeRoom: Story = { args: { lines: 1 } };
