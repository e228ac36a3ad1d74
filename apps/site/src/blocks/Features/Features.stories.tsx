import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleBox } from '#testing/catalogue.ts';
import { controls } from '#testing/controls.ts';
import { Features } from './Features.tsx';

/**
 * **Use for** what an offer gives, each with what the line leaves out.
 *
 * **Don't use for** comparing two offers (Comparator).
 */
const meta = {
  title: 'Blocks/Features',
  component: Features,
  parameters: { layout: 'fullscreen' },
  args: { title: 'L’essentiel', features: sampleBox('pop').features, more: controls.more },
} satisfies Meta<typeof Features>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Ultra: Story = { args: { features: sampleBox('ultra').features } };
