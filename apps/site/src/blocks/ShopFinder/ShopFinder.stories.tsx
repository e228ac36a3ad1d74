import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleShops, sampleSimbox } from '#testing/shops.ts';
import { ShopFinder } from './ShopFinder.tsx';

/**
 * **Use for** every shop and kiosk: a list first. `browser/shop-finder.ts` sorts, filters and draws
 * the map.
 */
const meta = {
  title: 'Blocks/ShopFinder',
  component: ShopFinder,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Les boutiques',
    intro: 'Des conseillers qui connaissent votre Freebox, et votre quartier.',
    shops: sampleShops,
    simboxes: [sampleSimbox],
    hrefOf: ({ id }) => `#${id}`,
    tilesUrl: null,
    sampleNote: 'Données d’exemple : ces boutiques sont inventées.',
  },
} satisfies Meta<typeof ShopFinder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RealShops: Story = { args: { sampleNote: null } };
