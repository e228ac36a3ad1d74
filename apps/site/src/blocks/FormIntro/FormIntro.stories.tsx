import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormIntro } from './FormIntro.tsx';

/**
 * **Use for** what a form is for, what happens next and the other ways there.
 *
 * **Don't use for** help about one field (its hint).
 */
const meta = {
  title: 'Blocks/FormIntro',
  component: FormIntro,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Vous avez une Freebox',
    lead: 'Écrivez-nous, nous répondons sous deux jours ouvrés.',
    points: [
      { title: 'Par téléphone', text: 'Le **3244**, tous les jours de 7\u00a0h à minuit.' },
      { title: 'Sourd ou malentendant', text: 'Par le [relais téléphonique](#relais).' },
    ],
    links: [{ label: 'Trouver une boutique', href: '#boutiques' }],
  },
} satisfies Meta<typeof FormIntro>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Short: Story = { args: { points: [], links: [] } };
