import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppList } from './AppList.tsx';

/**
 * **Use for** the companion applications, each with the way to install it.
 *
 * **Don't use for** one application (AppLanding).
 */
const meta = {
  title: 'Blocks/AppList',
  component: AppList,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Les applications',
    install: 'Installer',
    apps: (
      [
        ['app-connect', 'Freebox Connect'],
        ['app-files', 'Freebox Files'],
      ] as const
    ).map(([route, name]) => ({
      route,
      name,
      description: 'Votre réseau, votre Wi-Fi et vos équipements, depuis votre téléphone.',
      href: `#${name}`,
      ios: 'https://apps.apple.com/fr/app/exemple',
      android: 'https://play.google.com/store/apps/details?id=fr.exemple',
    })),
    notYet: 'Le lien vers les boutiques d’applications paraîtra ici.',
  },
} satisfies Meta<typeof AppList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NotInStoresYet: Story = {
  args: { apps: meta.args.apps.map((app) => ({ ...app, ios: null, android: null })) },
};
