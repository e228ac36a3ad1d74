import type { Meta, StoryObj } from '@storybook/react-vite';
import { controls } from '#testing/controls.ts';
import { Textarea } from './Textarea.tsx';

/**
 * **Use for** a message of several lines, with its label always visible.
 *
 * **Don't use for** one line (Input).
 */
const meta = {
  title: 'Textarea',
  component: Textarea,
  args: { label: 'Votre message', name: 'message', required: true },
} satisfies Meta<typeof Textarea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: { defaultValue: 'Bonjour,\nma Freebox redémarre chaque soir vers 20 heures.' },
};

export const WithHint: Story = {
  args: { hint: 'Ne donnez ni mot de passe, ni numéro de carte bancaire.' },
};

export const WithError: Story = { args: { error: 'Écrivez votre message.' } };

export const Optional: Story = { args: { required: false, optional: controls.optional } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Déjà envoyé.' } };
