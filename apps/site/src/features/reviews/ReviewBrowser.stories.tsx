import type { Meta, StoryObj } from '@storybook/react-vite';
import { controls } from '#testing/controls.ts';
import { sampleContent } from '#testing/sample-content.ts';
import json from '../../../../../content/reviews.json';
import page from '../../../../../content/pages/avis-{line}.json';
import { ReviewBrowser } from './ReviewBrowser.island.tsx';

/**
 * **Use for** all the reviews, sorted, filtered and paged in the address.
 *
 * **Don't use for** a few reviews beside an offer (Reviews).
 */
const meta = {
  title: 'Features/ReviewBrowser',
  component: ReviewBrowser,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: sampleContent('pages/avis-{line}', page).browser,
    card: controls.review,
    reviews: sampleContent('reviews', json).reviews.slice(0, 30),
    path: '#avis',
  },
} satisfies Meta<typeof ReviewBrowser>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const None: Story = { args: { reviews: [] } };
