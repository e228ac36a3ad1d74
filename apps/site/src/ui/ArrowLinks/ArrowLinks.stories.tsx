import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLinks } from './ArrowLinks.tsx';

/**
 * **Use for** a few ways on, when none matters most.
 *
 * **Don't use for** what one should do (Button), or links in a sentence.
 */
const meta = {
  title: 'ArrowLinks',
  component: ArrowLinks,
  args: {
    links: [
      { label: 'Trouver une boutique', href: '#boutiques' },
      { label: 'Nous appeler', href: '#appeler' },
    ],
  },
} satisfies Meta<typeof ArrowLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
