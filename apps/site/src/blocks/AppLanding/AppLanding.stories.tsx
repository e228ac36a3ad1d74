import type { Meta, StoryObj } from '@storybook/react-vite';
import { DEFAULT_BRAND } from '@vitrine/domain/brand';
import { companionApp } from '@vitrine/domain/companion-apps';
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
    name: 'Freebox Connect',
    description: 'Votre réseau, votre Wi-Fi et vos équipements, depuis votre téléphone.',
    address: 'https://www.exemple.fr/apps/connect/',
    ...companionApp('app-connect', DEFAULT_BRAND),
    more: { label: 'Toutes les applications', href: '#applications' },
  },
} satisfies Meta<typeof AppLanding>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
