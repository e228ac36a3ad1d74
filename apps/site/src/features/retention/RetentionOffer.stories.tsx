import type { Meta, StoryObj } from '@storybook/react-vite';
import texts from '../../../../../content/layout/retention-offer.json';
import { sampleContent } from '#testing/sample-content.ts';
import { RetentionOffer } from './RetentionOffer.island.tsx';

/** **Use for** an offer to someone who leaves, beside the termination. **Don't use for** a step before it. */
const meta = {
  title: 'Features/RetentionOffer',
  component: RetentionOffer,
  args: {
    texts: sampleContent('layout/retention-offer', texts),
    action: '/api/retention-offer',
  },
} satisfies Meta<typeof RetentionOffer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
