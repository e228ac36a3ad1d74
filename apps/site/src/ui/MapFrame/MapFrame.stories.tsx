import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapFrame } from './MapFrame.tsx';

/**
 * **Use for** a map that repeats what a list or a table of the page says. `browser/map/map.ts` draws
 * in it when it comes near the screen.
 *
 * **Don't use for** information that is nowhere else: without script there is no map.
 */
const meta = {
  title: 'MapFrame',
  component: MapFrame,
  args: { label: 'Carte des boutiques. La liste contient les mêmes adresses.', tilesUrl: null },
} satisfies Meta<typeof MapFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BeforeTheMap: Story = {};
