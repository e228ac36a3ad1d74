import type { Meta, StoryObj } from '@storybook/react-vite';
import controls from '../../../../../content/layout/controls.json' with { type: 'json' };
import { SiteMap } from './SiteMap.tsx';

/**
 * **Use for** every page of the site, by group.
 *
 * **Don't use for** a menu.
 */
const meta = {
  title: 'Blocks/SiteMap',
  component: SiteMap,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Plan du site',
    search: { label: 'Chercher sur le site', texts: controls.search, href: '#recherche' },
    groups: ['Offres', 'Télévision', 'Aide', 'Informations légales'].map((title) => ({
      title,
      links: ['Toutes les Freebox', 'La fibre', 'Comparer'].map((label) => ({
        label,
        href: `#${title}-${label}`,
      })),
    })),
  },
} satisfies Meta<typeof SiteMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The answer to a search without script. */
export const Found: Story = {
  args: {
    typed: 'wifi',
    found: {
      title: '2 résultats',
      results: [
        {
          label: 'Freebox Pop',
          href: '#pop',
          about: 'dès 29,99\u00a0€',
          text: 'La préférée des familles\u00a0: la fibre rapide, le Wi-Fi 7 et la TV, tout simplement.',
        },
        {
          label: 'Webmail',
          href: '#webmail',
          target: '_blank',
          about: 'Autre site',
          text: 'Vos messages, où que vous soyez.',
        },
      ],
    },
  },
};

export const NothingFound: Story = {
  args: { typed: 'xqzk', found: { title: 'Aucun résultat.', results: [] } },
};
