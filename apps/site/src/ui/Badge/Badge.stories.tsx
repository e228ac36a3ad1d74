import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryGrid } from '#testing/StoryGrid.tsx';
import { Badge, BADGE_COLORS, BADGE_SIZES } from './Badge.tsx';

/**
 * **Use for** one short word that sets a thing apart: 'Nouveau', 'Série Spéciale', 'Exclu Web'.
 *
 * **Don't use for** a price, a sentence, or something to click (Chips).
 */
const meta = {
  title: 'Badge',
  component: Badge,
  args: { label: 'Nouveau' },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Red: Story = {};

export const Black: Story = { args: { color: 'black', label: 'Série Spéciale' } };

export const Blue: Story = { args: { color: 'blue', label: 'Exclu Web' } };

export const Dot: Story = { args: { label: '', dotMeaning: '1 nouveauté' } };

export const All: Story = {
  render: () => (
    <StoryGrid>
      {BADGE_SIZES.flatMap((size) =>
        BADGE_COLORS.flatMap((color) => [
          <Badge key={`${size}${color}`} size={size} color={color} label="Nouveau" />,
          <Badge key={`${size}${color}dot`} size={size} color={color} />,
        ]),
      )}
    </StoryGrid>
  ),
};
