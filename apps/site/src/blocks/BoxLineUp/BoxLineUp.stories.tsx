import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleBoxes } from '#testing/catalogue.ts';
import { sampleContent } from '#testing/sample-content.ts';
import offers from '../../../../../content/layout/offers.json';
import { BoxLineUp } from './BoxLineUp.tsx';

/**
 * **Use for** all the boxes, or a choice of them.
 *
 * **Don't use for** comparing line by line (Comparator).
 */
const meta = {
  title: 'Blocks/BoxLineUp',
  component: BoxLineUp,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: sampleContent('layout/offers', offers),
    title: 'Choisissez votre Freebox',
    boxes: sampleBoxes,
    compareHref: '#comparer',
    chooseHref: '#choisir',
  },
} satisfies Meta<typeof BoxLineUp>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneSoldOut: Story = {
  args: {
    boxes: sampleBoxes.map((box, index) => (index === 0 ? { ...box, subscribeHref: null } : box)),
  },
};
