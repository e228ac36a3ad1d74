import type { Meta, StoryObj } from '@storybook/react-vite';
import { controls } from '#testing/controls.ts';
import { InfoBanner } from './InfoBanner.tsx';

/**
 * **Use for** what everyone should know today.
 *
 * **Don't use for** an advertisement.
 */
const meta = {
  title: 'Blocks/InfoBanner',
  component: InfoBanner,
  parameters: { layout: 'fullscreen' },
  args: {
    variant: 'info',
    words: controls.alerts,
    text: '**Fin de l’ADSL**\u00a0: le réseau cuivre ferme commune par commune. Vérifiez la date chez vous et passez à la fibre sans coupure.',
    link: { label: 'Voir la date de ma commune', href: '/freebox/fin-adsl-passage-fibre/' },
  },
} satisfies Meta<typeof InfoBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Warning: Story = { args: { variant: 'warning' } };

export const Incident: Story = { args: { variant: 'error' } };

export const WithoutLink: Story = { args: { link: null } };
