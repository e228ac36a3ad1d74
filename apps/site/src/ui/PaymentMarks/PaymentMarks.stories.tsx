import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import page from '../../../../../content/pages/tarifs-et-conditions.json';
import { PaymentMarks } from './PaymentMarks.tsx';

const { payment } = sampleContent('pages/tarifs-et-conditions', page);

/**
 * **Use for** saying how one can pay, where prices and conditions are read.
 *
 * **Don't use for** a choice: a form asks with radio buttons.
 */
const meta = {
  title: 'PaymentMarks',
  component: PaymentMarks,
  args: { title: payment.meansTitle, means: payment.means },
} satisfies Meta<typeof PaymentMarks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };
