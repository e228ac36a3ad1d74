import type { Meta, StoryObj } from '@storybook/react-vite';
import page from '../../../../../content/pages/boutiques.json';
import { controls } from '#testing/controls.ts';
import { sampleContent } from '#testing/sample-content.ts';
import { sampleSpots, sampleWeeks } from '#testing/shops.ts';
import { ShopFinder } from './ShopFinder.island.tsx';

/** **Use for** every shop and kiosk: a list first, then a map with the same addresses. */
const meta = {
  title: 'Features/ShopFinder',
  component: ShopFinder,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: sampleContent('pages/boutiques', page).finder,
    search: controls.search,
    spots: sampleSpots,
    weeks: sampleWeeks,
    tilesUrl: null,
    towns: [],
  },
} satisfies Meta<typeof ShopFinder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
