import type { Meta, StoryObj } from '@storybook/react-vite';
import { Input } from '#ui/Input/Input.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

/**
 * **Use for** a form that was refused: above its first question, with a link to each field at fault.
 *
 * **Don't use for** a failure of the service (Alert).
 */
const meta = {
  title: 'ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'Certaines réponses sont à corriger.',
    errors: [{ controlId: 'courriel', message: 'Saisissez votre adresse e-mail.' }],
    takesFocus: null,
  },
  decorators: [
    (Summary) => (
      <>
        <Summary />
        <Input
          id="courriel"
          label="Adresse e-mail"
          required
          error="Saisissez votre adresse e-mail."
        />
      </>
    ),
  ],
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneField: Story = {};

export const NoFieldAtFault: Story = {
  args: { title: 'Le service est momentanément indisponible.', errors: [] },
};
