import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogue, sampleBox } from '#testing/catalogue.ts';
import { sampleContent } from '#testing/sample-content.ts';
import sections from '../../../../../content/boxes/sections.json';
import { TrueCost } from './TrueCost.tsx';

/**
 * **Use for** the price of a box, in the order in which it is paid.
 *
 * **Don't use for** a price alone (Price).
 */
const meta = {
  title: 'Blocks/TrueCost',
  component: TrueCost,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: sampleContent('boxes/sections', sections).cost,
    offer: sampleBox('pop'),
    fees: catalogue.fees,
    sheetHref: '#fiche',
  },
} satisfies Meta<typeof TrueCost>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutPromotion: Story = { args: { offer: sampleBox('pop-s') } };
