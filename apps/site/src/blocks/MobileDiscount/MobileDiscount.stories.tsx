import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogue, sampleBox } from '#testing/catalogue.ts';
import { sampleContent } from '#testing/sample-content.ts';
import sections from '../../../../../content/boxes/sections.json';
import { MobileDiscount } from './MobileDiscount.tsx';

/**
 * **Use for** what a box subscriber pays for mobile plans.
 *
 * **Don't use for** selling plans: they have their own site.
 */
const meta = {
  title: 'Blocks/MobileDiscount',
  component: MobileDiscount,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: sampleContent('boxes/sections', sections).mobile,
    plans: catalogue.mobilePlans,
    discount: sampleBox('pop'),
    familyHref: '#family',
  },
} satisfies Meta<typeof MobileDiscount>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
