import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import json from '../../../../../content/companion-apps.json';
import { AppLanding } from './AppLanding.tsx';

/**
 * **Use for** where one application is fetched, with its QR code on a computer.
 *
 * **Don't use for** all of them (AppList).
 */
const meta = {
  title: 'Blocks/AppLanding',
  component: AppLanding,
  parameters: { layout: 'fullscreen' },
  args: {
    route: 'app-connect',
    stores: sampleContent('companion-apps', json).stores,
    name: 'Freebox Connect',
    description: 'Votre réseau, votre Wi-Fi et vos équipements, depuis votre téléphone.',
    address: 'https://www.exemple.fr/apps/connect/',
    ios: { store: 'https://apps.apple.com/fr/app/exemple/id123456789' },
    android: { store: 'https://play.google.com/store/apps/details?id=fr.exemple' },
    notYet: 'Le lien vers les boutiques d’applications paraîtra ici.',
    more: { label: 'Toutes les applications', href: '#applications' },
  },
} satisfies Meta<typeof AppLanding>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NotInStoresYet: Story = { args: { ios: null, android: null } };
