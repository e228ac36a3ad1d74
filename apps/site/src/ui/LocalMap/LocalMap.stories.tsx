import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSurroundings } from '#testing/shops.ts';
import { LocalMap } from './LocalMap.tsx';

/**
 * **Use for** showing where one place is, in its department and beside the towns that people know.
 *
 * **Don't use for** places all over the country: that is FranceMap.
 */
const meta = {
  title: 'LocalMap',
  component: LocalMap,
  args: {
    label: 'La boutique dans le département\u00a0: Aubagne, près de Marseille',
    ...sampleSurroundings,
  },
} satisfies Meta<typeof LocalMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shop: Story = {};

export const Alone: Story = { args: { prefectures: [] } };
