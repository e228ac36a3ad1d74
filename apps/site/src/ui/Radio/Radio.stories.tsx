import type { Meta, StoryObj } from '@storybook/react-vite';
import { Radio } from './Radio.tsx';

/**
 * **Use for** one answer among two to five, all of them worth reading.
 *
 * **Don't use for** long lists (Select), or switching a view (ContentSwitcher).
 */
const meta = {
  title: 'Radio',
  component: Radio,
  args: {
    label: 'Vous êtes',
    name: 'profil',
    options: [
      { value: 'freebox', label: 'Abonné Freebox' },
      { value: 'mobile', label: 'Abonné mobile', hint: 'Avec ou sans Freebox' },
      { value: 'prospect', label: 'Pas encore abonné' },
    ],
  },
} satisfies Meta<typeof Radio>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unanswered: Story = {};

export const Answered: Story = { args: { defaultValue: 'mobile' } };

export const WithHint: Story = { args: { hint: 'Pour vous orienter vers la bonne équipe.' } };

export const WithError: Story = { args: { error: 'Dites-nous qui vous êtes.', required: true } };

export const WithDisabledOption: Story = {
  args: {
    defaultValue: 'a',
    options: [
      { value: 'a', label: 'Livraison à domicile', disabled: true },
      { value: 'b', label: 'Point relais', disabled: true },
      { value: 'c', label: 'Boutique' },
    ],
  },
};
