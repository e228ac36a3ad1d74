import type { Meta, StoryObj } from '@storybook/react-vite';
import { FranceMap } from './FranceMap.tsx';

/**
 * **Use for** showing where a handful of places are, beside a text that names them.
 *
 * **Don't use for** anything to search or to zoom: that is the fibre map and the shop finder.
 */
const meta = {
  title: 'FranceMap',
  component: FranceMap,
  args: {
    label: 'Carte de France\u00a0: Lille, Nantes et Marseille',
    places: [
      { name: 'Lille', longitude: 3.06, latitude: 50.63 },
      { name: 'Nantes', longitude: -1.55, latitude: 47.22 },
      { name: 'Marseille', longitude: 5.37, latitude: 43.3 },
    ],
  },
} satisfies Meta<typeof FranceMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Places: Story = {};

export const OutlineOnly: Story = { args: { label: 'Carte de France', places: [] } };
