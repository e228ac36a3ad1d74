import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar.tsx';

/**
 * **Use for** work that takes more than a second and whose advance is known, or whose end is awaited.
 *
 * **Don't use for** content that is being fetched (Skeleton) or the steps of a form.
 */
const meta = {
  title: 'ProgressBar',
  component: ProgressBar,
  args: { label: 'Préparation de votre lettre' },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { value: 40 } };

export const Indeterminate: Story = {};

export const Success: Story = { args: { state: 'success', message: 'Votre lettre est prête.' } };

export const Error: Story = {
  args: { state: 'error', value: 60, message: 'La préparation a échoué. Réessayez.' },
};
