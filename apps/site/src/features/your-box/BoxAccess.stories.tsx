import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatPrice } from '@vitrine/domain/price';
import { sampleContent } from '#testing/sample-content.ts';
import partners from '../../../../../content/layout/partners.json';
import { BoxAccess } from './BoxAccess.island.tsx';

/**
 * **Use for** what each box asks for a service; the visitor's own comes first once it is said.
 *
 * **Don't use for** selling the boxes (BoxLineUp).
 */
const meta = {
  title: 'Features/BoxAccess',
  component: BoxAccess,
  args: {
    texts: sampleContent('layout/partners', partners).boxes,
    boxes: [
      { key: 'ultra', name: 'Freebox Ultra', href: '#ultra', access: 'included', price: null },
      {
        key: 'ultra-essentiel',
        name: 'Freebox Ultra Essentiel',
        href: '#ultra-essentiel',
        access: 'channels',
        price: formatPrice(799),
      },
      {
        key: 'pop',
        name: 'Freebox Pop',
        href: '#pop',
        access: 'option',
        price: `dès ${formatPrice(799)}`,
      },
    ],
  },
} satisfies Meta<typeof BoxAccess>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingSaidYet: Story = {};

export const YoursFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Votre offre'), 'Freebox Pop');
  },
};
