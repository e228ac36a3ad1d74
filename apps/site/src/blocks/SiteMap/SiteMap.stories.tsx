import type { Meta, StoryObj } from '@storybook/react-vite';
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
