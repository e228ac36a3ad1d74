import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from './Steps.tsx';

/**
 * **Use for** what happens, in order.
 *
 * **Don't use for** reasons or features, which have no order.
 */
const meta = {
  title: 'Blocks/Steps',
  component: Steps,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Comment ça se passe',
    steps: [
      { title: 'Vous commandez', text: 'En ligne, en cinq minutes.' },
      { title: 'Nous livrons', text: 'Chez vous ou en **point relais**.' },
      { title: 'Vous branchez', text: 'Un technicien vient si la fibre n’est pas posée.' },
    ],
  },
} satisfies Meta<typeof Steps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
