import type { Meta, StoryObj } from '@storybook/react-vite';
import { DEFAULT_BRAND } from '@vitrine/domain/brand';
import { sampleContent } from '#testing/sample-content.ts';
import menu from '../../../../../content/layout/menu.json';
import { Header } from './Header.tsx';

/**
 * **Use for** the top of every page, once, by the layout, with the menu inside.
 *
 * **Don't use for** an announcement (InfoBanner).
 */
const meta = {
  title: 'Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: sampleContent('layout/menu', menu).header,
    brand: DEFAULT_BRAND,
    homeHref: '#accueil',
    searchHref: '#plan-du-site',
    menuId: 'menu',
    account: {
      label: 'Espace abonné',
      href: 'https://abonne.exemple.fr/',
      target: '_blank',
      rel: 'noopener',
      visible: true,
      weight: 0,
    },
    subscribe: { label: 'S’abonner', href: '#souscrire' },
    children: <nav id="menu" popover="auto" aria-label="Menu principal" />,
  },
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Bar: Story = {};

export const LongBrand: Story = {
  args: { brand: { ...DEFAULT_BRAND, name: 'Télécom Libre Europe' } },
};
