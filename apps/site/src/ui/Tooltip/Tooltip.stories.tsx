import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tooltip } from './Tooltip.tsx';

/**
 * **Use for** a few words that explain a term: they open on hover, on focus and on tap, on the side
 * with the most room, 16 px off the edges of the screen.
 *
 * **Don't use for** a price or its conditions (always shown), a link or a button (a tooltip cannot be
 * tabbed into), or more than two sentences (Modal).
 */
const meta = {
  title: 'Tooltip',
  component: Tooltip,
  args: {
    label: 'À propos du Wi-Fi 7',
    children: 'La dernière génération de Wi-Fi : plus rapide, avec moins d’attente.',
  },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button').click();
  },
};

export const InSentence: Story = {
  render: (args) => (
    <p>
      La box est compatible Wi-Fi 7 <Tooltip {...args} /> dans toute la maison.
    </p>
  ),
};
