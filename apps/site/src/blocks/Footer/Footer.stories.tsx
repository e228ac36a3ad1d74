import type { Meta, StoryObj } from '@storybook/react-vite';
import { DEFAULT_BRAND } from '@vitrine/domain/brand';
import type { FooterLink } from '@vitrine/domain/content/layout';
import { Footer } from './Footer.tsx';

const link = (label: string, href: string, more: Partial<FooterLink> = {}): FooterLink => ({
  label,
  href,
  visible: true,
  weight: 0,
  ...more,
});
const links = (...labels: string[]) => labels.map((label) => link(label, `#${label.length}`));

/**
 * **Use for** the end of every page, once, by the layout, with the page's legal notices inside.
 *
 * **Don't use for** what a visitor needs to act: put it in the page.
 */
const meta = {
  title: 'Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: DEFAULT_BRAND,
    homeHref: '#accueil',
    labels: {
      legal: 'Informations légales',
      home: 'accueil',
      social: 'Nous suivre',
      notices: 'Mentions Légales',
    },
    groups: [
      {
        label: 'Offres & Services',
        list: links('Toutes les Freebox', 'La Fibre', 'Forfaits mobiles', 'Boutiques'),
      },
      {
        label: 'Abonné',
        list: [
          link('Espace abonné', 'https://abonne.exemple.fr/', {
            target: '_blank',
            rel: 'noopener',
          }),
          ...links('Portail', 'Applications'),
        ],
      },
      { label: 'Aide & Contact', list: links('Assistance', 'Nous contacter') },
      { label: 'Société', list: links('Nos engagements', 'Avis Freebox', 'Plan du site') },
    ],
    legal: links('Informations légales', 'Confidentialité', 'Cookies'),
    social: [
      { network: 'instagram', label: 'Instagram', href: 'https://www.instagram.com/exemple/' },
      { network: 'youtube', label: 'YouTube', href: 'https://www.youtube.com/@exemple/' },
    ],
    consentSettings: link('Gérer mes choix de cookies', '#cookies'),
    accessibility: link('Accessibilité\u00a0: partiellement conforme', '#accessibilite'),
  },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Freebox: Story = {};

export const Portal: Story = { args: { accessibility: null } };
