import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MenuEntry, MenuLeaf } from '@vitrine/domain/content/layout';
import { MegaMenu, type MenuBoxes } from './MegaMenu.tsx';

const leaf = (label: string, href: string, more: Partial<MenuLeaf> = {}): MenuLeaf => ({
  label,
  href,
  visible: true,
  weight: 0,
  ...more,
});

const entries: MenuEntry[] = [
  {
    key: 'freebox',
    label: 'Freebox',
    visible: true,
    weight: 7,
    icon: 'box',
    image: { src: 'box-ultra/hero', alt: '' },
    button: { label: 'Aidez-moi à choisir', href: '#choisir' },
    sections: [
      {
        label: 'NOS OFFRES FREEBOX',
        list: [
          leaf('Freebox Ultra', '#ultra'),
          leaf('Freebox Pop', '#pop'),
          leaf('Freebox Pop S', '#pop-s', { tag: { label: 'Série Spéciale', color: 'black' } }),
        ],
      },
      {
        label: 'SERVICES & CONTENUS',
        list: [
          {
            label: 'TV & VOD',
            visible: true,
            weight: 0,
            list: [leaf('Liste des chaînes', '#chaines'), leaf('Netflix', '#netflix')],
          },
          leaf('Applications', '#applications'),
        ],
      },
    ],
  },
  {
    key: 'assistance',
    label: 'Assistance',
    visible: true,
    weight: 2,
    icon: 'help',
    href: 'https://assistance.exemple.fr/',
    sections: [],
  },
];

const boxes: MenuBoxes = {
  '#ultra': { price: 'dès 39,99\u00a0€', picture: 'box-ultra/hero' },
  '#pop': { price: 'dès 29,99\u00a0€', picture: 'box-pop/hero' },
  '#pop-s': { price: '24,99\u00a0€', picture: 'box-pop-s/hero' },
};

const tools: MenuLeaf[] = [
  leaf('Tester mon éligibilité', '#eligibilite', { icon: 'eligibility' }),
  leaf('Webmail', 'https://webmail.exemple.fr/', {
    target: '_blank',
    rel: 'noopener',
    icon: 'mail',
  }),
];

/**
 * **Use for** the main menu, once, in the header, whose grid gives it its places. Below 1034 px it is
 * a popover: see it opened from the Header's story.
 *
 * **Don't use for** the links of one page (Tabs) or of one group of pages.
 */
const meta = {
  title: 'MegaMenu',
  component: MegaMenu,
  args: {
    id: 'menu',
    labels: {
      name: 'Menu principal',
      title: 'Menu',
      close: 'Fermer le menu',
      back: 'Retour au menu',
      backTo: 'Retour à <menu>',
    },
    entries,
    boxes,
    tools,
    trail: ['#accueil', '#pop'],
  },
} satisfies Meta<typeof MegaMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Menu: Story = {};
