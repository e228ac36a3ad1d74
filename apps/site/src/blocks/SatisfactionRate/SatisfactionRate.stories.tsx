import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import json from '../../../../../content/home/satisfaction-rate.json';
import { SatisfactionRate } from './SatisfactionRate.tsx';

/**
 * **Use for** one figure, with how it was counted.
 *
 * **Don't use for** a figure without a source.
 */
const meta = {
  title: 'Blocks/SatisfactionRate',
  component: SatisfactionRate,
  parameters: { layout: 'fullscreen' },
  args: sampleContent('home/satisfaction-rate', json),
} satisfies Meta<typeof SatisfactionRate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
