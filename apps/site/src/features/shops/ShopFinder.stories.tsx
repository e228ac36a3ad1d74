import type { Meta, StoryObj } from '@storybook/react-vite';
import { controls } from '#testing/controls.ts';
import { sampleSpots } from '#testing/shops.ts';
import { finderTexts, spotsInPage } from '#testing/spots-in-page.tsx';
import { ShopFinder } from './ShopFinder.island.tsx';

/** **Use for** every shop and kiosk: a list first, then a map with the same addresses. */
const meta = {
  title: 'Features/ShopFinder',
  component: ShopFinder,
  parameters: { layout: 'fullscreen' },
  args: {
    ...spotsInPage(sampleSpots),
    texts: finderTexts,
    search: controls.search,
    tilesUrl: null,
    towns: [],
  },
} satisfies Meta<typeof ShopFinder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'xyzxyz');
    await canvas.findByText(/^Aucune boutique/);
  },
};

export const WithoutItsSpots: Story = {
  args: { spotsHref: 'data:text/plain,rien' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'lyon');
    await canvas.findByText(/ne répond pas/);
  },
};
