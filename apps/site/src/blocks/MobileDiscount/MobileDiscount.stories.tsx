import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogue, sampleBox } from '#testing/catalogue.ts';
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
  args: { plans: catalogue.mobilePlans, discount: sampleBox('pop'), familyHref: '#family' },
} satisfies Meta<typeof MobileDiscount>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
