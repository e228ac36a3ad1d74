import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import json from '../../../../../content/boxes/pop/page.json';
import sections from '../../../../../content/boxes/sections.json';
import { Story } from './Story.tsx';

/**
 * **Use for** what an offer changes at home, one idea and one picture at a time.
 *
 * **Don't use for** a list of features (Features).
 */
const meta = {
  title: 'Blocks/Story',
  component: Story,
  parameters: { layout: 'fullscreen' },
  args: {
    label: sampleContent('boxes/sections', sections).story,
    stories: sampleContent('boxes/pop/page', json).stories,
  },
} satisfies Meta<typeof Story>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
