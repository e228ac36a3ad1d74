import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import json from '../../../../../content/pages/nos-offres-{line}.json';
import { GoodDeals } from './GoodDeals.tsx';

/**
 * **Use for** special series and discounts: where Bons Plans leads.
 *
 * **Don't use for** permanent offers (BoxLineUp).
 */
const meta = {
  title: 'Blocks/GoodDeals',
  component: GoodDeals,
  parameters: { layout: 'fullscreen' },
  args: sampleContent('pages/nos-offres-{line}', json).deals,
} satisfies Meta<typeof GoodDeals>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
