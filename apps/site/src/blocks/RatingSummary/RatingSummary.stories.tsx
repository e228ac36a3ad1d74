import type { Meta, StoryObj } from '@storybook/react-vite';
import { controls } from '#testing/controls.ts';
import { sampleContent } from '#testing/sample-content.ts';
import page from '../../../../../content/pages/avis-{line}.json';
import json from '../../../../../content/reviews.json';
import { RatingSummary } from './RatingSummary.tsx';

/**
 * **Use for** saying how many reviews there are of each rating, beside the reviews themselves.
 *
 * **Don't use for** one figure alone: `SatisfactionRate` says it better.
 */
const meta = {
  title: 'Blocks/RatingSummary',
  component: RatingSummary,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: sampleContent('pages/avis-{line}', page).summary,
    stars: controls.review.rating,
    reviews: sampleContent('reviews', json).reviews,
  },
} satisfies Meta<typeof RatingSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneReview: Story = { args: { reviews: [{ rating: 4 }] } };
