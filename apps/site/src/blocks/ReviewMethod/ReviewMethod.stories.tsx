import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReviewMethod } from './ReviewMethod.tsx';

/**
 * **Use for** how reviews are collected and checked, below them.
 *
 * **Don't use for** anything else.
 */
const meta = {
  title: 'Blocks/ReviewMethod',
  component: ReviewMethod,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Comment les avis sont vérifiés',
    text: 'Chaque avis vient d’un abonné, **invité après sa commande**. Aucun n’est récompensé.',
  },
} satisfies Meta<typeof ReviewMethod>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
