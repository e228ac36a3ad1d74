import type { Meta, StoryObj } from '@storybook/react-vite';

import { sampleContent } from '#testing/sample-content.ts';
import sections from '../../../../../content/boxes/sections.json';
import { Speeds } from './Speeds.tsx';

/**
 * **Use for** what a line carries, both ways, in the same size.
 *
 * **Don't use for** a measured speed.
 */
const meta = {
  title: 'Blocks/Speeds',
  component: Speeds,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: sampleContent('boxes/sections', sections).speeds,
    download: 5000,
    upload: 900,
    wifi: 'Wi-Fi 7',
  },
} satisfies Meta<typeof Speeds>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
