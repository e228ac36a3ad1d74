import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import json from '../../../../../content/boxes/pop/page.json';
import sections from '../../../../../content/boxes/sections.json';
import { OptionCards } from './OptionCards.tsx';

/**
 * **Use for** what can be added to an offer later.
 *
 * **Don't use for** what the offer includes.
 */
const meta = {
  title: 'Blocks/OptionCards',
  component: OptionCards,
  parameters: { layout: 'fullscreen' },
  args: {
    title: sampleContent('boxes/sections', sections).options,
    options: sampleContent('boxes/pop/page', json).options,
  },
} satisfies Meta<typeof OptionCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
