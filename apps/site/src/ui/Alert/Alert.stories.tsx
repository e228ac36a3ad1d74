import type { Meta, StoryObj } from '@storybook/react-vite';
import { controls } from '#testing/controls.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Alert } from './Alert.tsx';

const words = controls.alerts;

/**
 * **Use for** what a visitor must know about the page or the service: an outage, an error, a success.
 * Set `live` when it appears after the page has loaded.
 *
 * **Don't use for** promotion (OfferHighlight), an error of one field (Input), or a short-lived
 * confirmation (Toast).
 */
const meta = {
  title: 'Alert',
  component: Alert,
  args: { children: 'La carte de la fibre est mise à jour chaque trimestre.' },
} satisfies Meta<typeof Alert>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Info: Story = {
  args: {
    variant: 'info',
    words,
    children: 'Bon à savoir : nos boutiques sont ouvertes le dimanche en décembre.',
  },
};

export const Warning: Story = {
  args: {
    variant: 'warning',
    words,
    children: 'Passez à la fibre avant la date indiquée pour garder votre connexion.',
  },
};

export const Success: Story = {
  args: { variant: 'success', words, live: true, children: 'Votre demande est enregistrée.' },
};

export const Error: Story = {
  args: {
    variant: 'error',
    words,
    live: true,
    children:
      'Le service ne répond pas : nous n’avons pas pu vérifier votre adresse. Réessayez dans un instant.',
  },
};

export const WithAction: Story = {
  args: {
    variant: 'error',
    words,
    children: 'Nous n’avons pas pu vérifier votre adresse.',
    action: (
      <Button size="s" variant="secondary">
        Réessayer
      </Button>
    ),
  },
};
