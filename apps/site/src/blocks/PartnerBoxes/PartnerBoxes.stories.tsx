import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatPrice } from '@vitrine/domain/price';
import { sampleContent } from '#testing/sample-content.ts';
import partners from '../../../../../content/layout/partners.json';
import { PartnerBoxes } from './PartnerBoxes.tsx';

/**
 * **Use for** with which boxes a service comes, and how to subscribe to it.
 *
 * **Don't use for** selling the boxes (BoxLineUp).
 */
const meta = {
  title: 'Blocks/PartnerBoxes',
  component: PartnerBoxes,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: sampleContent('layout/partners', partners),
    title: 'Comment en profiter',
    steps: ['Ouvrez votre espace abonné.', 'Choisissez la formule.', 'Créez votre compte.'],
    boxes: [
      { name: 'Freebox Ultra', href: '#ultra', access: 'included', price: null },
      {
        name: 'Freebox Ultra Essentiel',
        href: '#ultra-essentiel',
        access: 'channels',
        price: formatPrice(799),
      },
      { name: 'Freebox Pop', href: '#pop', access: 'option', price: `dès ${formatPrice(799)}` },
    ],
  },
} satisfies Meta<typeof PartnerBoxes>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
