import type { Meta, StoryObj } from '@storybook/react-vite';
import { PartnerFormulas } from './PartnerFormulas.tsx';

/**
 * **Use for** the formulas among which one chooses, each with its price.
 *
 * **Don't use for** one formula only (PartnerHero).
 */
const meta = {
  title: 'Blocks/PartnerFormulas',
  component: PartnerFormulas,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Choisissez votre formule',
    action: { label: 'Activer l’option', href: '#activer' },
    choices: [
      {
        name: 'Avec publicité',
        details: ['2 écrans', 'Full HD'],
        amount: 799,
        once: false,
        included: 'Incluse avec la Freebox Ultra',
      },
      {
        name: 'Standard',
        details: ['2 écrans', 'Full HD', 'Hors connexion'],
        amount: 1499,
        once: false,
        included: null,
      },
      { name: 'Premium', details: ['4 écrans', '4K'], amount: 2199, once: false, included: null },
    ],
  },
} satisfies Meta<typeof PartnerFormulas>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
