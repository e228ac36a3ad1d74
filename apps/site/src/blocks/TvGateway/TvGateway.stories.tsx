import type { Meta, StoryObj } from '@storybook/react-vite';
import { TvGateway } from './TvGateway.tsx';

/** **Use for** leading to the TV lists, each with its length. */
const meta = {
  title: 'Blocks/TvGateway',
  component: TvGateway,
  args: {
    title: 'Toute la télévision',
    see: 'Voir',
    doors: [
      {
        label: 'Liste des chaînes',
        href: '#chaines',
        count: 572,
        unit: 'chaînes',
        text: 'Cherchez la vôtre, et son numéro.',
      },
      {
        label: 'Replays',
        href: '#replays',
        count: 100,
        unit: 'services',
        text: 'Ce que vous avez manqué.',
      },
    ],
  },
} satisfies Meta<typeof TvGateway>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
