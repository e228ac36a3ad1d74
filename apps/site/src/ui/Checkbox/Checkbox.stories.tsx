import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './Checkbox.tsx';

/**
 * **Use for** a yes or no, an agreement, several choices in a list.
 *
 * **Don't use for** one choice among several (Radio), or an effect that is immediate (SubscriberSwitch).
 * A marketing opt-in is never checked beforehand.
 */
const meta = {
  title: 'Checkbox',
  component: Checkbox,
  args: { label: 'J’accepte le règlement du jeu', name: 'reglement' },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};

export const Checked: Story = { args: { defaultChecked: true } };

export const WithHint: Story = {
  args: { hint: 'La version du règlement est gardée avec votre participation.' },
};

export const WithError: Story = {
  args: { error: 'Acceptez le règlement pour participer.', required: true },
};

export const Disabled: Story = { args: { disabled: true } };

export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } };
