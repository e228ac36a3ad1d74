import type { Meta, StoryObj } from '@storybook/react-vite';
import { controls } from '#testing/controls.ts';
import { sampleContent } from '#testing/sample-content.ts';
import json from '../../../../../content/home/reviews.json';
import { Reviews } from './Reviews.tsx';

/**
 * **Use for** a few verified reviews beside an offer.
 *
 * **Don't use for** all of them (ReviewBrowser).
 */
const meta = {
  title: 'Blocks/Reviews',
  component: Reviews,
  parameters: { layout: 'fullscreen' },
  args: { ...sampleContent('home/reviews', json), texts: controls.review, allReviewsHref: '#avis' },
} satisfies Meta<typeof Reviews>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutAllReviews: Story = { args: { allReviewsHref: null } };
