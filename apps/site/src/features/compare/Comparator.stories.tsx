import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogue, sampleBoxes } from '#testing/catalogue.ts';
import { texts } from '#testing/eligibility.ts';
import { Comparator } from './Comparator.island.tsx';

/**
 * **Use for** two to four boxes side by side; its state is in the address.
 *
 * **Don't use for** other products: write their rows first.
 */
const meta = {
  title: 'Features/Comparator',
  component: Comparator,
  parameters: { layout: 'fullscreen' },
  args: { boxes: sampleBoxes, terms: catalogue, reminder: texts.reminder },
} satisfies Meta<typeof Comparator>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
