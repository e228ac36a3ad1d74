import type { Meta, StoryObj } from '@storybook/react-vite';
import page from '../../../../../content/pages/demenagement.json';
import { controls } from '#testing/controls.ts';
import { sampleContent } from '#testing/sample-content.ts';
import { MovingPlanner } from './MovingPlanner.island.tsx';

/** **Use for** the steps of a removal, on the visitor's own dates. Once a page. */
const meta = {
  title: 'Features/MovingPlanner',
  component: MovingPlanner,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: sampleContent('pages/demenagement', page).planner,
    optional: controls.optional,
    returnDays: 30,
  },
} satisfies Meta<typeof MovingPlanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
