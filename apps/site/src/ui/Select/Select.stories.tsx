import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './Select.tsx';

/**
 * **Use for** one value among five or more in a form. The list is the system's own.
 *
 * **Don't use for** two to four values (Radio, ContentSwitcher), or values that need a picture
 * (Dropdown).
 */
const meta = {
  title: 'Select',
  component: Select,
  args: {
    label: 'Objet de votre demande',
    name: 'objet',
    required: true,
    placeholder: 'Choisissez un objet',
    options: [
      { value: 'offre', label: 'Une offre' },
      { value: 'fibre', label: 'Le raccordement à la fibre' },
      { value: 'facture', label: 'Une facture' },
      { value: 'demenagement', label: 'Un déménagement' },
      { value: 'autre', label: 'Autre chose', disabled: true },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Chosen: Story = { args: { defaultValue: 'fibre' } };

export const WithError: Story = { args: { error: 'Choisissez un objet.' } };

export const WithHint: Story = { args: { hint: 'Il décide de l’équipe qui vous répond.' } };

export const Disabled: Story = { args: { disabled: true } };
