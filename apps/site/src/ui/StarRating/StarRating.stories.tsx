import type { Meta, StoryObj } from '@storybook/react-vite';
import { controls } from '#testing/controls.ts';
import { StoryGrid } from '#testing/StoryGrid.tsx';
import { StarRating } from './StarRating.tsx';

const label = controls.review.rating;

/**
 * **Use for** a rating out of five that visitors gave.
 *
 * **Don't use for** asking for a rating (Radio), or a score that is not out of five.
 */
const meta = {
  title: 'StarRating',
  component: StarRating,
  args: { rating: 4.5, label },
} satisfies Meta<typeof StarRating>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Half: Story = {};

export const Full: Story = { args: { rating: 5 } };

export const Empty: Story = { args: { rating: 0 } };

export const Rounded: Story = { args: { rating: 4.3 } };

export const EveryRating: Story = {
  render: () => (
    <StoryGrid>
      {Array.from({ length: 11 }, (_, halves) => (
        <StarRating key={halves} rating={halves / 2} label={label} />
      ))}
    </StoryGrid>
  ),
};
