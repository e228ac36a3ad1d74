import type { Meta, StoryObj } from '@storybook/react-vite';
import { PartnerBoxes } from './PartnerBoxes.tsx';

/**
 * **Use for** how to subscribe to a service, beside the boxes with which it comes (BoxAccess).
 *
 * **Don't use for** selling the boxes (BoxLineUp).
 */
const meta = {
  title: 'Blocks/PartnerBoxes',
  component: PartnerBoxes,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Comment en profiter',
    steps: ['Ouvrez votre espace abonné.', 'Choisissez la formule.', 'Créez votre compte.'],
    children: <p>Ce que demande chaque box.</p>,
  },
} satisfies Meta<typeof PartnerBoxes>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
