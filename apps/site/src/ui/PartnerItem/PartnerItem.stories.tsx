import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import partners from '../../../../../content/layout/partners.json';
import { PartnerItem } from './PartnerItem.tsx';

/**
 * **Use for** what a partner's page shows: a series, a magazine, a match. With a video, the picture
 * carries 'Voir la bande annonce' and gives way to the player once pressed.
 *
 * **Don't use for** our own advantages (AdvantageCards) or offers (Card).
 */
const meta = {
  title: 'PartnerItem',
  component: PartnerItem,
  args: {
    trailer: sampleContent('layout/partners', partners).trailer,
    logo: 'Universal+',
    title: 'La nuit des veilleurs',
    subtitle: 'Saison 2, dès le 12 mars',
    description: 'Dix épisodes, **une nuit**, une ville coupée du monde.',
    extraText: 'Disponible en version originale sous-titrée.',
    image: { src: 'partners/universal-plus', alt: 'Une ville de nuit sous un ciel rouge' },
    sizes: '(width >= 768px) 50vw, 94vw',
  },
} satisfies Meta<typeof PartnerItem>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {};

export const WithTrailer: Story = {
  args: { videoId: 'a1b2c3d4', videoIsFrom: 'youtube', tracking: 'séries > bande annonce' },
};

export const TextOnly: Story = {
  args: { logo: undefined, subtitle: undefined, extraText: undefined, image: undefined },
};
