import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaymentMarks } from './PaymentMarks.tsx';

/**
 * **Use for** saying how one can pay, where prices and conditions are read.
 *
 * **Don't use for** a choice: a form asks with radio buttons.
 */
const meta = {
  title: 'PaymentMarks',
  component: PaymentMarks,
  args: { means: ['direct-debit', 'card', 'e-card', 'transfer', 'cheque'] },
} satisfies Meta<typeof PaymentMarks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };
