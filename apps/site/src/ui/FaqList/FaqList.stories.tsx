import type { Meta, StoryObj } from '@storybook/react-vite';
import { FaqList } from './FaqList.tsx';

/**
 * **Use for** real questions of visitors, in their words, at the end of a page.
 *
 * **Don't use for** conditions of a price (never folded), or a single detail (Accordion).
 */
const meta = {
  title: 'FaqList',
  component: FaqList,
  args: {
    name: 'faq-fibre',
    tracking: 'faq',
    items: [
      {
        id: 'eligibilite',
        question: 'Comment savoir si mon logement est éligible à la fibre ?',
        answer:
          'Testez votre adresse sur [la page de la fibre](/freebox/fibre-optique/) : la réponse est immédiate.',
      },
      {
        id: 'raccordement',
        question: 'Combien de temps dure le raccordement ?',
        answer:
          'Comptez **deux heures**, en votre présence :\n- repérage\n- passage du câble\n- tests',
      },
      {
        id: 'numero',
        question: 'Puis-je garder mon numéro de téléphone fixe ?',
        answer: 'Oui. Donnez votre code RIO à l’inscription, nous faisons le reste.',
      },
    ],
  },
} satisfies Meta<typeof FaqList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const OneOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Combien de temps dure le raccordement ?'));
  },
};
