import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import copy from '../../../../../content/pages/stats.json';
import { DashboardHeader } from './Dashboard.tsx';

/** **Use for** the head of the operator's dashboard: its period, and the way out. */
const meta = {
  title: 'Blocks/DashboardHeader',
  component: DashboardHeader,
  args: { texts: sampleContent('pages/stats', copy), brand: 'Free', period: '7j' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DashboardHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Week: Story = {};
