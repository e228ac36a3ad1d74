import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import copy from '../../../../../content/pages/stats.json';
import { OperatorSignIn } from './OperatorSignIn.tsx';

/** **Use for** the way in to a page of the operator's people. */
const meta = {
  title: 'Blocks/OperatorSignIn',
  component: OperatorSignIn,
  args: {
    texts: sampleContent('pages/stats', copy),
    brand: 'Free',
    action: '/stats',
    refusal: null,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OperatorSignIn>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const WrongToken: Story = { args: { refusal: 'wrong' } };

export const TooManyTries: Story = { args: { refusal: 'locked' } };
