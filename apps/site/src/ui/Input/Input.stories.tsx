import type { Meta, StoryObj } from '@storybook/react-vite';
import { controls } from '#testing/controls.ts';
import { Input } from './Input.tsx';

/**
 * **Use for** one line of text, with its label always visible. The error appears below, only when
 * given; `invalid` draws the error style alone (the message being elsewhere).
 *
 * **Don't use for** a choice among known values (Select, Radio), or a search (SearchBar).
 */
const meta = {
  title: 'Input',
  component: Input,
  args: { label: 'Nom', name: 'nom', required: true, autoComplete: 'family-name' },
} satisfies Meta<typeof Input>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 'Lefèvre' } };

export const Optional: Story = { args: { required: false, optional: controls.optional } };

export const WithHint: Story = {
  args: {
    label: 'Numéro de ligne',
    name: 'ligne',
    type: 'tel',
    autoComplete: 'tel',
    hint: '10 chiffres, il figure sur votre facture.',
  },
};

export const WithError: Story = {
  args: {
    label: 'Adresse e-mail',
    name: 'email',
    type: 'email',
    autoComplete: 'email',
    defaultValue: 'camille@',
    error: 'Écrivez une adresse complète, comme nom@exemple.fr.',
  },
};

export const Flagged: Story = { args: { invalid: true, defaultValue: '42' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Lefèvre' } };

export const Password: Story = {
  args: {
    label: 'Mot de passe',
    name: 'mot-de-passe',
    type: 'password',
    reveal: { show: 'Afficher le mot de passe', hide: 'Masquer le mot de passe' },
    autoComplete: 'current-password',
    defaultValue: 'correct horse',
  },
};
