import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import json from '../../../../../content/pages/wifi-7.json';
import { ServiceSections } from './ServiceSections.tsx';

/**
 * **Use for** what a service’s content says of it, in its order.
 *
 * **Don't use for** what only one page has: give it a block.
 */
const meta = {
  title: 'Blocks/ServiceSections',
  component: ServiceSections,
  parameters: { layout: 'fullscreen' },
  args: { sections: sampleContent('pages/wifi-7', json).sections },
} satisfies Meta<typeof ServiceSections>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
