import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import copy from '../../../../../content/pages/stats.json';
import { DashboardSignIn } from './DashboardSignIn.tsx';

/** **Use for** the way in to the operator's dashboard. */
const meta = {
  title: 'Blocks/DashboardSignIn',
  component: DashboardSignIn,
  args: { texts: sampleContent('pages/stats', copy), brand: 'Free', refusal: null },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DashboardSignIn>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const WrongToken: Story = { args: { refusal: 'wrong' } };

export const TooManyTries: Story = { args: { refusal: 'locked' } };
