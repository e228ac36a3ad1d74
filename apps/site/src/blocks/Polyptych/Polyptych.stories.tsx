import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import json from '../../../../../content/fibre/polyptych.json';
import { Polyptych } from './Polyptych.tsx';

const { title, panels } = sampleContent('fibre/polyptych', json);

/**
 * **Use for** three or four reasons that each deserve a picture.
 *
 * **Don't use for** short facts: `Features` takes less room.
 */
const meta = {
  title: 'Blocks/Polyptych',
  component: Polyptych,
  parameters: { layout: 'fullscreen' },
  args: { title, panels },
} satisfies Meta<typeof Polyptych>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnePanel: Story = { args: { panels: panels.slice(0, 1) } };
