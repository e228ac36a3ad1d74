import type { Meta, StoryObj } from '@storybook/react-vite';
import { MovingPlanner } from './MovingPlanner.tsx';

/** **Use for** the steps of a removal, dated by `browser/moving-planner.ts`. Once a page. */
const meta = {
  title: 'Blocks/MovingPlanner',
  component: MovingPlanner,
  args: { title: 'Votre calendrier' },
} satisfies Meta<typeof MovingPlanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
