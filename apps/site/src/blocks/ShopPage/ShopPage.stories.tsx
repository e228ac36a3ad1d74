import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleServices, sampleShops, sampleSurroundings } from '#testing/shops.ts';
import { controls } from '#testing/controls.ts';
import { sampleContent } from '#testing/sample-content.ts';
import page from '../../../../../content/pages/boutique.json';
import { ShopPage } from './ShopPage.tsx';

const [shop, other] = sampleShops;
if (!shop || !other) throw new Error('no sample shop');

/** **Use for** one shop: where, when, what for, and how to go there. */
const meta = {
  title: 'Blocks/ShopPage',
  component: ShopPage,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: sampleContent('pages/boutique', page),
    closed: 'Fermé',
    alerts: controls.alerts,
    shop,
    services: sampleServices,
    map: sampleSurroundings,
    nearby: [{ shop: other, href: `#${other.id}` }],
    directionsHref: '#itineraire',
    allShopsHref: '#boutiques',
    sampleNote: 'Données d’exemple : ces boutiques sont inventées.',
  },
} satisfies Meta<typeof ShopPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RealShop: Story = { args: { sampleNote: null } };
