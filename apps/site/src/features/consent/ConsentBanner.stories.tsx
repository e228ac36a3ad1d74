import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsentBanner } from './ConsentBanner.tsx';

/**
 * **Use for** the one question about cookies, on every page until it is answered.
 *
 * **Don't use for** anything else at the foot of the screen, nor with one answer louder than another.
 */
const meta = {
  title: 'ConsentBanner',
  component: ConsentBanner,
  args: {
    title: 'Vos cookies, votre choix',
    text: 'Avec votre accord, nous et nos partenaires mesurons nos campagnes avec des cookies.',
    alone: 'Avec votre accord, nous retenons la campagne qui vous a amené ici.',
    more: 'Sans lui, rien n’est déposé.',
    partners: ['Google Ads', 'Meta', 'Snapchat', 'TikTok'],
    saved: 'Votre choix est enregistré.',
  },
} satisfies Meta<typeof ConsentBanner>;
export default meta;

export const FirstLayer: StoryObj<typeof meta> = {};

/** No partner is switched on. */
export const Alone: StoryObj<typeof meta> = { args: { partners: [] } };
